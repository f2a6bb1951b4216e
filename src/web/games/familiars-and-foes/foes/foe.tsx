import { bandAt, cardWords, type FoeView, hexOn, isOn, STRONG } from '../../../../games/familiars-and-foes/face.ts';
import './foe.css';
import type { ReactNode } from 'react';
import { Art } from '../../../art/art.tsx';
import { Glyph, Seal } from '../../../art/glyph.tsx';
import type { GlyphName } from '../../../art/glyphs.ts';
import { useCards } from '../../../table/cards/cards.ts';
import { Burst } from '../../../table/motion/burst.tsx';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { foeThing } from '../answers/things.ts';
import { messages } from '../generated/all.ts';
import { type FoesProps, familiarIn, isLow, matOf, nameIn } from '../selectors.ts';
import { foeCard } from './cards.ts';
import { chartSentence, Strip } from './chart.tsx';
import { UNTIL, untilOf } from './running.ts';

interface FoeProps {
  readonly props: FoesProps;
  /** As it stands at the moment that is shown. */
  readonly foe: FoeView;
  /** What it has rolled. */
  readonly rolled: { readonly face: number; readonly bonus: number } | null;
  /** What it has lost in what is shown now. */
  readonly loss: number;
  /** Whether it is the one that acts or is aimed at. */
  readonly now: boolean;
}

/** A Foe of the wave: something to aim at, and to be looked at closely. */
export function Foe({ props, foe, rolled, loss, now }: FoeProps) {
  const { face, language, picking, speech } = props;
  const t = messages[language].foes;
  const { name } = speech.card(foe.foe);
  if (foe.hp === 0) return <Defeated {...{ props, foe, loss }} />;
  const { element, level, roll } = foeCard(face, foe.foe);
  const bonus = -hexOn(props.view.table, foe.foe);
  const band = rolled === null ? null : bandAt(roll, rolled.face, rolled.bonus);
  const marks = marksOn(props, foe);
  const words = cardWords[language];
  const ability = words.ability(foeCard(face, foe.foe));
  const sentence = [name, words.elements[element], t.level({ level }), t.hp({ left: foe.hp, health: foe.health })]
    .concat(marks.map((mark) => mark.sentence))
    .join(', ');
  const chart = `${t.chart}: ${chartSentence({ chart: roll, language, bonus })}.`;
  return (
    <button
      type="button"
      className={`foeb ${classesOf(picking, foeThing(foe.foe))}${now ? ' now' : ''}`}
      {...switchOf(picking, foeThing(foe.foe))}
      aria-label={[`${sentence}.`, ...(ability === null ? [] : [ability]), chart].join(' ')}
      data-card={foe.foe}
      data-note={sentence}
      onClick={({ currentTarget }) => picking.touch(foeThing(foe.foe), currentTarget)}
    >
      <Picture foe={foe.foe} />
      {loss > 0 && <Burst loss={loss} />}
      <span className={`title el-${element}`}>
        <b className="name">{name}</b>
        <Glyph name={element} />
      </span>
      <Health {...{ foe }} />
      <span className="foe-marks">
        <span className={`kind el-${element}`}>
          {words.elements[element]} <i>{t.level({ level })}</i>
        </span>
        {marks.map((mark) => (
          <span key={mark.sentence} className={`foe-mark ${mark.tone}`} title={mark.sentence}>
            {mark.sign}
            <i>{mark.brief}</i>
          </span>
        ))}
      </span>
      <Strip chart={roll} {...{ language, bonus }} rolled={band} />
      {ability !== null && <span className="says">{ability}</span>}
    </button>
  );
}

function Picture({ foe }: { foe: string }) {
  const { art, spot } = useCards().look(foe);
  return (
    <span className="card foe pic" style={{ '--spot': spot }}>
      <span className="win">
        <span className="f">
          <span className="a">
            <Art spec={art} />
          </span>
        </span>
      </span>
    </span>
  );
}

const Health = ({ foe: { hp, health } }: Pick<FoeProps, 'foe'>) => (
  <span className="health">
    <Glyph name="heart" />
    <span className={isLow(hp, health) ? 'hp low' : 'hp'} style={{ '--v': `${(100 * hp) / health}%` }}>
      <i />
    </span>
    <b>{hp}</b>
    <small>/{health}</small>
  </span>
);

/** Where a Foe has been: its card is with who defeated it. */
function Defeated({ props, foe, loss }: Pick<FoeProps, 'props' | 'foe' | 'loss'>) {
  const { speech, language } = props;
  const { name } = speech.card(foe.foe);
  return (
    <div className={`foeb gone${loss > 0 ? ' just' : ''}`}>
      <Glyph name="close" />
      <b className="name">{name}</b>
      {foe.last !== null && (
        <span className="by">
          {messages[language].foes.defeatedBy({ foe: nameIn(props, foe.foe), familiar: nameIn(props, foe.last) })}
        </span>
      )}
    </div>
  );
}

interface FoeMark {
  readonly tone: 'ill' | 'well' | 'strong' | 'last';
  readonly sign: ReactNode;
  readonly brief: string;
  readonly sentence: string;
}
/** What there is to know of a Foe now: who is strong against it, what runs on, who hurt it last. */
function marksOn(props: FoesProps, { foe, last }: FoeView): readonly FoeMark[] {
  const { view, face, language, speech } = props;
  const t = messages[language].foes;
  const { table } = view;
  const glyph = (name: GlyphName) => <Glyph name={name} />;
  const { active } = table;
  const marks: FoeMark[] = [];
  if (active !== null && STRONG[matOf(face, active).element] === foeCard(face, foe).element) {
    const familiar = nameIn(props, active);
    marks.push({
      tone: 'strong',
      sign: glyph(matOf(face, active).element),
      brief: t.strongBrief({ familiar }),
      sentence: t.strong({ familiar, foe: nameIn(props, foe) }),
    });
  }
  const running = table.running.filter((each) => isOn(each, foe));
  if (running.some(({ effect }) => effect === 'daze'))
    marks.push({
      tone: 'well',
      sign: glyph('hour'),
      brief: t.dazedBrief,
      sentence: t.dazed({ foe: nameIn(props, foe) }),
    });
  for (const until of UNTIL) {
    const amount = hexOn({ ...table, running: running.filter((each) => untilOf(each, table) === until) }, foe);
    if (amount === 0) continue;
    const sign = (
      <>
        {glyph('closed')}−{amount}
      </>
    );
    marks.push({ tone: 'well', sign, brief: t.hexedBrief, sentence: t.hexed({ amount, until: t.until[until] }) });
  }
  for (const each of running.filter(({ effect }) => effect === 'forbid')) {
    const what = cardWords[language].forbidden[each.what as 'healing'];
    const sentence = t.forbids({ what, until: t.until[untilOf(each, table)] });
    marks.push({ tone: 'ill', sign: glyph('lock'), brief: what, sentence });
  }
  if (last !== null) {
    const sign = (
      <>
        {glyph('claw')}
        <Seal seat={familiarIn(view, last)?.seat ?? 0} />
      </>
    );
    marks.push({
      tone: 'last',
      sign,
      brief: speech.card(last).name,
      sentence: t.lastHurtBy({ familiar: nameIn(props, last) }),
    });
  }
  return marks;
}
