import type { Language } from '../../../../kernel/index.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import { fr } from './text/fr.ts';
import { it } from './text/it.ts';
import type { GrimoireText } from './text/texts.ts';

export const texts: Readonly<Record<Language, GrimoireText>> = { en, it, fr, es, de };
