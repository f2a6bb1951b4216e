import { expect, test } from 'vitest';
import { faceFactory } from '../../../../games/mythic-arena/face.ts';
import { type Face, LANGUAGES } from '../../../../kernel/index.ts';
import { look } from './look.ts';

const face = faceFactory.core;
const { pets, tokens, elyth, runes, items } = face.pack;
const cards = [...pets, ...tokens, ...elyth, ...runes, ...items];

test('every card of the core pack has a picture of its own', () => {
  const pictures = cards.map(({ id }) => look(face, id, 'en').art.icon[0]);
  expect(new Set(pictures).size).toBe(cards.length);
  // None is drawn as a stranger's card would be.
  for (const plain of ['paw-print', 'gems', 'rune-stone', 'swap-bag']) expect(pictures).not.toContain(`arena-${plain}`);
});

test('icons are drawn, spots are inks', () => {
  for (const { id } of cards) {
    const { art, spot } = look(face, id, 'en');
    expect(art.icon[1], id).toMatch(/^[Mm]/);
    expect(spot, id).toMatch(/^var\(--(in|es|el|sc)-\w+\)$/);
  }
});

test('every kind has its frame, and its name in every language', () => {
  const shapes = { solace: 'pet', charlie: 'pet', 'ruby-of-wrath': 'elyth', hush: 'rune', whetstone: 'item' };
  for (const [id, shape] of Object.entries(shapes)) {
    expect(look(face, id, 'en').shape).toBe(shape);
    for (const language of LANGUAGES) expect(look(face, id, language).kind).not.toBe('');
  }
});

test('a Pet has four plates and all its powers, with what they need', () => {
  const { plates, parts, summary } = look(face, 'sir-edmund', 'en');
  expect(plates?.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'Health 100',
    'Speed 70',
    'Aim +3',
    'Dodge 10',
  ]);
  expect(parts?.map(({ tag, name }) => `${tag} ${name}`)).toEqual([
    'Passive Pure Heart',
    'Battle · W2 Horn Lance',
    'Battle · W0 Hoof',
    'Unique · W2 Healing Touch',
  ]);
  expect(summary).toBeUndefined();
  for (const { id } of pets)
    for (const language of LANGUAGES)
      for (const { name, text } of look(face, id, language).parts ?? []) expect([name, text]).not.toContain('');
});

test('what is no Pet comes down to a number or a sign; an Item has an hourglass for each use', () => {
  for (const { id } of [...elyth, ...runes, ...items])
    expect(look(face, id, 'en').summary?.length, id).toBeGreaterThan(0);
  expect(look(face, 'topaz-health-gem', 'en').summary).toEqual([{ value: '+60', sign: 'heart' }]);
  expect(look(face, 'leaden-collar', 'en').summary?.[0]).toEqual({ value: '−30', sign: 'bolt' });
  expect(look(face, 'healing-salve', 'en').summary).toHaveLength(3);
});

test('cards of another pack are drawn by their kind, even one called like what every object has', () => {
  const [first, ...others] = runes;
  const mine = faceFactory.load({ ...face.pack, id: 'mine', runes: [{ ...first, id: 'constructor' }, ...others] });
  const { shape, art } = look(mine as Face, 'constructor', 'en');
  expect([shape, art.icon[0]]).toEqual(['rune', 'arena-rune-stone']);
});
