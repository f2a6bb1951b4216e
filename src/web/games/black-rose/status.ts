import { messages } from './generated/all.ts';
import { isChoosing, moonsOf, phaseOf, playerAt, type RoseProps, turnOf } from './selectors.ts';

/** A line for the top bar: the round, its phase, which Mage's turn it is, and what ends the game. */
export function status({ view, speech, language }: Pick<RoseProps, 'view' | 'speech' | 'language'>): string {
  const t = messages[language].board;
  if (isChoosing(view)) return t.choosing;
  const phase = phaseOf(view);
  const turn = phase === null ? null : turnOf(view);
  const mage = turn === null ? null : playerAt(view, turn).mage;
  const parts = [
    t.round({ round: view.table.round }),
    ...(view.result !== null ? [t.over] : phase === null ? [] : [t.phases[phase]]),
  ];
  const [, , at] = moonsOf(view);
  return [
    ...parts,
    ...(mage === null ? [] : [speech.card(mage).name]),
    ...(view.result === null ? [t.endsAt({ at })] : []),
  ].join(' · ');
}
