import type { RoseTable } from '../../../games/black-rose/face.ts';
import type { View } from '../../../kernel/index.ts';
import type { BoardProps } from '../../table/board.ts';
import { messages } from './generated/all.ts';
import { isChoosing, phaseOf, playerAt, turnOf } from './selectors.ts';

/** A line for the top bar: the round, its phase, and which Mage's turn it is. */
export function status({ view, speech, language }: Pick<BoardProps, 'view' | 'speech' | 'language'>): string {
  const seen = view as View<RoseTable>;
  const t = messages[language].board;
  if (isChoosing(seen)) return t.choosing;
  const phase = phaseOf(seen);
  const turn = phase === null ? null : turnOf(seen);
  const mage = turn === null ? null : playerAt(seen, turn).mage;
  const parts = [
    t.round({ round: seen.table.round }),
    ...(seen.result !== null ? [t.over] : phase === null ? [] : [t.phases[phase]]),
  ];
  return [...parts, ...(mage === null ? [] : [speech.card(mage).name])].join(' · ');
}
