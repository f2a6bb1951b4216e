import { type CardTexts, en } from './en.ts';
export const fr: CardTexts = en;
