import type { GameBoard } from '../../../table/board.ts';

/** Answers with a warning: cards that can be used only once, and Pets that leave. */
const IRREVERSIBLE_VERBS = ['rune', 'rune-on', 'use', 'use-on', 'release', 'renew'];
/** Answers that end a phase, and those that could still be given in it. */
const PHASE_ENDS = ['battle', 'cleanup'];
const CARD_VERBS = ['play', 'attach', 'place', 'rune', 'rune-on', 'use', 'use-on'];

const verbOf = (answer: string): string => answer.split(' ')[0] ?? '';

export const expectsFinal: NonNullable<GameBoard['expectsFinal']> = (answer, { legal }) => {
  const verb = verbOf(answer);
  if (PHASE_ENDS.includes(verb)) return !legal.some((other) => CARD_VERBS.includes(verbOf(other)));
  return !IRREVERSIBLE_VERBS.includes(verb);
};
