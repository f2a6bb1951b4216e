import type { ArenaFace } from '../../../../games/mythic-arena/face.ts';
import type { Face, Language } from '../../../../kernel/index.ts';
import type { Term } from '../../../table/board.ts';
import { messages } from '../generated/all.ts';
import type { NamedTerm } from '../text.ts';
import { SIGNS } from './printed.ts';

/** What words and signs mean, for who sees them for the first time. */

const STATUSES = ['bleed', 'burn', 'corrosion', 'poison', 'paralyze', 'fear', 'stun', 'chomp', 'constrict'];
const STATS = ['health', 'speed', 'hit', 'miss', 'armour', 'regeneration'] as const;
const POWERS: readonly NamedTerm[] = ['willpower', 'passive', 'battle', 'unique'];
const TRAITS: readonly NamedTerm[] = ['flying', 'nimble', 'switchHit', 'adjacent', 'stasis'];
const BADGES: readonly NamedTerm[] = ['raised', 'shield', 'holds'];

const named =
  (language: Language) =>
  (term: NamedTerm): Term => ({
    name: messages[language].terms.names[term],
    text: messages[language].terms.means[term],
  });
const ofStatus =
  (face: Face, language: Language) =>
  (status: string): Term =>
    face.speech[language].card(status);
const ofStat =
  (language: Language) =>
  (stat: (typeof STATS)[number]): Term => ({
    name: messages[language].board.stats[stat],
    text: messages[language].terms.means[stat],
    sign: SIGNS[stat],
  });

/** All of them, for the help. */
export const legend = (face: Face, language: Language): readonly Term[] => [
  ...STATS.map(ofStat(language)),
  ...[...POWERS, ...TRAITS, ...BADGES].map(named(language)),
  ...STATUSES.map(ofStatus(face, language)),
];

/** Those that stand on a card. */
export function termsOf(face: ArenaFace, card: string, language: Language): readonly Term[] {
  const { pets, tokens, elyth, runes, items } = face.pack;
  const printed = [...pets, ...tokens, ...elyth, ...runes, ...items].find(({ id }) => id === card);
  const words = wordsIn(printed);
  return [
    ...STATS.slice(4)
      .filter((stat) => words.has(stat))
      .map(ofStat(language)),
    ...(words.has('battle') ? [named(language)('willpower')] : []),
    ...TRAITS.filter((trait) => words.has(trait)).map(named(language)),
    ...STATUSES.filter((status) => words.has(status)).map(ofStatus(face, language)),
  ];
}

/** The words of the vocabulary that something on a card is made of: names of what it has, and what those say. */
function wordsIn(value: unknown, words = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') words.add(value === 'beside' ? 'adjacent' : value);
  else if (Array.isArray(value)) for (const inner of value) wordsIn(inner, words);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'id' || key === 'names') continue;
      words.add(key === 'rests' ? 'stasis' : key);
      wordsIn(inner, words);
    }
  }
  return words;
}
