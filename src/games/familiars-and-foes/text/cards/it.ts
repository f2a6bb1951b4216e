import { type CardTexts, en } from './en.ts';
export const it: CardTexts = en;
