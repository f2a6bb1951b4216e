import { type CardTexts, en } from './en.ts';
export const es: CardTexts = en;
