import { describe, expect, test } from 'vitest';
import type { Answer } from '../flow/answers.ts';
import { below, coin, seededRng } from '../flow/chance.ts';
import { reports, reveal } from '../flow/events.ts';
import { choose, procedure } from '../flow/procedure.ts';
import type { Seat } from '../flow/state.ts';
import type { AnyGame } from '../game/game.ts';
import type { Setup } from '../game/options.ts';
import { type Bare, bareGame, go, pass, ways } from '../testing/games/bare.ts';
import { duel } from '../testing/games/duel.ts';
import { liarsDice } from '../testing/games/liars-dice.ts';
import { talking } from '../testing/games/talking.ts';
import { Match } from './match.ts';
import { isSealing } from './seals.ts';

const setup: Setup = { seats: 2, options: {}, seed: 'moon', salts: [] };
const mightSeal = (match: Match, seat: Seat, say: string) => isSealing(match, seat, say, seededRng('worlds'));

describe('an answer seals', () => {
  test.each([
    ['note', false, 'nothing came of it'],
    ['next', false, 'another is asked, but has not answered'],
    ['roll', true, 'chance was drawn'],
    ['peek', true, 'something came to light'],
    ['end', true, 'there is a result'],
    ['crash', true, 'the rules fail, and nothing can be promised'],
  ])('or not: %s, %s, for %s', (word, sealing) => {
    const match = Match.start(talking, setup) as unknown as Match;
    expect(mightSeal(match, 0, `say ${word}`)).toBe(sealing);
  });

  test.each([
    [0, 'sing'],
    [0, 'pass'],
    [1, 'say roll'],
    [7, 'say roll'],
  ])('only if it would be taken: seat %d, %s is refused by itself', (seat, say) => {
    expect(mightSeal(Match.start(talking, setup) as unknown as Match, seat, say)).toBe(false);
  });

  test('not as a line given in secret, until the last one opens all', () => {
    const match = Match.start(duel, setup) as unknown as Match;
    expect(mightSeal(match, 1, 'throw rock')).toBe(false);
    match.answer(1, 'throw rock');
    expect(mightSeal(match, 0, 'throw paper')).toBe(true);
  });

  test('not as a line of a composed answer, nor as its last while others have not finished theirs', () => {
    const sparse = { points: [3, 0], shields: [false, false] };
    const match = Match.at(duel, duel.position(sparse, 2, { snap: true, goal: '3' }) as never) as unknown as Match;
    duel.advance(match.state as never);
    for (const say of ['charm ember', 'charm frost']) {
      expect(mightSeal(match, 0, say)).toBe(false);
      match.answer(0, say);
    }
    expect(mightSeal(match, 1, 'charm thorn')).toBe(false);
    match.answer(1, 'charm thorn');
    expect(mightSeal(match, 1, 'pass')).toBe(true);
  });

  test('whether or not it is asked: nothing is changed by that', () => {
    const match = Match.start(talking, setup) as unknown as Match;
    match.answer(0, 'say note');
    const before = JSON.stringify([match.state, match.answers, match.question(0)]);
    mightSeal(match, 0, 'say roll');
    mightSeal(match, 0, 'say crash');
    expect(JSON.stringify([match.state, match.answers, match.question(0)])).toBe(before);
    expect(match.undo(0).ok).toBe(true);
  });
});

const tell = reports({ sprung: () => reveal({}) });
const step = (ask: string) =>
  choose<Bare, object, Answer>({
    ask,
    by: () => 0,
    from: ways,
    then: (s, _d, { words }) => {
      if (words === 'go left' && s.log[0] === 'trap') tell.sprung();
    },
  });
/** To the left there may lie a trap, and nobody knows. */
const trap = bareGame(
  [procedure<Bare, object>('first', { First: step('first'), Second: step('second') })],
  [go, pass],
  {
    table: () => [],
    redeal: (common, _seen, _viewer, rng) => ({ ...common, log: [coin(rng) ? 'trap' : 'nothing'] }),
  },
);

test('what might spring a trap seals, whether or not there is one', () => {
  const there = (what: string) => {
    const state = trap.start(setup);
    state.log = [what];
    return Match.at(trap, state) as unknown as Match;
  };
  const luck = seededRng('traps');
  for (let n = 0; n < 20; n++) {
    const place = { chance: [...luck.chance] };
    const verdicts = ['trap', 'nothing'].map((what) =>
      isSealing(there(what), 0, 'go left', { chance: [...place.chance] }),
    );
    expect(verdicts[0]).toBe(verdicts[1]);
    expect(isSealing(there('trap'), 0, 'go right', luck)).toBe(false);
  }
  expect(isSealing(there('nothing'), 0, 'go left', luck, { worlds: 40 })).toBe(true);
});

/** Plays games at random, and looks at every answer that somebody may give. */
function everywhere(game: AnyGame, look: (match: Match, seat: Seat, say: string) => void): void {
  for (let n = 0; n < 12; n++) {
    const luck = seededRng('game', `${n}`);
    const match = Match.start(game, { ...setup, seats: 2 + (n % 2), seed: `${n}` }) as Match;
    while (match.state.result === null) {
      const asked = game.asked(match.state);
      for (const seat of asked) for (const say of match.question(seat)?.legal ?? []) look(match, seat, say);
      const seat = asked[below(luck, asked.length)] as Seat;
      const { legal } = match.question(seat) as { legal: readonly string[] };
      match.answer(seat, legal[below(luck, legal.length)] as string);
    }
  }
}

describe.each([duel, liarsDice])('in $name', (game: AnyGame) => {
  test('the verdict is the same in every world that the seat cannot tell from the true one', () => {
    const luck = seededRng('others');
    let looked = 0;
    everywhere(game, (match, seat, say) => {
      const other = Match.at(game, game.redeal(match.view(seat), luck)) as Match;
      expect(mightSeal(other, seat, say), `${say} by seat ${seat}`).toBe(mightSeal(match, seat, say));
      looked++;
    });
    expect(looked).toBeGreaterThan(100);
  });

  test('what does not seal can be taken back, and what does cannot', () => {
    const found = new Set<boolean>();
    everywhere(game, (match, seat, say) => {
      const truth = Match.at(game, game.copy(match.state)) as Match;
      truth.answer(seat, say);
      const sealed = truth.undoBar(seat) !== null;
      expect(mightSeal(match, seat, say), `${say} by seat ${seat}`).toBe(sealed);
      found.add(sealed);
    });
    expect(found.size).toBe(2);
  });
});
