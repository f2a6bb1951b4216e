import { randomInt } from 'node:crypto';
import type { Question } from '../../kernel/index.ts';

/** Any legal answer, each as likely. It knows nothing of the game, so it tells nothing. */
export const anyLegal = ({ legal }: Question): string => legal[randomInt(legal.length)] as string;
