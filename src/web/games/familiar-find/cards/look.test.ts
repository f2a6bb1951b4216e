import { expect, test } from 'vitest';
import { faceFactory } from '../../../../games/familiar-find/face.ts';
import { type Face, LANGUAGES } from '../../../../kernel/index.ts';
import { look } from './look.ts';

const face = faceFactory.core;
const core = face.pack;
const cards = [...core.ingredients, core.astral, core.abyss, ...core.spells, ...core.familiars, ...core.locations];

test('every card of the core pack has a picture of its own', () => {
  const pictures = cards.map(({ id }) => look(face, id, 'en').art.icon[0]);
  expect(new Set(pictures).size).toBe(cards.length);
});

test('icons are drawn, spots are inks', () => {
  for (const { id } of cards) {
    const { art, spot } = look(face, id, 'en');
    expect(art.icon[1], id).toMatch(/^[Mm]/);
    expect(spot, id).toMatch(/^var\(--(in|es|el|sc)-\w+\)$/);
  }
});

test('every kind has its frame, and its name in every language', () => {
  const shapes = {
    'ruby-dust': 'arcane',
    'abyss-essence': 'arcane',
    banishment: 'arcane',
    owl: 'familiar',
    mire: 'label',
  };
  for (const [id, shape] of Object.entries(shapes)) {
    expect(look(face, id, 'en').shape).toBe(shape);
    for (const language of LANGUAGES) expect(look(face, id, language).kind).not.toBe('');
  }
});

test('cards of another pack are drawn by their kind; its Ingredients still differ by sign and ink', () => {
  const rename = <C extends { id: string }>(card: C): C => ({ ...card, id: `my-${card.id}` });
  const mine = faceFactory.load({
    ...core,
    id: 'mine',
    ingredients: core.ingredients.map(rename),
    astral: rename(core.astral),
    abyss: rename(core.abyss),
    spells: core.spells.map(rename),
    familiars: core.familiars.map(rename),
    locations: core.locations.map(rename),
  }) as Face;
  const looks = core.ingredients.map(({ id }) => look(mine, `my-${id}`, 'en'));
  expect(new Set(looks.map(({ index }) => index)).size).toBe(5);
  expect(new Set(looks.map(({ spot }) => spot)).size).toBe(5);
  expect(look(mine, 'my-astral-essence', 'en').index).toBe('astral');
  expect(look(mine, 'my-banishment', 'en').index).toBe('spell');
  expect(look(mine, 'my-owl', 'en').shape).toBe('familiar');
  expect(look(mine, 'my-mire', 'en').shape).toBe('label');
});

test('a card may be called like what every object has', () => {
  const [first, ...others] = core.spells;
  const odd = faceFactory.load({ ...core, id: 'odd', spells: [{ ...first, id: 'constructor' }, ...others] });
  expect(look(odd as Face, 'constructor', 'en').art.icon[1]).toMatch(/^[Mm]/);
});
