import { expect, test } from 'vitest';
import { COLOURS, faceFactory, SCHOOLS } from '../../../../games/black-rose/face.ts';
import { type Face, LANGUAGES } from '../../../../kernel/index.ts';
import { kindIn } from '../selectors.ts';
import { look } from './look.ts';
import { COLOUR_SCHOOLS, SCHOOL_SIGNS } from './signs.ts';

const face = faceFactory.core;
const { pack } = face;
const ids = (list: readonly { readonly id: string }[] | undefined): string[] => (list ?? []).map(({ id }) => id);
const ofSchools = SCHOOLS.flatMap((school) => ids(pack.spells[school]));
const personal = pack.mages.map(({ spell }) => spell.id);
const spells = [...ofSchools, ...personal, ...ids(pack.forgotten)];
const summonRooms = pack.packs.map(({ room }) => room.id);
const rooms = [...COLOURS.flatMap((colour) => ids(pack.rooms[colour])), pack.throne.id, pack.rose.id, ...summonRooms];
const models = [...ids(pack.mages), ...ids(pack.evocations), ...pack.packs.flatMap(({ familiars }) => ids(familiars))];
const others = [...ids(pack.events), ...ids(pack.quests)];
const cards = [...spells, ...rooms, ...models, ...others];

test('every spell, Room and Model has a picture of its own', () => {
  for (const list of [spells, rooms, models, others]) {
    const pictures = list.map((id) => look(face, id, 'en').art.icon[0]);
    expect(pictures.filter((picture, n) => pictures.indexOf(picture) !== n)).toEqual([]);
    expect(pictures).not.toContain('rose-scroll-unfurled');
  }
});

test('icons are drawn, spots are inks', () => {
  for (const id of cards) {
    const { art, spot } = look(face, id, 'en');
    expect(art.icon[1], id).toMatch(/^[Mm]/);
    expect(spot, id).toMatch(/^var\(--(in|es|el|sc)-\w+\)$/);
  }
});

test('a spell has the sign and ink of its school, a Room those of its colour', () => {
  for (const school of SCHOOLS)
    for (const id of ids(pack.spells[school]))
      expect(look(face, id, 'en')).toMatchObject({ spot: `var(--sc-${school})`, emblem: SCHOOL_SIGNS[school] });
  for (const colour of COLOURS)
    for (const id of ids(pack.rooms[colour])) {
      const school = COLOUR_SCHOOLS[colour] as (typeof SCHOOLS)[number];
      expect(look(face, id, 'en')).toMatchObject({ spot: `var(--sc-${school})`, emblem: SCHOOL_SIGNS[school] });
    }
  expect(look(face, pack.rose.id, 'en').emblem).toBeUndefined();
});

test('every kind has its frame, and its name in every language', () => {
  const shapes = {
    vertigo: 'spell',
    forge: 'room',
    tessa: 'pet',
    imp: 'foe',
    argo: 'familiar',
    feud: 'label',
  } as const;
  for (const [id, shape] of Object.entries(shapes)) {
    expect(look(face, id, 'en').shape).toBe(shape);
    for (const language of LANGUAGES) expect(look(face, id, language).kind).not.toBe('');
  }
});

test('a spell has two sides, each with its kind, a sentence and what it comes down to, in every language', () => {
  const [a, b] = look(face, 'turncoat', 'en').halves ?? [];
  expect(a).toMatchObject({ side: 'a', letter: 'A', kind: 'Contingency', sign: 'spell' });
  expect(b).toMatchObject({ side: 'b', letter: 'B', kind: 'Protection', sign: 'shield' });
  expect(b?.text).toBe('Up to 2 damage to you goes to an Evocation of yours in the Room.');
  for (const id of spells) {
    const texts = LANGUAGES.map((language) => {
      const { halves } = look(face, id, language);
      for (const half of halves ?? []) {
        expect(half.text, `${id} ${language}`).toMatch(/^[\p{Lu}\d¡¿].*\.$/u);
        expect(half.summary.length, `${id} ${half.side}`).toBeGreaterThan(0);
        // After a colon a sentence may begin small.
        expect(face.speech[language].card(id).text, id).toContain(half.text.slice(1));
      }
      return halves?.map(({ text }) => text).join();
    });
    expect(new Set(texts).size, id).toBe(LANGUAGES.length);
  }
});

test('a Familiar has its numbers and its two modes', () => {
  const { plates, parts } = look(face, 'polpetta', 'en');
  const { move, damage, health } = kindIn(face, 'polpetta');
  expect(plates?.map(({ name, value }) => `${name} ${value}`)).toEqual([
    `Move ${move}`,
    `Damage ${damage}`,
    `Health ${health}`,
  ]);
  expect(parts?.map(({ tag, text }) => `${tag}: ${text}`)).toEqual([
    'Hunting mode: If its attack defeats an Evocation, it heals 2 damage.',
    'Guard mode: 2 damage to a Model in your Room.',
  ]);
});

test('a Mage says what its own spell does, on either side, in every language', () => {
  for (const language of LANGUAGES)
    for (const { id, spell } of face.pack.mages) {
      const parts = look(face, id, language).parts ?? [];
      const texts = ['a', 'b'].map((side) => face.speech[language].card(`${spell.id}:${side}`).text);
      expect(parts.map(({ text }) => text)).toEqual(texts);
      expect(new Set(parts.map(({ name }) => name)).size, id).toBe(2);
    }
});

test('cards of another pack are drawn by their kind, even one called like what every object has', () => {
  const [first, ...rest] = pack.forgotten;
  const mine = { ...pack, id: 'mine', forgotten: [{ ...first, id: 'constructor' }, ...rest] };
  const { shape, art } = look(faceFactory.load(mine) as Face, 'constructor', 'en');
  expect([shape, art.icon[0]]).toEqual(['spell', 'rose-scroll-unfurled']);
});
