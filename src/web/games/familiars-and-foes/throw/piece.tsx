import {
  type Band,
  bandAt,
  type Chart,
  cardWords,
  hitsFrom,
  rangeOf,
  stripesOf,
} from '../../../../games/familiars-and-foes/face.ts';
import { textOf } from '../../../../text/name.ts';
import { Glyph, Icon, Seal } from '../../../art/glyph.tsx';
import { Die } from '../../../table/dice/die.tsx';
import { deedChart, foeCard } from '../foes/cards.ts';
import { Strip } from '../foes/chart.tsx';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';
import { type FoesProps, familiarIn, nameIn } from '../selectors.ts';
import { Coin } from './coin.tsx';
import type { ThrowAct, ThrownCoin, ThrownDie } from './scene.ts';

/** Amber where it does something; a roll that does nothing is a die of stone. */
const AMBER = '#f6d08a';

interface RollProps {
  readonly props: FoesProps;
  readonly act: ThrowAct;
  readonly thrown: ThrownDie;
  /** Whether it is in the air. */
  readonly falls: boolean;
}
/** With what it is done that was said; null for what is no card. */
const deedOf = (said: ThrowAct['said']): string | null => (said !== null && 'deed' in said ? said.deed : null);
const chartOf = ({ face }: FoesProps, { said }: ThrowAct, { by, about }: ThrownDie): Chart | null => {
  if (by === null) return about === null ? null : foeCard(face, about).roll;
  const deed = deedOf(said);
  return deed === null ? null : deedChart(face, deed);
};
const isNothing = ({ hit, critical, backfire, do: effects }: Band): boolean =>
  (hit ?? critical ?? backfire ?? effects) === undefined;

/** A roll: the die, the faces that do not count any more, the sum and the band that it falls into. */
export function Roll({ props, act, thrown, falls }: RollProps) {
  const { language } = props;
  const t = messages[language].throw;
  const { by, about, faces, bonus, at } = thrown;
  const chart = chartOf(props, act, thrown);
  const who = nameIn(props, by ?? about ?? '');
  const face = faces.at(-1);
  const before = faces.slice(0, -1);
  const lit = face === undefined || chart === null ? null : bandAt(chart, face, bonus);
  const band = lit === null ? undefined : chart?.[lit];
  const dull = band === undefined || isNothing(band);
  const does = by === null ? null : deedOf(act.said);
  const deed = does === null ? null : nameIn(props, does);
  const seat = by === null ? (props.view.table.roll.roller ?? null) : null;
  const roller = seat === null ? null : (props.scene.names[seat] ?? null);
  const target = by === null || about === null ? null : nameIn(props, about);
  return (
    <>
      <span className="piece">
        {before.map((old, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a face may come up twice
          <s key={n} className="old" aria-hidden="true">
            {old}
          </s>
        ))}
        {face === undefined ? (
          <span className="die awaited" role="img" aria-label={t.aboutToRoll({ who })}>
            <b aria-hidden="true">?</b>
          </span>
        ) : (
          <Die
            key={at}
            value={face}
            label={
              before.length === 0
                ? t.rolled({ who, face })
                : t.rolledAgain({ who, before: before.at(-1) ?? face, now: face })
            }
            rolls={falls}
            {...(dull ? {} : { colour: AMBER })}
          />
        )}
      </span>
      <span className="words">
        <b className="by">
          {by === null ? <Icon path={icons.fangs} /> : <Seal seat={familiarIn(props.view, by)?.seat ?? 0} />}
          {textOf(who)}
        </b>
        <small>
          {deed === null
            ? roller === null
              ? t.attack
              : t.rolledBy({ player: roller })
            : target === null
              ? textOf(deed)
              : t.aims({ deed, target })}
        </small>
        {chart !== null && <Sum {...{ props, chart, thrown, falls, lit }} />}
        <Declared {...{ props, thrown }} />
      </span>
      {by !== null && chart !== null && <Strip {...{ chart, language, bonus }} rolled={falls ? null : lit} />}
    </>
  );
}

interface SumProps extends Omit<RollProps, 'act'> {
  readonly chart: Chart;
  readonly lit: number | null;
}
/** `14 + 2 = 16`, the band and what it does; before the roll, from where on it hits. */
function Sum({ props: { language }, chart, thrown: { faces, bonus }, falls, lit }: SumProps) {
  const t = messages[language].throw;
  const face = faces.at(-1);
  const from = hitsFrom(chart);
  if (face === undefined || lit === null)
    return from === null ? null : <span className="needs">{t.hitsFrom({ from })}</span>;
  const stripe = stripesOf(chart)[lit];
  if (stripe === undefined) return null;
  return (
    <span className={`sum${falls ? ' unseen' : ''}`}>
      {bonus !== 0 && (
        <span className="calc">
          {face} {bonus < 0 ? '−' : '+'} {Math.abs(bonus)} = <b>{face + bonus}</b>
        </span>
      )}
      <span className={`verdict ${stripe.kind}`}>
        <i>{rangeOf(stripe)}</i> {cardWords[language].outcome(stripe.band)}
      </span>
    </span>
  );
}

/** What had it thrown again, and what was declared for it. */
function Declared({ props, thrown: { cause, faces, by } }: Pick<RollProps, 'props' | 'thrown'>) {
  const { speech, scene, language, view } = props;
  const t = messages[language].throw;
  const { more, reflects } = view.table.roll;
  const notes = [
    ...(faces.length > 1 ? [cause === null ? t.rerolled : (speech.event(cause, scene) ?? t.rerolled)] : []),
    ...(more > 0 && by !== null ? [t.moreDamage({ points: more })] : []),
    ...(reflects !== null && by === null ? [t.reflects({ who: nameIn(props, reflects) })] : []),
  ];
  return notes.length === 0 ? null : <small className="notes">{notes.join(' · ')}</small>;
}

/** A flip: the coin, the sides that were up before it was turned, who flipped it and what it did. */
export function Flip({ props, thrown, falls }: { props: FoesProps; thrown: ThrownCoin; falls: boolean }) {
  const { language, view } = props;
  const t = messages[language].throw;
  const { by, eyes, at, took } = thrown;
  const who = by === null ? '' : nameIn(props, by);
  const open = eyes.at(-1) ?? null;
  const before = eyes.slice(0, -1);
  const eye = open === true ? t.open : t.closed;
  return (
    <>
      <span className="piece">
        {before.map((old, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side may come up twice
          <s key={n} className="old" aria-hidden="true">
            <Glyph name={old ? 'eye' : 'closed'} />
          </s>
        ))}
        <Coin
          key={at}
          open={open}
          label={open === null ? t.aboutToFlip({ who }) : t.flipped({ who, eye })}
          falls={falls ? (before.length === 0 ? 'flips' : 'turns') : null}
        />
      </span>
      <span className="words">
        <b className="by">
          {by !== null && <Seal seat={familiarIn(view, by)?.seat ?? 0} />}
          {textOf(who)}
        </b>
        <small className={falls ? 'unseen' : ''}>
          {open === null ? t.ballyhoo : took > 0 ? `${eye}, ${t.damage({ points: took })}` : eye}
        </small>
        {before.length > 0 && <small className="notes">{t.turned}</small>}
      </span>
    </>
  );
}
