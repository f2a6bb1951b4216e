import { expect, test } from 'vitest';
import { factory } from '../game.ts';

const { core: game } = factory;

/** How good it is for the Hare to draw the fifth card, or not to. */
function worth(say: 'draw' | 'pass'): number {
  const s = game.position({ step: 'refill', familiars: ['hare'] }, 2, { abilities: true });
  game.advance(s);
  expect(game.answer(s, 0, say)).toBeNull();
  return game.rules.value(s, 0);
}

test('FF-6.9 a bot finds a fifth card better than none', () => {
  expect(worth('draw')).toBeGreaterThan(worth('pass'));
});
