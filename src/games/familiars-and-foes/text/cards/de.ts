import { type CardTexts, en } from './en.ts';
export const de: CardTexts = en;
