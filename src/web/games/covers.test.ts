import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { LANGUAGES, settle } from '../../kernel/index.ts';
import { boards, covers, faces } from './register.ts';

test.each(Object.entries(covers))(
  'the cover of %s says who can play and whether they do so together',
  (name, cover) => {
    const seating = games[name]?.core.seating;
    expect(cover.seats).toEqual(seating?.seats);
    expect(cover.together ?? false).toBe(seating?.together ?? false);
  },
);

test.each(Object.entries(covers))(
  'the other way on the cover of %s can be played by any number, and has a name',
  (name, cover) => {
    const { other, seats, text } = cover;
    for (const language of LANGUAGES) expect(text[language].ways !== undefined).toBe(other !== undefined);
    const seating = games[name]?.core.seating;
    if (other === undefined || seating === undefined) return;
    for (let players = seats.min; players <= seats.max; players++) {
      const { options, faults } = settle(seating, players, other);
      expect(faults).toEqual([]);
      expect(options).not.toEqual(settle(seating, players, {}).options);
    }
  },
);

test('who is promised Familiars by the cover of Black Rose has a way to play with all their packs', () => {
  const packs = games['black-rose']?.core.seating.options.filter(
    ({ id }) => !['lodge', 'long', 'overkill'].includes(id),
  );
  expect(covers['black-rose']?.other).toEqual(Object.fromEntries((packs ?? []).map(({ id }) => [id, true])));
});

test('where all play together the cover says so, in every language', () => {
  const words = { en: 'together', it: 'insieme', fr: 'ensemble', es: 'en equipo', de: 'zusammen' };
  for (const { together, text } of Object.values(covers))
    for (const language of LANGUAGES)
      expect(text[language].special.join(' ').includes(words[language])).toBe(together ?? false);
});

test('every list of games has the same games in the same order', () => {
  const names = Object.keys(games);
  for (const list of [covers, faces, boards]) expect(Object.keys(list)).toEqual(names);
});
