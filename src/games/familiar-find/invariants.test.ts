import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Match, optionSets, type Seat } from '../../kernel/index.ts';
import { isSame, must, seatsOf, type WalkObserver, walk } from '../../kernel/testing/contract/walk.ts';
import { COLLECTED, contentOf } from './content/content.ts';
import { factory } from './game.ts';
import { isInReach, isPileInPlay, isPlaying } from './state/queries.ts';
import type { Find, Turn } from './state/state.ts';

const { core: game } = factory;
/** All option sets; who is named first makes no other game. */
const tables = [2, 3, 4].flatMap((seats) =>
  optionSets(game.rules, seats)
    .filter(({ first }) => first === 'random')
    .map((options) => ({ seats, options })),
);
const stateOf = (match: Match) => match.state as Find;

/** Plays random games at every table, looking at each state. */
function always(look: () => WalkObserver): void {
  for (const table of tables) {
    const play = (seed: string) => void walk(game, { ...table, seed, salts: [] }, [], look());
    fc.assert(fc.property(fc.string(), play), { numRuns: 2 });
  }
}

/** How many cards of each kind are anywhere at all. */
function cardsOf(s: Find): number[] {
  const counts = new Array<number>(contentOf(s).cards.length).fill(0);
  const count = (card: number, n = 1) => {
    counts[card] = (counts[card] as number) + n;
  };
  for (const card of [...s.deck, ...s.discard, ...s.hands.flat()]) count(card);
  for (const lying of s.piles.flat()) count(lying.card);
  for (const collection of s.collections) collection.forEach((n, card) => void count(card, n));
  for (const { proc, data } of s.stack) if (proc === 'turn') for (const card of (data as Turn).spells) count(card);
  return counts;
}
const collected = (s: Find) => s.collections.flat().reduce((sum, n) => sum + n, 0);

describe('in any game', () => {
  test('FF-1.1 FF-6.4 no card is lost, doubled or changed into another', () => {
    always(() => {
      let first: number[] | null = null;
      const look = (match: Match) => {
        const now = cardsOf(stateOf(match));
        first ??= now;
        must(isSame(now, first), () => `of each kind there are ${now}, but there were ${first}`);
        const total = now.reduce((sum, n) => sum + n, 0);
        must(total === [52, 68, 84][match.state.seats - 2], () => `there are ${total} cards`);
      };
      return { before: look, end: look };
    });
  });

  test('FF-2.8 FF-5.2 FF-6.5 FF-3.6 when a turn begins no pile is empty, unless the deck has run out or somebody left without a final action', () => {
    always(() => ({
      after: (match, _rng, { events }) => {
        const s = stateOf(match);
        const left =
          events.some((told) => told.kind === 'merged') && seatsOf(s).filter((n) => isPlaying(s, n)).length < 3;
        if (s.deck.length === 0 || left || !events.some((told) => told.kind === 'turn')) return;
        s.piles.forEach((pile, n) => void expect(pile.length > 0, `pile ${n}`).toBe(isPileInPlay(s, n)));
      },
    }));
  });

  test('FF-2.2 FF-3.2 FF-3.4 whoever plays reaches three piles, and with two players left both reach the same', () => {
    always(() => ({
      before: (match) => {
        const s = stateOf(match);
        const reach = (seat: Seat) =>
          s.piles.map((_, n) => n).filter((n) => isPileInPlay(s, n) && isInReach(s, seat, n));
        const left = seatsOf(s).filter((seat) => isPlaying(s, seat));
        const reaches = left.map(reach);
        for (const piles of reaches) must(piles.length === 3, () => `within reach are ${reaches.join(' | ')}`);
        if (left.length === 2) must(isSame(reaches[0], reaches[1]), () => `within reach are ${reaches.join(' | ')}`);
        const lying = s.piles.filter((_, n) => isPileInPlay(s, n)).length;
        must(lying === left.length + 1, () => `there are ${lying} piles for ${left.length} players`);
      },
    }));
  });

  test('FF-3.6 FF-3.7 an eliminated player has no collection, is never asked, and the first of four has no hand', () => {
    always(() => ({
      before: (match) => {
        const s = stateOf(match);
        for (const seat of seatsOf(s).filter((seat) => !isPlaying(s, seat))) {
          expect(game.asked(s)).not.toContain(seat);
          expect([...new Set(s.collections[seat])]).toEqual([0]);
          if (s.seats === 4 && s.out[seat] === 1) expect(s.hands[seat]).toEqual([]);
        }
      },
    }));
  });

  test('FF-3.6 only who is eliminated while four play is asked for a final action', () => {
    always(() => ({
      before: (match) => {
        const s = stateOf(match);
        const question = game.question(s, game.asked(s)[0] as Seat);
        if (question?.with.out === undefined) return;
        must(seatsOf(s).filter((seat) => isPlaying(s, seat)).length === 4, () => 'a final action without four players');
      },
    }));
  });

  test('FF-5.4 FF-6.10 the Location can be left only once cards were collected there, and nobody plays on before being asked', () => {
    always(() => {
      let collected = false;
      return {
        before: (match) => {
          const s = stateOf(match);
          const question = game.question(s, game.asked(s)[0] as Seat);
          const settles = question?.legal.includes('travel') ?? false;
          if (settles) must(collected, () => 'nothing was collected there');
          if (question?.ask === 'play' && s.options.tourism === true) must(!collected, () => 'nobody was asked');
        },
        after: (_match, _rng, { events }) => {
          for (const { kind, full } of events) {
            if (['took', 'collected'].includes(kind) && full.pile === 'centre') collected = true;
            if (['travelled', 'stayed', 'turn'].includes(kind)) collected = false;
          }
        },
      };
    });
  });

  test('FF-2.1 the steps of a turn are asked for in their order', () => {
    const order = ['scavenge', 'powers', 'cast', 'travel', 'play', 'refill'];
    always(() => {
      let turn = 0;
      let step = 0;
      return {
        before: (match) => {
          const s = stateOf(match);
          const next = order.indexOf(game.question(s, game.asked(s)[0] as Seat)?.ask ?? '');
          if (s.turns !== turn) step = 0;
          turn = s.turns;
          if (next === -1) return;
          expect(next).toBeGreaterThanOrEqual(step);
          step = next;
        },
      };
    });
  });

  test('FF-2.11 a card that leaves a hand is in no collection afterwards', () => {
    always(() => {
      let before = 0;
      return {
        before: (match) => {
          before = collected(stateOf(match));
        },
        after: (match, _rng, { say }) => {
          if (/^(play|drop) /.test(say)) expect(collected(stateOf(match))).toBeLessThanOrEqual(before);
        },
      };
    });
  });

  test('FF-2.9 who has seen a face-down card is somebody at the table, its player at least', () => {
    always(() => ({
      before: (match) => {
        const s = stateOf(match);
        for (const { down, known } of s.piles.flat()) {
          if (down) expect(known > 0 && known < 1 << s.seats).toBe(true);
        }
      },
    }));
  });

  test('FF-2.10 FF-6.4 a game that ends by the deck ends at a Refill that fell short', () => {
    always(() => ({
      end: (match) => {
        const s = stateOf(match);
        if (s.result?.reason !== 'deck') return;
        expect(s.deck).toEqual([]);
        expect(s.hands[s.active]?.length).toBeLessThan(4);
      },
    }));
  });

  test('FF-2.5 FF-4.1 whoever wins by Astral Essence, a set, the Abyss or the deck has what it takes', () => {
    always(() => ({
      end: (match) => {
        const s = stateOf(match);
        const { winners, reason } = s.result as NonNullable<Find['result']>;
        const kinds = (seat: Seat) => s.collections[seat]?.slice(0, COLLECTED - 2).filter((n) => n >= 2).length ?? 0;
        const left = seatsOf(s).filter((seat) => isPlaying(s, seat));
        expect(left).toEqual(expect.arrayContaining([...winners]));
        if (reason === 'astral') expect(s.collections[winners[0] as Seat]?.[COLLECTED - 2]).toBeGreaterThanOrEqual(3);
        if (reason === 'set') expect(kinds(winners[0] as Seat)).toBeGreaterThanOrEqual(2);
        if (reason === 'abyss') expect(left).toEqual(winners);
        if (reason !== 'deck') expect(winners).toHaveLength(1);
      },
    }));
  });
});
