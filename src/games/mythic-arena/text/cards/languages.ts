import type { Language } from '../../../../text/languages.ts';
import type { CardClauses } from './card-texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const cardClauses: Readonly<Record<Language, CardClauses>> = { en, it, fr, es, de };
