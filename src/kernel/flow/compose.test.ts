import { describe, expect, test } from 'vitest';
import { Match } from '../match/match.ts';
import type { GameRecord } from '../match/record.ts';
import { replay } from '../match/replay.ts';
import { answer } from '../testing/contract/walk.ts';
import { type Bare, bareGame, go, pass } from '../testing/games/bare.ts';
import type { Answer, Offers } from './answers.ts';
import { seededRng } from './chance.ts';
import { type AskedSeats, compose, END, procedure, run } from './procedure.ts';
import { finish, type Seat } from './state.ts';

const setup = { seats: 3, options: {}, seed: 'moon', salts: [] };

/** A path of up to two different ways, or a shorter one with a pass. */
const paths = (by: () => AskedSeats, enough = 2) =>
  compose<Bare, object, Answer>({
    ask: 'path',
    by,
    from: (_s, _d, _seat, offers: Offers, soFar) => {
      for (const way of [go.of(0), go.of(1)]) {
        if (soFar.includes(way)) offers.bar(way, 'X-1', 'twice');
        else offers.may(way);
      }
      offers.may(pass.of());
    },
    enough: (_s, _d, _seat, soFar) => soFar.length >= enough || soFar.at(-1) === pass.of(),
    then: (s, _d, lines, seat) => {
      s.log.push([seat, ...lines.map(({ words }) => words)].join(' '));
      return s.log.length > 5 ? END : undefined;
    },
    with: (_s, _d, seat) => ({ seat }),
    pass: 'pass',
  });
const gameOf = (by: () => AskedSeats, enough?: number) =>
  bareGame(
    [
      procedure<Bare, object>('first', {
        Path: paths(by, enough),
        Over: run((s) => finish(s, { winners: [0], places: [1, 1, 1], reason: 'over' })),
      }),
    ],
    [go, pass],
  );
const start = (by: () => AskedSeats, enough?: number) => {
  const game = gameOf(by, enough);
  return { game, match: Match.start(game, setup) };
};

describe('a composed answer of one seat', () => {
  test('is given line by line, and nothing happens before the last', () => {
    const { game, match } = start(() => 1);
    expect(match.question(1)).toMatchObject({ ask: 'path', with: { seat: 1 }, pass: 'pass', hidden: true });
    match.answer(1, 'go right');
    expect(match.state.log).toEqual([]);
    expect(match.question(1)?.legal).toEqual(['go left', 'pass']);
    expect(game.barred(match.state, 1)).toEqual([{ say: 'go right', bar: { rule: 'X-1', why: 'twice' } }]);
    match.answer(1, 'go left');
    expect(match.state.log).toEqual(['1 go right go left']);
    expect(match.state.result).not.toBeNull();
  });

  test('may be taken back line by line', () => {
    const { match } = start(() => 1);
    const before = JSON.stringify(match.state);
    match.answer(1, 'go right', 5);
    expect(match.undo(1)).toEqual({ ok: true, taken: { seat: 1, say: 'go right', at: 5 }, events: [] });
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.answers).toEqual([]);
    expect(match.undo(1)).toMatchObject({ ok: false, bar: { why: 'undo-nothing' } });
  });

  test('that is enough with no line at all is not asked for, but applied', () => {
    const { match } = start(() => 1, 0);
    expect(match.state.log).toEqual(['1']);
    expect(match.state.result).not.toBeNull();
  });

  test('is not asked of nobody', () => {
    for (const nobody of [null, []]) expect(start(() => nobody).match.state.log).toEqual([]);
  });
});

describe('a composed answer of several seats', () => {
  const both = () => start(() => [2, 0]);

  test('is given in any order, and applied in the order in which they are named once all are whole', () => {
    const { match } = both();
    for (const [seat, say] of [
      [0, 'go left'],
      [2, 'go right'],
      [0, 'go right'],
    ] as const)
      expect(match.answer(seat, say).ok).toBe(true);
    expect(match.view(null).asked).toEqual([2]);
    expect(match.answer(0, 'pass')).toMatchObject({ ok: false, bar: { why: 'not-asked' } });
    match.answer(2, 'pass');
    expect(match.state.log).toEqual(['2 go right pass', '0 go left go right']);
  });

  test('is secret: others see that it is whole, and of less than that nothing', () => {
    const { game, match } = both();
    const seen = (viewer: Seat | null | 'all') => match.view(viewer).stack[0]?.given;
    const before = JSON.stringify(match.view(2));
    const fresh = JSON.stringify(match.game.question(match.state, 0, 2));
    match.answer(0, 'go left');
    expect(seen(0)).toEqual([['go left'], [], []]);
    expect(JSON.stringify(match.view(2))).toBe(before);
    expect(JSON.stringify(game.question(match.state, 0, 2))).toBe(fresh);
    match.answer(0, 'go right');
    for (const viewer of [1, 2, null]) expect(seen(viewer)).toEqual([['?'], [], []]);
    expect(seen('all')).toEqual([['go left', 'go right'], [], []]);
  });

  test('may be taken back by each, whatever the other gave meanwhile, until all are whole', () => {
    const { game, match } = both();
    match.answer(0, 'go left');
    match.answer(2, 'go right');
    expect(match.undo(0)).toMatchObject({ ok: true, taken: { seat: 0, say: 'go left' } });
    expect(match.answers.map(({ seat }) => seat)).toEqual([2]);
    const alone = game.start(setup);
    answer(game, alone, 2, 'go right');
    expect(game.hash(match.state)).toBe(game.hash(alone));
    for (const [seat, say] of [
      [0, 'pass'],
      [2, 'pass'],
    ] as const)
      match.answer(seat, say);
    for (const seat of [0, 2]) expect(match.undo(seat)).toMatchObject({ ok: false, bar: { why: 'undo-learned' } });
    expect(replay(game, match.record as GameRecord).state).toEqual(match.state);
  });

  test('in a redealt world is guessed where it is whole, and one’s own is kept', () => {
    const { game, match } = both();
    for (const say of ['go left', 'go right']) match.answer(0, say);
    match.answer(2, 'go right');
    const rng = seededRng('redeal');
    const given = Array.from({ length: 40 }, () => game.redeal(match.view(2), rng).stack[0]?.given);
    expect(new Set(given.map((lines) => lines?.[0]?.join(' '))).size).toBe(5);
    for (const lines of given) expect(lines?.[2]).toEqual(['go right']);
  });
});
