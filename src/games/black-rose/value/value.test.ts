import { describe, expect, test } from 'vitest';
import { type Answer, OfferList, type Seat } from '../../../kernel/index.ts';
import { factory } from '../game.ts';
import type { Rose } from '../state/state.ts';

const { core: game } = factory;
const options = { lodge: 'large', long: false, overkill: false, cerberus: true, draco: true };

/** The open question's answers, the one that leaves the seat best off first. */
function byValue(s: Rose, seat: Seat): string[] {
  const offers = new OfferList();
  game.offer(s, seat, offers);
  const worth = offers.legal().map((answer: Answer) => {
    const next = game.copy(s);
    game.take(next, seat, answer);
    return { say: answer.words, value: game.value(next, seat) };
  });
  return worth.sort((a, b) => b.value - a.value).map(({ say }) => say);
}
function at(position: object, ...said: readonly [Seat, string][]): Rose {
  const s = game.position(position, 2, options) as Rose;
  game.advance(s);
  for (const [seat, say] of said) expect(game.answer(s, seat, say)).toBeNull();
  return s;
}
const familiar = (card: string, more: object = {}) => ({ familiar: { card, ...more } });

describe('BR-1.10 whoever looks one answer ahead splits damage with sense:', () => {
  const hit = (sheet: number[], hurt: number) =>
    at(
      {
        active: 1,
        players: [
          { room: 'archive', sheet, ...familiar('polpetta', { hurt }) },
          { room: 'archive', slots: ['unbinding:b'] },
        ],
      },
      [1, 'cast-at tessa-1'],
    );

  test('a Familiar with one slot left is spared while the Mage has room', () => {
    expect(byValue(hit([0, 2], 2), 0)[0]).toBe('split 0');
  });

  test('the Mage’s last slots are spared while the Familiar is fresh', () => {
    expect(byValue(hit([0, 7], 0), 0)[0]).not.toBe('split 0');
  });
});

test('BR-1.9 whoever looks one answer ahead sends a Familiar after a Mage in reach', () => {
  const s = at({ players: [{ room: 'kennel', tokens: 0, ...familiar('muso') }, { room: 'crypt' }] });
  expect(byValue(s, 0)[0]).toBe('send');
  game.answer(s, 0, 'send');
  expect(byValue(s, 0)[0]).toBe('go crypt');
  game.answer(s, 0, 'go crypt');
  expect(byValue(s, 0)[0]).toBe('attack rebecca-2');
});

test('BR-1.10 whoever looks one answer ahead attacks a pair, though its owner has yet to split the damage', () => {
  const s = at(
    {
      step: 'evocation',
      players: [
        { room: 'archive', evocations: [{ card: 'skeleton', room: 'crypt' }] },
        { room: 'crypt', sheet: [3, 0], ...familiar('muso') },
      ],
    },
    [0, 'command skeleton-1-1'],
  );
  expect(byValue(s, 0)[0]).toBe('attack rebecca-2');
});

test('BR-1.3 whoever looks one answer ahead summons a Familiar where it can', () => {
  const s = at({ players: [{ room: 'kennel', tokens: 1 }, { room: 'crypt' }] });
  expect(byValue(s, 0)[0]).toBe('activate');
});
