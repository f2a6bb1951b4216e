import { describe, expect, test } from 'vitest';
import type { Setup } from '../game/options.ts';
import { duel } from '../testing/games/duel.ts';
import { talking } from '../testing/games/talking.ts';
import { Match } from './match.ts';

const setup: Setup = { seats: 2, options: {}, seed: 'moon', salts: [] };
const start = () => Match.start(talking, setup);
const barred = (why: string) => ({ ok: false, bar: { rule: null, why } });

describe('undo', () => {
  test('gives back exactly the state before, step by step', () => {
    const match = start();
    const first = talking.hash(match.state);
    match.answer(0, 'say note');
    const second = talking.hash(match.state);
    match.answer(0, 'say note');
    expect(match.undo(0).ok).toBe(true);
    expect(talking.hash(match.state)).toBe(second);
    expect(match.undo(0).ok).toBe(true);
    expect(talking.hash(match.state)).toBe(first);
    expect(match.answers).toEqual([]);
    expect(match.undo(0)).toEqual(barred('undo-nothing'));
  });

  test('is not for anybody else', () => {
    const match = start();
    match.answer(0, 'say note');
    expect(match.undoBar(1)).toEqual({ rule: null, why: 'undo-nothing' });
    expect(match.undo(1)).toEqual(barred('undo-nothing'));
    match.answer(0, 'say next');
    match.answer(1, 'say next');
    match.answer(0, 'say note');
    expect(match.undo(1)).toEqual(barred('undo-other'));
    expect(match.answers).toHaveLength(4);
  });

  test.each([
    ['roll', 'chance was drawn'],
    ['peek', 'something came to light'],
  ])('is no more once somebody learned something: %s, %s', (word) => {
    const match = start();
    match.answer(0, 'say note');
    match.answer(0, `say ${word}`);
    expect(match.undo(0)).toEqual(barred('undo-learned'));
    match.answer(0, 'say note');
    expect(match.undo(0).ok).toBe(true);
    expect(match.undo(0)).toEqual(barred('undo-learned'));
  });

  test('is no more once another seat has answered, unless that is taken back', () => {
    const match = start();
    match.answer(0, 'say next');
    expect(match.undoBar(0)).toBeNull();
    match.answer(1, 'say note');
    expect(match.undo(0)).toEqual(barred('undo-other'));
    expect(match.undo(1).ok).toBe(true);
    expect(match.undo(1)).toEqual(barred('undo-nothing'));
    expect(match.undo(0).ok).toBe(true);
    expect(match.answers).toEqual([]);
  });

  test('is no more once there is a result, even if nobody learned anything by it', () => {
    const match = start();
    match.answer(0, 'say end');
    expect(match.undo(0)).toEqual(barred('undo-learned'));
    expect(match.undo(1)).toEqual(barred('undo-nothing'));
  });

  test('of what was given in secret is exact though others have given since', () => {
    const match = Match.start(duel, { ...setup, seats: 3 });
    match.answer(2, 'throw paper');
    const before = duel.hash(match.state);
    match.undo(2);
    match.answer(0, 'throw rock', 1);
    match.answer(2, 'throw paper', 2);
    expect(match.undo(0)).toEqual({ ok: true, taken: { seat: 0, say: 'throw rock', at: 1 }, events: [] });
    expect(duel.hash(match.state)).toBe(before);
    expect(match.answers).toEqual([{ seat: 2, say: 'throw paper', at: 2 }]);
  });

  test('is not of what was given before the match went on from a position', () => {
    const begun = Match.start(duel, { ...setup, seats: 3 });
    begun.answer(0, 'throw rock');
    const match = Match.at(duel, begun.state);
    match.answer(1, 'throw paper');
    expect(match.undo(0)).toEqual(barred('undo-nothing'));
    expect(match.answers).toHaveLength(1);
    expect(match.undo(1).ok).toBe(true);
    expect(match.undo(0)).toEqual(barred('undo-nothing'));
  });

  test('of a secret throw is free until the hands open', () => {
    const match = Match.start(duel, setup);
    match.answer(1, 'throw rock');
    expect(match.undo(1).ok).toBe(true);
    match.answer(1, 'throw paper');
    match.answer(0, 'throw rock');
    for (const seat of [0, 1]) expect(match.undo(seat)).toEqual(barred('undo-learned'));
  });
});
