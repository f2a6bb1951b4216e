import './split.css';
import { useState } from 'react';
import type { Question } from '../../../../kernel/index.ts';
import { Icon } from '../../../art/glyph.tsx';
import { useCards } from '../../../table/cards/cards.ts';
import { splitThing } from '../answers/things.ts';
import { messages } from '../generated/all.ts';
import { playerAt, type RoseProps, sideOf } from '../selectors.ts';

/** What the Familiar must take and what it can take, as the question says. */
function boundsOf({ legal }: Pick<Question, 'legal'>): readonly [least: number, most: number] {
  const points = legal.map((say) => Number(say.split(' ')[1]));
  return [Math.min(...points), Math.max(...points)];
}

/** Damage of a Mage and its Familiar: moved between the two, within what both can take, and then given. */
export function Split({ props }: { props: RoseProps }) {
  const { view, question, picking, speech, language } = props;
  const t = messages[language].board;
  const { look } = useCards();
  const [chosen, choose] = useState<number | null>(null);
  if (question === null) return null;
  const [least, most] = boundsOf(question);
  const { amount, card } = question.with as { readonly amount: number; readonly card: string };
  const { mage } = playerAt(view, sideOf(view));
  if (mage === null) return null;
  const points = Math.min(most, Math.max(least, chosen ?? least));
  const names = [mage, card].map((id) => speech.card(id).name) as [string, string];
  const takes = (from: number, to: number): string =>
    from === to ? t.takes({ points: from }) : t.takesBetween({ least: from, most: to });
  const sentence = t.split({ mage: names[0], onMage: amount - points, familiar: names[1], onFamiliar: points });
  // All of them can be given here: the bar need not list what the slider stands for.
  for (let n = least; n <= most; n++) picking.stateOf(splitThing(n));
  const more = (id: string, label: string, to: number) => (
    <button
      type="button"
      className="btn"
      aria-label={label}
      title={label}
      aria-disabled={to < least || to > most}
      onClick={() => to >= least && to <= most && choose(to)}
    >
      <Icon path={look(id).art.icon[1]} />
      <b aria-hidden="true">+1</b>
    </button>
  );
  return (
    <section className="split panel" aria-label={t.splitHead}>
      <div className="split-row">
        {more(mage, t.toMage({ mage: names[0] }), points - 1)}
        <output className="split-side">
          <b>{amount - points}</b>
          <small>
            {names[0]} {takes(amount - most, amount - least)}
          </small>
        </output>
        <input
          type="range"
          min={least}
          max={most}
          value={points}
          aria-label={t.splitHead}
          aria-valuetext={sentence}
          style={{ '--part': most === least ? 0.5 : (points - least) / (most - least) }}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        />
        <output className="split-side">
          <b>{points}</b>
          <small>
            {names[1]} {takes(least, most)}
          </small>
        </output>
        {more(card, t.toFamiliar({ familiar: names[1] }), points + 1)}
      </div>
      <button
        type="button"
        className="btn go"
        onClick={({ currentTarget }) => picking.touch(splitThing(points), currentTarget)}
      >
        {sentence}
      </button>
    </section>
  );
}
