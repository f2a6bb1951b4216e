import { expect, test } from 'vitest';
import { type AttackKind, type FoesTable, faceFactory } from '../face.ts';
import { chanceOf, damageOf, dealtBy, expectedOf, neededFor } from './chances.ts';

const { pack } = faceFactory.core;
const mat = pack.mats.find(({ id }) => id === 'piddy-paw') as (typeof pack.mats)[number];
const foe = (id: string) => pack.foes.find((other) => other.id === id) as (typeof pack.foes)[number];
const table = (...running: object[]): FoesTable => ({ running }) as unknown as FoesTable;
const boost = (effect: string, amount: number) => ({ effect, amount, to: ['piddy-paw'], what: null });
const expected = (attack: AttackKind, at: string | readonly string[] | undefined, where = table()) => {
  const spell = attack === 'physical' ? { ...mat.physical, cost: 0 } : attack === 'toad' ? mat.simple : mat.strong;
  return expectedOf(where, 'piddy-paw', { ...spell, attack }, [at ?? []].flat().map(foe));
};

test('what is needed, and how often it succeeds', () => {
  expect(neededFor(mat.strong.roll)).toBe(9);
  expect(chanceOf(mat.strong.roll, 0)).toBe(60);
  expect(chanceOf(mat.strong.roll, 4)).toBe(80);
  expect(chanceOf(mat.strong.roll, -12)).toBe(0);
  // A backfire is no success; beyond the die counts as its end.
  expect(chanceOf(mat.physical.roll, 0)).toBe(75);
  expect(chanceOf(mat.physical.roll, 20)).toBe(100);
  expect(damageOf(mat.physical.roll)).toEqual([2, 4]);
  expect(damageOf(mat.helper.roll)).toBeNull();
  expect(chanceOf(mat.helper.roll, 0)).toBe(85);
});

test('what runs on counts for those that it is for', () => {
  expect(expected('spell', undefined, table(boost('roll', 2)))).toMatchObject({ bonus: 2, chance: 70 });
  expect(expected('spell', undefined, table(boost('damage', 4))).damage).toEqual([8, 8]);
  const others = { ...boost('roll', 2), to: ['mimsy'] };
  expect(expected('spell', undefined, table(others))).toMatchObject({ bonus: 0, chance: 60 });
});

test('what a Foe does about it counts where it is the target', () => {
  expect(expected('spell', 'gust-imp')).toMatchObject({ bonus: -2, chance: 50 });
  // Elusive against spells only, and against Physical Attacks only.
  expect([expected('spell', 'mirror-shade').bonus, expected('physical', 'mirror-shade').bonus]).toEqual([-3, 0]);
  expect([expected('spell', 'thunder-roc').bonus, expected('physical', 'thunder-roc').bonus]).toEqual([0, -3]);
  expect(expected('physical', 'grumblestump').damage).toEqual([1, 3]);
  expect(expected('spell', 'grumblestump').damage).toEqual([4, 4]);
  expect(expected('toad', 'wisp-thief')).toMatchObject({ chance: 0, damage: [0, 0] });
  expect(expected('spell', 'wisp-thief').chance).toBe(60);
  expect([expected('spell', 'void-clerk').cost, expected('physical', 'void-clerk').cost]).toEqual([4, 0]);
});

test('FO-10.12 an Artifact is no spell but an attack, and so is a Ballyhoo', () => {
  expect([expected('artifact', 'mirror-shade').bonus, expected('artifact', 'gust-imp').bonus]).toEqual([0, -2]);
  expect([expected('artifact', 'ash-baron').damage, expected('artifact', 'barrow-king').damage]).toEqual([
    [4, 4],
    [3, 3],
  ]);
  expect(expected('artifact', 'void-clerk').cost).toBe(3);
  const dealt = (at: string, where = table()) => dealtBy(where, 'piddy-paw', 'ballyhoo', 2, foe(at));
  expect([dealt('barrow-king'), dealt('kiln-golem'), dealt('ash-baron')]).toEqual([1, 2, 2]);
  expect(dealt('smudge', table(boost('damage', 2)))).toBe(4);
});

test('FO-10.12 what is aimed at every Foe costs the toll of each', () => {
  expect(expected('spell', ['void-clerk', 'smudge', 'queen-of-hollows'])).toMatchObject({ cost: 5, chance: 60 });
});
