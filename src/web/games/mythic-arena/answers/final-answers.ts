import type { GameBoard } from '../../../table/board.ts';

/** What is warned of: cards that are used once, and Pets that go. */
const GRAVE = ['rune', 'rune-on', 'use', 'use-on', 'release', 'renew'];
/** What ends a phase, and the cards that one could still have played in it. */
const ENDS = ['battle', 'cleanup'];
const CARDS = ['play', 'attach', 'place', 'rune', 'rune-on', 'use', 'use-on'];

const verbOf = (answer: string): string => answer.split(' ')[0] ?? '';

export const expectsFinal: NonNullable<GameBoard['expectsFinal']> = (answer, { legal }) => {
  const verb = verbOf(answer);
  if (ENDS.includes(verb)) return !legal.some((other) => CARDS.includes(verbOf(other)));
  return !GRAVE.includes(verb);
};
