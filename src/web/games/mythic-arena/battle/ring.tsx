import { messages } from '../generated/all.ts';
import './battle.css';
import { type ReactNode, useMemo, useRef } from 'react';
import { Glyph } from '../../../art/glyph.tsx';
import type { BeatPlayback } from '../../../table/motion/beat-player.ts';
import { type ArenaProps, cardOfPet, seatOfPet, sideOf } from '../selectors.ts';
import { type BattleBeat, damageIn, sideEffectsOf } from './beats.ts';
import { usePlayedBattle } from './durations.ts';
import { Fighter, type FighterStatus, OtherFighter, Vacant } from './fighter.tsx';
import { Middle } from './middle.tsx';
import { Choices, Meetings } from './preview/chances.tsx';
import { previewOf } from './preview/preview.ts';
import { type BattleScene, type Engagement, pairIn, petIn, STEPS, sceneOf } from './scene.ts';
import { healthAt, petAt, type SnapshotPair, withSnapshot } from './snapshots.ts';

/** The battle in the middle of the light; nothing while there is none. */
export function Ring({ props }: { props: ArenaProps }) {
  const { view, events } = props;
  const scene = useMemo(() => sceneOf(view, events), [view, events]);
  const memory = useRef<SnapshotPair | null>(null);
  memory.current = useMemo(() => withSnapshot(memory.current, view.table, events.length), [view, events]);
  const played = usePlayedBattle(scene);
  return scene === null ? null : <Battle {...{ props, scene, played }} memory={memory.current} />;
}

interface BattleProps {
  readonly props: ArenaProps;
  readonly scene: BattleScene;
  readonly memory: SnapshotPair;
  readonly played: BeatPlayback;
}

function Battle({ props, scene, memory, played }: BattleProps) {
  const { language, speech } = props;
  const t = messages[language].battle;
  const preview = previewOf(props);
  const beat = scene.beats[played.beat];
  const present = presentIn(props, scene, played);
  const others = othersIn(scene, present ?? []);
  const told = beat === undefined || !played.landed ? [] : sideEffectsOf(beat);
  const sentences = told.flatMap((event) => speech.event(event, props.scene) ?? []);
  const asked = preview !== null && preview.rows.length > 0 && !played.live ? preview : null;
  const table = asked?.kind === 'table' ? asked : null;
  return (
    <section className={`ring${others.length > 0 ? ' several' : ''}`} aria-label={t.battle}>
      <Track scene={scene} beat={played.live ? beat : undefined} props={props} />
      {table !== null && <Meetings props={props} preview={table} />}
      {table === null && present !== null && (
        <Duel {...{ props, scene, memory, played, present }}>
          {asked !== null && <Choices props={props} preview={asked} />}
        </Duel>
      )}
      {table === null && others.length > 0 && <Others props={props} list={others} />}
      {asked === null && (
        <div className="after">
          <Earlier {...{ props, scene, played }} />
          {sentences.length > 0 && <p className="effects">{sentences.join(' ')}</p>}
          <Next {...{ props, scene, played }} />
        </div>
      )}
    </section>
  );
}

/** The steps of a battle, the present one lit. */
function Track({ scene, beat, props }: { scene: BattleScene; beat: BattleBeat | undefined; props: ArenaProps }) {
  const t = messages[props.language].battle;
  const now = beat === undefined ? scene.step : stepOf(beat);
  return (
    <ol className="battle-steps" data-now={now}>
      {STEPS.map((step) => (
        <li key={step} aria-current={step === now ? 'step' : undefined}>
          {t.steps[step]}
        </li>
      ))}
    </ol>
  );
}
const stepOf = ({ kind }: BattleBeat): BattleScene['step'] => {
  if (kind === 'powers' || kind === 'stalemate') return 'powers';
  if (kind === 'rune') return 'runes';
  return kind === 'speed' || kind === 'faster' ? 'speed' : 'rolls';
};

/** Whom the scene is about now: the two of the beat that is shown, else of the question, else of the first pair. */
function presentIn({ question }: ArenaProps, scene: BattleScene, { beat, live }: BattleProps['played']) {
  const pairOf = (ref: string) =>
    scene.engagements.find(({ attacker, blockers }) => attacker === ref || blockers.includes(ref));
  const asPair = ({ attacker, blockers }: Engagement, ref: string): readonly string[] => [
    attacker,
    ...(blockers.includes(ref) ? [ref] : blockers.slice(0, 1)),
  ];
  const pair = pairIn(scene, beat);
  if (live && pair !== null) return pair;
  const [verb, asked] = question?.legal[0]?.split(' ') ?? [];
  if (question?.ask === 'power' && verb === 'power' && asked !== undefined) {
    const found = pairOf(asked);
    if (found !== undefined) return asPair(found, asked);
  }
  if (question?.ask === 'target') {
    // Who is left over, and its target where there is only one.
    const targets = question.legal.flatMap((say) => (say.startsWith('target ') ? [say.slice('target '.length)] : []));
    return [String(question.with.pet), ...(targets.length === 1 ? targets : [])];
  }
  if (pair !== null) return pair;
  const first = scene.engagements.find(({ blockers }) => blockers.length > 0) ?? scene.engagements[0];
  return first === undefined ? null : asPair(first, first.attacker);
}

/** The other pairs, and of the present one those who strike afterwards: there the first is only named. */
interface Other extends Engagement {
  readonly named: boolean;
}
const othersIn = ({ engagements }: BattleScene, present: readonly string[]): readonly Other[] =>
  engagements.flatMap((engagement): Other[] => {
    const { attacker, blockers } = engagement;
    if (![attacker, ...blockers].some((ref) => present.includes(ref))) return [{ ...engagement, named: false }];
    const rest = blockers.filter((ref) => !present.includes(ref));
    return rest.length === 0 ? [] : [{ ...engagement, blockers: rest, named: true }];
  });

/** Two Pets face to face, one's own at the left as on a desk, and what happens between them. */
interface DuelProps extends BattleProps {
  readonly present: readonly string[];
  /** In place of what happens: what is to be chosen. */
  readonly children: ReactNode;
}
function Duel({ props, scene, memory, played, present, children }: DuelProps) {
  const { view } = props;
  const t = messages[props.language].battle;
  const near = sideOf(view);
  const side = (seat: number) => present.find((ref) => seatOfPet(ref) === seat);
  const [left, right] = [side(near), side(1 - near)];
  const roleOf = (seat: number) => (seat === scene.lead ? t.attacker : t.blocker);
  const beat = scene.beats[played.beat];
  const fighter = (ref: string | undefined, seat: number) =>
    ref === undefined ? (
      <Vacant seat={seat} role={roleOf(seat)}>
        {scene.step === 'blockers' ? t.unblocked : t.afterwards}
      </Vacant>
    ) : (
      <Fighter {...{ props }} role={roleOf(seat)} standing={standingOf(props, scene, memory, played, ref)} />
    );
  const striker = beat !== undefined && 'pet' in beat ? beat.pet : undefined;
  const way = striker === undefined ? '' : seatOfPet(striker) === near ? ' rightwards' : ' leftwards';
  return (
    <div className={`duel${way}`} data-group="">
      {fighter(left, near)}
      {children || <Middle {...{ props, scene, played, memory }} />}
      {fighter(right, 1 - near)}
    </div>
  );
}

/** How a Pet stands at the moment that is shown. */
function standingOf(
  props: ArenaProps,
  scene: BattleScene,
  memory: SnapshotPair,
  played: BeatPlayback,
  ref: string,
): FighterStatus {
  const { view, events, speech } = props;
  const t = messages[props.language].battle;
  const beat = scene.beats[played.beat];
  const heard = beat === undefined ? events.length : played.landed ? beat.end : beat.start;
  const isLast = played.beat === scene.beats.length - 1 && played.landed;
  const pet = petIn(view.table, ref);
  const shown = isLast ? events.length : heard;
  const known = healthAt(memory, events, ref, shown);
  const power = scene.powers.get(ref);
  return {
    ref,
    pet: pet === null ? null : petAt(memory, ref, shown),
    left: known?.left ?? 0,
    health: known?.health ?? pet?.health ?? 1,
    loss: beat !== undefined && played.landed ? damageIn(beat, ref) : 0,
    acts: beat?.kind === 'strike' && beat.pet === ref,
    power: power === undefined ? null : power === null ? t.nothing : speech.card(power).name,
  };
}

/** The other pairs of the battle, in a line each. */
function Others({ props, list }: { props: ArenaProps; list: readonly Other[] }) {
  const t = messages[props.language].battle;
  return (
    <ul className="others" aria-label={t.also} data-group="">
      {list.map(({ attacker, blockers, named }) => (
        <li key={attacker}>
          {named ? (
            <span className="from">{props.speech.card(cardOfPet(attacker)).name}</span>
          ) : (
            <OtherFighter props={props} refTo={attacker} />
          )}
          <Lines to={blockers.length} extra={named} />
          <span className="against">
            {blockers.map((ref) => (
              <OtherFighter key={ref} props={props} refTo={ref} />
            ))}
            {(named || blockers.length === 0) && <small>{t.afterwards}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Chalk from an Attacker to each of its Blockers: the first one's is whole. */
const Lines = ({ to, extra }: { to: number; extra: boolean }) => (
  <svg className="chalklines" viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden="true">
    {to === 0 && <path className="off" d="M0 50H40" />}
    {Array.from({ length: to }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
      <path key={n} className={n === 0 && !extra ? '' : 'off'} d={`M0 50 40 ${(100 * (n + 0.5)) / to}`} />
    ))}
  </svg>
);

/** How many strikes before the present one are still to be read. */
const KEPT = 3;
/** The strikes before this one, in a line each: who, the sum against the Miss, and what it did. */
function Earlier({ props, scene, played }: Pick<BattleProps, 'props' | 'scene' | 'played'>) {
  const { speech } = props;
  const before = scene.beats.slice(0, Math.max(0, played.beat)).filter((beat) => beat.kind === 'strike');
  if (before.length === 0) return null;
  return (
    <ul className="earlier">
      {before.slice(-KEPT).map((beat) => (
        <li key={beat.start}>
          <b>{speech.card(cardOfPet(beat.pet)).name}</b> {beat.die + beat.bonus} {beat.how === 'miss' ? '<' : '≥'}{' '}
          {beat.miss}
          {beat.how !== 'miss' && <span className="lost"> −{damageIn(beat, beat.target)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Who acts next. */
function Next({ props, scene, played }: Pick<BattleProps, 'props' | 'scene' | 'played'>) {
  const { speech, language } = props;
  const t = messages[language].battle;
  const beat = scene.beats[played.beat];
  if (beat?.kind !== 'strike' || !played.landed) return null;
  const later = scene.beats.slice(played.beat + 1).find(({ kind }) => kind === 'strike');
  const next = later?.kind === 'strike' ? later : scene.next;
  if (next === null) return null;
  const [then, by] = next.pet === beat.target ? t.answers : t.strikes;
  return (
    <p className="next">
      <Glyph name="bolt" /> {then} <b>{speech.card(cardOfPet(next.pet)).name}</b> {by}{' '}
      <b>{speech.card(next.power).name}</b>
    </p>
  );
}
