import type { Language } from '../../../../../kernel/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { GrimoireText } from './grimoire-text.ts';
import { it } from './it.ts';

export const texts: Readonly<Record<Language, GrimoireText>> = { en, it, fr, es, de };
