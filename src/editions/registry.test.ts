import { expect, test, vi } from 'vitest';
import { games } from '../games/index.ts';
import { currentEdition, released } from '../games/released.ts';
import type { GameFactory } from '../kernel/index.ts';
import { editionLoader } from './index.ts';
import { EditionRegistry } from './registry.ts';

const GAME = 'mythic-arena';

/** A registry whose game says when it is made. */
function watched() {
  const made = vi.fn(() => (games[GAME] as GameFactory).core);
  const factory = Object.defineProperty({ ...games[GAME] } as GameFactory, 'core', { get: made });
  return { registry: new EditionRegistry({ [GAME]: factory }, editionLoader), factory, made };
}

test('whoever plays by an older edition does not wait for the game of today', async () => {
  const [{ edition } = { edition: '' }] = released[GAME] ?? [];
  for (const name of [edition, 'rules-2']) {
    const { registry, made } = watched();
    made.mockClear();
    expect((await registry.edition(GAME, name))?.core.edition).toBe(edition);
    expect(made).not.toHaveBeenCalled();
  }
});

test('today’s edition is the game of its sources, by its hash and by its number', async () => {
  const { registry, factory } = watched();
  expect(await registry.edition(GAME, currentEdition(GAME))).toBe(factory);
  expect(await registry.edition(GAME, `rules-${factory.core.version}`)).toBe(factory);
  expect(await registry.edition(GAME, 'rules-999')).toBeNull();
});
