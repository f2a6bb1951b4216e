import './wave.css';
import { cardWords, type RunningView, type WaveView } from '../../../../games/familiars-and-foes/face.ts';
import { Glyph, Icon } from '../../../art/glyph.tsx';
import type { GlyphName } from '../../../art/glyphs.ts';
import { useCards } from '../../../table/cards/cards.ts';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { castThing } from '../answers/things.ts';
import { untilOf } from '../foes/running.ts';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';
import { type FoesProps, matOf } from '../selectors.ts';

/** Which wave it is, what is still to come, what is in effect, and the Coven cards that are open to all. */
export function Wave({ props }: { props: FoesProps }) {
  const { view, language } = props;
  const { table } = view;
  const t = messages[language].waves;
  return (
    <section className="wave" aria-label={t.wave({ wave: table.wave, of: table.waves.length })}>
      <ol className="waves" aria-label={t.waves}>
        {table.waves.map((wave, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wave is its number
          <Stone key={n} {...{ props, wave }} number={n + 1} />
        ))}
      </ol>
      <Goal {...{ props }} />
      <Running {...{ props }} />
      {table.commons.length > 0 && <Commons {...{ props }} />}
    </section>
  );
}

/** What is to be done in this wave. */
function Goal({ props: { view, language } }: { props: FoesProps }) {
  const t = messages[language].waves;
  const count = view.table.foes.filter(({ hp }) => hp > 0).length;
  if (view.result !== null || count === 0) return null;
  return (
    <p className="wave-goal">
      <b>{t.goal({ count })}</b> <span>{t.lose}</span>
    </p>
  );
}

const stateOf = ({ wave }: FoesProps['view']['table'], number: number): 'over' | 'here' | 'later' =>
  number < wave ? 'over' : number === wave ? 'here' : 'later';

/** A wave in words. */
export function waveSentence(
  { view, face, language }: Pick<FoesProps, 'view' | 'face' | 'language'>,
  { levels, covens, covenCards }: WaveView,
  number: number,
): string {
  const t = messages[language].waves;
  const state = stateOf(view.table, number);
  if (state !== 'later') return state === 'over' ? t.over({ wave: number }) : t.here({ wave: number });
  const witches = (covenCards ?? []).map((mat) => matOf(face, mat).helper.witch);
  return [
    t.coming({ wave: number, levels: levels.map(String), covens }),
    ...(witches.length > 0 ? [t.captives({ names: witches })] : []),
  ].join(', ');
}

/** A wave: cleared, here, or to come, with the backs of its Foes. */
function Stone({ props, wave, number }: { props: FoesProps; wave: WaveView; number: number }) {
  const { view, language } = props;
  const t = messages[language].waves;
  const { levels, covens } = wave;
  const state = stateOf(view.table, number);
  const sentence = waveSentence(props, wave, number);
  return (
    <li
      className={state}
      aria-current={state === 'here' ? 'step' : undefined}
      aria-label={sentence}
      title={sentence}
      data-place={`wave:${number}`}
    >
      <b aria-hidden="true">{number}</b>
      {state === 'here' && (
        <span className="of" aria-hidden="true">
          {t.wave({ wave: number, of: view.table.waves.length })}
        </span>
      )}
      {state === 'over' && <Glyph name="check" />}
      {state === 'later' && (
        <span className="wave-backs" aria-hidden="true">
          {levels.map((level, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
            <i key={n}>{level}</i>
          ))}
        </span>
      )}
      {covens > 0 && (
        <span className="captive" aria-hidden="true">
          <Icon path={icons['witch-face']} />
          {covens > 1 && covens}
        </span>
      )}
    </li>
  );
}

const SIGNS: Readonly<Record<string, GlyphName>> = { roll: 'target', damage: 'claw', guard: 'shield', forbid: 'lock' };

/** What is in effect for Familiars, with whom it is for and how long it lasts; what is on a Foe stands there. */
function Running({ props }: { props: FoesProps }) {
  const { view, language, speech } = props;
  const t = messages[language].waves;
  const { table } = view;
  const list = merged(table.running.filter(({ effect }) => effect !== 'hex' && effect !== 'daze'));
  if (list.length === 0) return null;
  const standing = table.familiars.filter(({ hp }) => hp > 0).length;
  return (
    <ul className="running" aria-label={t.inEffect}>
      {list.map((each) => {
        const until = t.until[untilOf(each, table)];
        const names = each.to.length >= standing ? [] : each.to.map((familiar) => speech.card(familiar).name);
        return (
          <li key={`${each.effect} ${each.what} ${each.amount} ${each.until} ${each.to}`} className={each.effect}>
            <Glyph name={SIGNS[each.effect] as GlyphName} />
            <b>{effectText(props, each)}</b> <span>{[...names, until].join(' · ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
function effectText({ language }: FoesProps, { effect, amount, what }: RunningView): string {
  const t = messages[language].waves;
  if (effect === 'forbid') return t.forbidden({ what: cardWords[language].forbidden[what as 'healing'] });
  return t.boosts[effect as 'roll' | 'damage' | 'guard']({ amount });
}
/** What does the same for the same time to several, in one line. */
function merged(list: readonly RunningView[]): readonly RunningView[] {
  const lines: RunningView[] = [];
  for (const each of list) {
    const same = lines.findIndex(
      ({ effect, amount, what, until, to }) =>
        effect === each.effect &&
        amount === each.amount &&
        what === each.what &&
        until === each.until &&
        (effect === 'forbid' || !to.some((familiar) => each.to.includes(familiar))),
    );
    const found = lines[same];
    if (found === undefined) lines.push(each);
    else lines[same] = { ...found, to: [...found.to, ...each.to] };
  }
  return lines;
}

/** Coven cards that anybody may use once. */
function Commons({ props }: { props: FoesProps }) {
  const { view, face, picking, speech, scene } = props;
  const { look } = useCards();
  return (
    <ul className="commons" aria-label={speech.zone('commons', scene)} data-place="commons" data-group="">
      {view.table.commons.map((mat) => {
        const { id, witch } = matOf(face, mat).helper;
        const { name, text } = speech.card(id);
        const { art, spot } = look(id);
        return (
          <li key={mat}>
            <button
              type="button"
              className={`common ${classesOf(picking, castThing(id))}`}
              {...switchOf(picking, castThing(id))}
              aria-label={`${name}: ${text}`}
              data-card={id}
              style={{ '--spot': spot }}
              onClick={({ currentTarget }) => picking.touch(castThing(id), currentTarget)}
            >
              <Icon path={art.icon[1]} />
              <span>
                {name}
                <small>{witch}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
