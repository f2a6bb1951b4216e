import { describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { type Answer, type AnyGame, type Question, type State, seededRng, supplying } from '../kernel/index.ts';
import { makeBot } from './index.ts';

const game = games['familiars-and-foes']?.core as AnyGame;
/** Of a state of the game: who passes for the rest of the turn, as bits. */
type Foes = State & { readonly rests: number };
const SEEDS = 20;
/** Where the turn is over anyway, both are the same. */
const PASSES = ['pass', 'rest'];

/** A position for so many players, after some answers and what chance gave: a face less one, an open eye 1. */
function standing(
  seats: number,
  position: object,
  said: readonly [seat: number, say: string][] = [],
  outcomes: readonly number[] = [],
): Foes {
  const s = game.position(position, seats, { level: 'beginner', familiars: 'auto' }) as Foes;
  if (Array.isArray(s)) throw new Error(JSON.stringify(s));
  const [...left] = outcomes;
  supplying({ below: () => left.shift() ?? 0 }, () => {
    game.advance(s);
    for (const [seat, say] of said) expect(game.answer(s, seat, say), say).toBeNull();
  });
  expect(left).toEqual([]);
  return s;
}
/** What greedy answers, and why, with the luck of many seeds. */
function answersOf(s: Foes, seat = game.asked(s)[0] as number) {
  const bot = makeBot('greedy', game);
  const question = game.question(s, seat) as Question;
  return Array.from({ length: SEEDS }, (_, n) => {
    const { say, why } = bot.choose(game.view(s, seat), question, seededRng('team-mate', `${n}`));
    return { say, why };
  });
}
const saidIn = (s: Foes, seat?: number): Set<string> => new Set(answersOf(s, seat).map(({ say }) => say));

describe('a bot heals', () => {
  const team = (jinxie: object) => ({
    familiars: [
      { familiar: 'mimsy', tasks: ['restorative'], gems: 0 },
      { familiar: 'jinxie', ...jinxie },
    ],
    foes: ['kraken-in-a-barrel'],
  });
  test('whoever could fall next, and says so', () => {
    const answers = answersOf(standing(2, team({ hp: 1, gems: 0 })));
    for (const { say, why } of answers) {
      expect(say).toMatch(/^restore soothing-rain jinxie [2-6]$/);
      expect(why).toBe('danger jinxie');
    }
  });
  test('nobody who is well', () => {
    for (const say of saidIn(standing(2, team({})))) expect(say).not.toMatch(/^restore/);
  });
});

describe('a bot saves gems', () => {
  const roll = (hp: number) =>
    standing(
      2,
      {
        familiars: [
          { familiar: 'figgitch', gems: 0 },
          { familiar: 'jinxie', tasks: ['ability'] },
        ],
        foes: [{ foe: 'smudge', hp }],
        wave: 2,
      },
      [[0, 'attack smudge']],
    );
  test('where the attack is enough without one', () => {
    const s = roll(2);
    expect([game.asked(s), game.question(s, 1)?.ask]).toEqual([[1], 'roll']);
    for (const say of saidIn(s)) expect(PASSES).toContain(say);
    expect(new Set(answersOf(s).map(({ why }) => why))).toEqual(new Set(['gems jinxie']));
  });
  test('and spends one that defeats the Foe', () => {
    expect(saidIn(roll(6))).toEqual(new Set(['ability jinxie all']));
  });
});

describe('a bot calls Ballyhoo', () => {
  const struck = (foe: number, jinxie: object) =>
    standing(
      2,
      {
        familiars: [
          { familiar: 'figgitch', gems: 0 },
          { familiar: 'jinxie', gems: 0, ...jinxie },
        ],
        foes: [{ foe: 'smudge', hp: foe }],
      },
      [[0, 'attack smudge']],
      [9],
    );
  test('on good odds', () => {
    expect(saidIn(struck(4, {}))).toEqual(new Set(['ballyhoo jinxie']));
    expect(saidIn(struck(12, {}))).toEqual(new Set(['ballyhoo jinxie']));
  });
  test('but not where it could fall for little', () => {
    expect(saidIn(struck(12, { hp: 1 }))).toEqual(new Set(['pass']));
  });
});

describe('a bot keeps its Good Luck', () => {
  const flipped = (foe: number, coin: number) =>
    standing(
      2,
      {
        familiars: [
          { familiar: 'figgitch', gems: 0 },
          { familiar: 'jinxie', gems: 0, luck: 1 },
        ],
        foes: [{ foe: 'smudge', hp: foe }],
      },
      [
        [0, 'attack smudge'],
        [1, 'ballyhoo jinxie'],
      ],
      [9, coin],
    );
  test('when the eye is open', () => {
    for (const say of saidIn(flipped(4, 1))) expect(PASSES).toContain(say);
    for (const say of saidIn(flipped(12, 1))) expect(PASSES).toContain(say);
  });
  test('but not when a turned coin defeats the Foe', () => {
    expect(saidIn(flipped(4, 0))).toEqual(new Set(['luck jinxie']));
  });
});

describe('a bot brings the Fallen back', () => {
  const trained = (familiar: string, more: object = {}) => ({ familiar, tasks: 'all', gems: 0, ...more });
  const position = {
    familiars: [trained('piddy-paw'), { familiar: 'figgitch', hp: 0 }, trained('jinxie')],
    foes: [{ foe: 'smudge', hp: 12 }],
  };
  test('when it can', () => {
    const answers = answersOf(standing(3, position));
    expect(answers).toEqual(answers.map(() => ({ say: 'revive figgitch', why: 'fallen figgitch' })));
  });
  test('and agrees when another wants to', () => {
    const answers = answersOf(standing(3, position, [[0, 'revive figgitch']]), 2);
    expect(answers).toEqual(answers.map(() => ({ say: 'agree', why: 'fallen figgitch' })));
  });
  test('but first the Foes, if one blow ends the game', () => {
    const last = { ...position, foes: [{ foe: 'smudge', hp: 1 }] };
    for (const say of saidIn(standing(3, last))) expect(say).not.toMatch(/^revive/);
  });
});

test('a bot hardly ever passes for the whole turn where it may pass for now', () => {
  const bot = makeBot('greedy', game);
  let [asked, rests] = [0, 0];
  for (let n = 0; n < 5; n++) {
    const s = game.start({ seats: 3, options: {}, seed: `rest ${n}`, salts: [] }) as Foes;
    const luck = seededRng('rest', `${n}`);
    while (s.result === null) {
      const seat = game.asked(s)[0] as number;
      const question = game.question(s, seat) as Question;
      const { say } = bot.choose(game.view(s, seat), question, luck);
      game.take(s, seat, game.read(say) as Answer);
      // Where the turn is over with it, both ways to pass are the same.
      if (question.legal.includes('rest')) asked++;
      if (say === 'rest' && s.rests !== 0) rests++;
    }
  }
  expect(asked).toBeGreaterThan(100);
  expect(rests).toBeLessThan(0.03 * asked);
});
