import { randomInt } from 'node:crypto';
import type { Question } from '../../kernel/index.ts';

/** The bot that answers where another fails, and that plays for people who are gone: it needs no time to speak of. */
export const STAND_IN = 'greedy';

/** Any legal answer, each as likely. It knows nothing of the game, so it tells nothing. */
export const anyLegal = ({ legal }: Question): string => legal[randomInt(legal.length)] as string;
