import { randomInt } from 'node:crypto';
import type { Question } from '../../kernel/index.ts';

/** A random legal answer. It does not depend on the game, so it reveals nothing. */
export const anyLegal = ({ legal }: Question): string => legal[randomInt(legal.length)] as string;
