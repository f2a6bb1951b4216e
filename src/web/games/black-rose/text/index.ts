import type { Language } from '../../../../kernel/index.ts';
import type { BoardText } from './board-text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const texts: Readonly<Record<Language, BoardText>> = { en, it, fr, es, de };
