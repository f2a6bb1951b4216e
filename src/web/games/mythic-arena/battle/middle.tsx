import type { ReactNode } from 'react';
import { Seal } from '../../../art/glyph.tsx';
import { Card } from '../../../table/cards/card.tsx';
import { Die } from '../../../table/dice/die.tsx';
import type { BeatPlayback } from '../../../table/motion/beat-player.ts';
import { petCard } from '../cards/printed.ts';
import { messages } from '../generated/all.ts';
import { type ArenaProps, cardOfPet } from '../selectors.ts';
import type { BattleBeat, ToldBeat } from './beats.ts';
import { nameOf } from './fighter.tsx';
import type { BattleScene } from './scene.ts';
import { type SnapshotPair, speedOf } from './snapshots.ts';

/** What stands between two Pets: the roll and its sum, or whatever else happens or is awaited. */

export interface MiddleProps {
  readonly props: ArenaProps;
  readonly scene: BattleScene;
  readonly played: BeatPlayback;
  readonly memory: SnapshotPair;
}

/** Amber for who struck; a miss is a die of stone. */
const AMBER = '#f6d08a';

export function Middle({ props, scene, played, memory }: MiddleProps) {
  const beat = scene.beats[played.beat];
  // What is asked now comes before what was last heard, once that has been seen.
  if (!played.live && scene.step === 'runes' && beat?.kind !== 'stalemate')
    return <Runes {...{ props, scene, memory }} />;
  if (beat === undefined) return <Waiting {...{ props, scene }} />;
  return <BeatShown key={beat.start} {...{ props, beat, played, memory }} />;
}

interface BeatProps {
  readonly props: ArenaProps;
  readonly beat: BattleBeat;
  readonly played: MiddleProps['played'];
  readonly memory: SnapshotPair;
}

function BeatShown({ props, beat, played, memory }: BeatProps) {
  const { language, speech } = props;
  const t = messages[language].battle;
  const die = (value: number, what: string, colour?: string) => (
    <Die
      value={value}
      label={t.rolled({ what, die: value })}
      rolls={!played.landed}
      {...(colour !== undefined && { colour })}
    />
  );
  const named = (told: ToldBeat, title: string | null) => (
    <Mid title={title}>
      <p className="told">{speech.event(told, props.scene)}</p>
    </Mid>
  );
  switch (beat.kind) {
    case 'strike':
      return (
        <Mid title={speech.card(beat.power).name} pace={played.pace}>
          {die(beat.die, nameOf(props, beat.pet), beat.how === 'miss' ? undefined : AMBER)}
          <Sum {...{ props, beat }} hidden={!played.landed} />
        </Mid>
      );
    case 'struggles':
      return (
        <Mid title={speech.card('paralyze').name} pace={played.pace}>
          {die(beat.die, nameOf(props, beat.pet))}
          <p className={`told${played.landed ? '' : ' unseen'}`}>{speech.event(beat, props.scene)}</p>
        </Mid>
      );
    case 'faster':
      return (
        <Mid title={t.tied} pace={played.pace}>
          <span className="dice">
            {beat.pets.map((pet, n) => (
              <span key={pet}>
                {die(beat.dice[n] ?? 0, nameOf(props, pet))}
                <small aria-hidden="true">{speech.card(cardOfPet(pet)).name}</small>
              </span>
            ))}
          </span>
        </Mid>
      );
    case 'speed':
      return <Speed {...{ props, memory }} pets={beat.pets} />;
    case 'rune':
      return (
        <Mid title={null}>
          <Card card={beat.card} size="thumb" />
          <p className="told">{speech.event(beat, props.scene)}</p>
        </Mid>
      );
    case 'retaliates':
      return named(beat, t.retaliate);
    case 'switchHit':
      return named(beat, t.switchHit);
    case 'powers':
      return <Mid title={t.steps.powers}>{null}</Mid>;
    default:
      return named(beat, null);
  }
}

interface MidProps {
  readonly title: string | null;
  readonly pace?: number;
  readonly children: ReactNode;
}
const Mid = ({ title, pace, children }: MidProps) => (
  <div className="mid" style={pace === undefined ? undefined : { '--pace': pace }}>
    {title !== null && <p className="pow">{title}</p>}
    {children}
  </div>
);

/** `15 + 4 Hit + 1 = 19`, and whether that is enough. */
function Sum({ props, beat, hidden }: { props: ArenaProps; beat: BattleBeat & { kind: 'strike' }; hidden: boolean }) {
  const { language, face } = props;
  const t = messages[language].battle;
  const { die, bonus, miss, how, pet } = beat;
  const printed = petCard(face, cardOfPet(pet))?.hit ?? 0;
  const more = bonus - printed;
  const total = die + bonus;
  const verdict =
    how === 'miss'
      ? t.below({ miss })
      : total > miss
        ? t.beats({ miss })
        : total === miss
          ? t.reaches({ miss })
          : t.always;
  return (
    <div className={`sum${hidden ? ' unseen' : ''}`}>
      <p className="calc">
        {die} {signed(printed)} <small>{messages[language].board.stats.hit}</small>
        {more !== 0 && ` ${signed(more)}`} = <b>{total}</b>
      </p>
      <p className={`verdict ${how}`}>{verdict}</p>
      {how === 'critical' && <p className="rare">{t.critical}</p>}
      {how === 'glancing' && <p className="rare">{t.glancing}</p>}
    </div>
  );
}
const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

/** Who is the faster, as far as that decides something. */
function Speed({
  props,
  memory,
  pets,
}: {
  props: ArenaProps;
  memory: SnapshotPair;
  pets: readonly [string, ...string[]];
}) {
  const { language, speech } = props;
  const t = messages[language].battle;
  const [first, second] = pets;
  const [a, b] = [speedOf(memory, first), second === undefined ? null : speedOf(memory, second)];
  return (
    <Mid title={t.steps.speed}>
      {pets.length > 2 ? (
        <ol className="speeds">
          {pets.map((ref) => (
            <li key={ref}>
              <b>{speedOf(memory, ref)}</b> {speech.card(cardOfPet(ref)).name}
            </li>
          ))}
        </ol>
      ) : (
        a !== null && b !== null && <p className="told">{t.speeds({ a, b })}</p>
      )}
      <p className="told">{t.first({ pet: speech.card(cardOfPet(first)).name })}</p>
    </Mid>
  );
}

/** The Rune window: whose Rune is asked for, who has passed; and who will be first. */
function Runes({ props, scene, memory }: Omit<MiddleProps, 'played'>) {
  const { language } = props;
  const t = messages[language].battle;
  const [one, two, ...more] = [...scene.powers].flatMap(([ref, power]) => (power === null ? [] : [ref]));
  const seats = [scene.lead, 1 - scene.lead];
  return (
    <Mid title={t.steps.runes}>
      <ul className="windows">
        {seats.map((seat) => {
          const state = scene.runes?.[seat] ?? 'waits';
          const rune = scene.beats.findLast((beat) => beat.kind === 'rune' && beat.seat === seat);
          const name = rune?.kind === 'rune' ? props.speech.card(rune.card).name : null;
          return (
            <li
              key={seat}
              className={state}
              aria-label={t.runes({ who: props.scene.names[seat] ?? '', state: t.runeStates[state] })}
            >
              <Seal seat={seat} />
              <span>{state === 'played' ? name : t.runeStates[state]}</span>
            </li>
          );
        })}
      </ul>
      {one !== undefined && two !== undefined && more.length === 0 && (
        <Forecast {...{ props, memory }} pets={[one, two]} />
      )}
    </Mid>
  );
}
function Forecast({
  props,
  memory,
  pets,
}: {
  props: ArenaProps;
  memory: SnapshotPair;
  pets: readonly [string, string];
}) {
  const t = messages[props.language].battle;
  const speedIn = (ref: string): number => memory.now.pets.get(ref)?.speed ?? 0;
  const speeds = pets.map(speedIn);
  const [a, b] = [Math.max(...speeds), Math.min(...speeds)];
  const first = pets[speedIn(pets[0]) === a ? 0 : 1];
  return (
    <p className="told">
      {t.speeds({ a, b })}
      <br />
      {a === b ? t.tied : t.first({ pet: props.speech.card(cardOfPet(first)).name })}
    </p>
  );
}

/** Before anything has happened that is worth a picture. */
function Waiting({ props, scene }: Pick<MiddleProps, 'props' | 'scene'>) {
  const t = messages[props.language].battle;
  return <Mid title={t.steps[scene.step]}>{scene.step === 'powers' && <p className="told">{t.secret}</p>}</Mid>;
}
