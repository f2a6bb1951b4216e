import type { Language } from '../../../../../kernel/index.ts';
import { de } from './de.ts';
import type { DeckBuilderText } from './deck-builder-text.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export type { DeckBuilderText } from './deck-builder-text.ts';

export const texts: Readonly<Record<Language, DeckBuilderText>> = { en, it, fr, es, de };
