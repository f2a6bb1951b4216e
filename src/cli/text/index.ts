import type { Language } from '../../kernel/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Text } from './text.ts';

export { COMMANDS, type Command, type Text, wordsFor } from './text.ts';

export const texts: Readonly<Record<Language, Text>> = { en, it, fr, es, de };
