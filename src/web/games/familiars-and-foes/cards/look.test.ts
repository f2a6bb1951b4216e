import { expect, test } from 'vitest';
import { faceFactory } from '../../../../games/familiars-and-foes/face.ts';
import { type Face, LANGUAGES } from '../../../../kernel/index.ts';
import { look } from './look.ts';
import { spellsOf } from './printed.ts';

const face = faceFactory.core;
const { mats, foes, artifacts, revive } = face.pack;
const spells = mats.flatMap((mat) => [...spellsOf(mat), mat.ability, mat.healing, mat.eye]);
const cards = [...mats, ...foes, ...artifacts, ...spells, revive];

test('every Familiar, Foe and Artifact has a picture of its own, and nothing is drawn as a stranger’s card', () => {
  const pictures = [...mats, ...foes, ...artifacts].map(({ id }) => look(face, id, 'en').art.icon[0]);
  expect(new Set(pictures).size).toBe(pictures.length);
  const all = cards.map(({ id }) => look(face, id, 'en').art.icon[0]);
  for (const plain of ['paw', 'scroll-unfurled', 'gems', 'swap-bag', 'fangs'])
    expect(all).not.toContain(`foes-${plain}`);
});

test('only toads look alike, each in the ink of its element', () => {
  const icons = spells.map(({ id }) => look(face, id, 'en').art.icon[0]);
  const twice = icons.filter((icon, n) => icons.indexOf(icon) !== n);
  expect(new Set(twice)).toEqual(new Set(['foes-frog']));
  for (const { simple, element } of mats) expect(look(face, simple.id, 'en').spot).toBe(`var(--el-${element})`);
});

test('icons are drawn, spots are inks', () => {
  for (const { id } of cards) {
    const { art, spot } = look(face, id, 'en');
    expect(art.icon[1], id).toMatch(/^[Mm]/);
    expect(spot, id).toMatch(/^var\(--(in|es|el|sc)-\w+\)$/);
  }
});

test('every kind has its frame, and its name in every language', () => {
  const shapes = { mimsy: 'familiar', supernova: 'scroll', encore: 'scroll', geode: 'item', smudge: 'foe' };
  for (const [id, shape] of Object.entries(shapes)) {
    expect(look(face, id, 'en').shape).toBe(shape);
    for (const language of LANGUAGES) expect(look(face, id, language).kind).not.toBe('');
  }
});

test('a Familiar has its numbers and its spells with what they cost', () => {
  const { plates, parts } = look(face, 'piddy-paw', 'en');
  expect(plates?.map(({ name, value }) => `${name} ${value}`)).toEqual(['HP 12', 'MP 9']);
  expect(parts?.map(({ tag, name }) => `${tag} ${name}`)).toEqual([
    '1 gem Winds of Change',
    'Physical Attack Swift Kick',
    '1 MP Summon the Toad!',
    '3 MP Whirligig',
    '2 MP Gale Force',
    'Restorative Spell Healing Paw',
    'Restorative Spell Magic Eye',
  ]);
});

test('a spell comes down to its cost, its roll and its damage; every Artifact and spell to something', () => {
  expect(look(face, 'whirligig', 'en').summary?.map(({ value, sign }) => `${sign} ${value}`)).toEqual([
    'drop 3',
    'target 9+',
    'claw 4',
  ]);
  for (const { id } of [...spells, ...artifacts]) expect(look(face, id, 'en').summary?.length, id).toBeGreaterThan(0);
});

test('cards of another pack are drawn by their kind, even one called like what every object has', () => {
  const [first, ...others] = artifacts;
  const mine = { ...face.pack, id: 'mine', artifacts: [{ ...first, id: 'constructor' }, ...others] };
  const { shape, art } = look(faceFactory.load(mine) as Face, 'constructor', 'en');
  expect([shape, art.icon[0]]).toEqual(['item', 'foes-swap-bag']);
});
