import { expect, test } from 'vitest';
import { type Remark, remarkSchema, seatIn } from './remark.ts';

const REMARKS: readonly Remark[] = [
  { kind: 'point', at: 'lantern' },
  { kind: 'propose', seat: 1, say: 'go left' },
  { kind: 'offer', say: 'go left' },
];

test('a remark has no more in it than its kind has', () => {
  for (const remark of REMARKS) expect(remarkSchema.safeParse(remark).success).toBe(true);
  const wrong = [
    { kind: 'shout', say: 'x' },
    { kind: 'point', at: 'x', say: 'y' },
    { kind: 'offer', say: 'x'.repeat(201) },
    { kind: 'propose', seat: 99, say: 'pass' },
    { kind: 'point', at: 'a\0b' },
  ];
  for (const remark of wrong) expect(remarkSchema.safeParse(remark).success).toBe(false);
});

test('players are pointed at by their number', () => {
  expect([seatIn('player-1'), seatIn('player-12'), seatIn('player-'), seatIn('xplayer-1')]).toEqual([
    0,
    11,
    null,
    null,
  ]);
});
