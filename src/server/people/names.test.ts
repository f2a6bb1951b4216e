import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../kernel/index.ts';
import { personName } from '../../protocol/person.ts';
import { madeUpName, madeUpNames } from './names.ts';

test.each(LANGUAGES)('hundreds of names can be made up, all different and all fit to be one: %s', (language) => {
  const names = madeUpNames(language);
  expect(names.length).toBeGreaterThan(500);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(personName.safeParse(name).data).toBe(name);
  expect(names).toContain(madeUpName(language));
});

test.each<[Language, string[]]>([
  ['en', ['Curious Otter', 'Sleepy Owl']],
  ['it', ['Lontra Curiosa', 'Corvo Curioso', 'Volpe Sognatrice', 'Gatto Agile', 'Lepre Agile']],
  ['fr', ['Loutre Curieuse', 'Renard Curieux', 'Chouette Rêveuse', 'Pie Fière', 'Loup Fier', 'Chat Agile']],
  ['es', ['Nutria Curiosa', 'Zorro Curioso', 'Lechuza Dormilona', 'Lobo Soñador', 'Rana Soñadora', 'Lince Ágil']],
  ['de', ['Neugieriger Otter', 'Neugierige Eule', 'Neugieriges Wiesel', 'Weiser Rabe', 'Munteres Rotkehlchen']],
])('adjectives agree with their nouns: %s', (language, some) => {
  expect(madeUpNames(language)).toEqual(expect.arrayContaining(some));
});
