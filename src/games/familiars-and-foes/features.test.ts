import { expect, test } from 'vitest';
import core from './cards/core.json' with { type: 'json' };
import { factory } from './game.ts';

const { features } = factory.core;

/** That they all come up is for the steered games of `coverage.test.ts` to show. */
test('every Foe and reward, every Artifact and every spell must come up in play', () => {
  const spells = core.mats.flatMap((mat) => [
    ...[mat.physical, mat.simple, mat.strong, mat.elemental, mat.healing, mat.eye, mat.helper],
    ...mat.advanced,
  ]);
  const wanted = [
    ...core.foes.flatMap(({ id }) => [`foe:${id}`, `reward:${id}`]),
    ...core.artifacts.map(({ id }) => `deed:${id}`),
    ...spells.map(({ id }) => `deed:${id}`),
    ...core.mats.flatMap(({ id }) => [`ability:${id}`, `rescued:${id}`]),
    ...['revived', 'notRevived', 'ballyhoo', 'turned', 'luck', 'trained', 'end:won', 'end:lost'],
  ];
  expect(wanted).toHaveLength(2 * 25 + 15 + 5 * 10 + 2 * 5 + 8);
  expect(features).toEqual(expect.arrayContaining(wanted));
});
