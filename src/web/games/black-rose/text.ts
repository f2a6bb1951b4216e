import type { Language } from '../../../kernel/index.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import { fr } from './text/fr.ts';
import { it } from './text/it.ts';
import type { BoardText } from './text/texts.ts';

export const texts: Readonly<Record<Language, BoardText>> = { en, it, fr, es, de };
