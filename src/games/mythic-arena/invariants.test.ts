import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Match, optionSets, type Seat } from '../../kernel/index.ts';
import { type Look, must, same, walk } from '../../kernel/testing/contract/walk.ts';
import { COUNTED } from './abilities.ts';
import { cardOf, contentOf, isToken, seatOf } from './content.ts';
import { mythicArena } from './game.ts';
import { movesMissing } from './lines/check.ts';
import { eachPet, petOf, petsInPlay, refTo } from './readings.ts';
import { type Arena, NONE, type Pet, type Turn } from './state.ts';
import { health, holderOf, kindsOf } from './stats.ts';

const { core: game } = mythicArena;
const tables = optionSets(game.rules, 2).map((options) => ({ seats: 2, options }));
const stateOf = (match: Match) => match.state as Arena;
const petsOf = (s: Arena): Pet[] => {
  const pets: Pet[] = [];
  eachPet(s, (pet) => void pets.push(pet));
  return pets;
};

/** Plays random games at every table, looking at each state. */
function always(look: () => Look): void {
  for (const table of tables) {
    const play = (seed: string) => void walk(game, { ...table, seed, salts: [] }, [], look());
    fc.assert(fc.property(fc.string(), play), { numRuns: 1 });
  }
}
/** Looks at every question of a game that is under way. */
const inPlay = (check: (s: Arena, match: Match) => void) => () => ({
  before: (match: Match) => {
    if (stateOf(match).turns > 0) check(stateOf(match), match);
  },
});

/** All cards of a player, wherever they are. */
function cardsOf(s: Arena, seat: Seat): number[] {
  const lead = s.leads[seat] as number;
  const inArena = petsOf(s).flatMap((pet) => [
    ...(pet.seat === seat ? [pet.card] : []),
    ...(pet.elyth !== NONE && seatOf(pet.elyth) === seat ? [cardOf(pet.elyth)] : []),
  ]);
  const zones = [s.piles, s.hands, s.spent, s.removed].flatMap((zone) => zone[seat] as number[]);
  const held = [...(s.stasis[seat] ?? []), ...(s.items[seat] ?? [])].map(({ card }) => card);
  const cards = [...zones, ...held, ...inArena, ...(lead === NONE ? [] : [lead])];
  return cards.filter((card) => !isToken(contentOf(s), card)).sort((a, b) => a - b);
}

describe('in any game', () => {
  test('MA-1.1 MA-4.3 MA-4.4 no card of a deck is lost or doubled', () => {
    always(
      inPlay((s) => {
        for (const seat of [0, 1]) {
          const deck = [...(s.decks[seat] as number[])].sort((a, b) => a - b);
          must(same(cardsOf(s, seat), deck), () => `seat ${seat} has ${cardsOf(s, seat)}, its deck is ${deck}`);
        }
      }),
    );
  });

  test('MA-7.1 MA-7.2 MA-16.6 whenever nobody is choosing a line, every line is held as it must be', () => {
    always(
      inPlay((s) => {
        if (s.stack.some(({ proc }) => proc === 'mending' || proc === 'returning' || proc === 'summoning')) return;
        // Inside an effect the Line Check is still to come.
        if (s.stack.some(({ proc }) => proc === 'deed' || proc === 'replacing' || proc === 'check')) return;
        for (const seat of [0, 1]) {
          const counts = [0, 1, 2].map((line) => s.lines[seat * 3 + line]?.length ?? 0) as [number, number, number];
          expect(petsInPlay(s, seat)).toBeGreaterThan(0);
          expect(movesMissing(...counts, s.options.simplified === true), counts.join()).toBe(0);
          if (s.options.simplified === true) expect(counts[0]).toBe(1);
        }
      }),
    );
  });

  test('MA-8.14 MA-16.1 nobody stands with as much damage as Health once an effect is over', () => {
    always(
      inPlay((s) => {
        if (s.stack.some(({ proc }) => ['deed', 'replacing', 'check', 'strike', 'blocking'].includes(proc))) return;
        for (const pet of petsOf(s)) must(pet.damage < health(s, pet), () => `a Pet stands with ${pet.damage} damage`);
      }),
    );
  });

  test('MA-12.1 MA-12.5 MA-12.9 two kinds of status at most; who holds, holds an opposing Pet in play', () => {
    always(
      inPlay((s) => {
        for (const pet of petsOf(s)) {
          expect(kindsOf(s, pet)).toBeLessThanOrEqual(2);
          expect(pet.status).toHaveLength(COUNTED);
          for (const n of pet.status) expect(n).toBeGreaterThanOrEqual(0);
          if (pet.holds === NONE) continue;
          const held = petOf(s, pet.holds);
          expect([held?.seat, held !== null && holderOf(s, held, pet.grip) !== null]).toEqual([1 - pet.seat, true]);
        }
      }),
    );
  });

  test('MA-3.6 MA-3.7 MA-3.8 MA-6.2 MA-8.17 one battle, one Unique Power, one Switch, one use of an Item a turn', () => {
    always(() => {
      let done: string[] = [];
      let powers: string[] = [];
      return {
        after: (_match, _rng, { events }) => {
          for (const { kind, full } of events) {
            if (kind === 'turn') {
              done = [];
              powers = [];
            }
            if (kind === 'attack') powers.push(full.pet as string);
            if (['battle', 'unique', 'used'].includes(kind)) done.push(kind);
          }
          must(new Set(done).size === done.length, () => `in one turn: ${done}`);
          must(new Set(powers).size === powers.length, () => `attacks in one turn: ${powers}`);
        },
      };
    });
  });

  test('MA-14.1 MA-14.2 whoever wins has three points or an opponent without a Pet in play', () => {
    always(() => ({
      end: (match) => {
        const s = stateOf(match);
        const { winners, reason } = s.result as NonNullable<Arena['result']>;
        const [winner] = winners as [Seat];
        if (reason === 'points') expect(s.points[winner]).toBeGreaterThanOrEqual(3);
        if (reason === 'pets') expect(petsInPlay(s, 1 - winner)).toBe(0);
        if (reason === 'match') expect(s.wins[winner]).toBe(2);
        if (reason !== 'draw') expect(winners).toHaveLength(1);
      },
    }));
  });

  test('MA-3.9 MA-16.18 the Passive Player is asked only what is theirs', () => {
    const passive = ['blockers', 'power', 'rune', 'release', 'line-check', 'retaliate', 'recover', 'enter', 'replace'];
    const theirs = [...passive, 'adjacent', 'hold', 'switch-hit', 'target', 'lead', 'go', 'pick', 'deck', 'cure'];
    always(
      inPlay((s) => {
        const turn = s.stack.find(({ proc }) => proc === 'turn')?.data as Turn | undefined;
        for (const seat of game.asked(s)) {
          if (turn === undefined || seat === turn.seat) continue;
          expect(theirs).toContain(game.question(s, seat)?.ask);
        }
      }),
    );
  });

  test('a Pet is in the Arena once', () => {
    always(
      inPlay((s) => {
        const refs = petsOf(s).map(refTo);
        expect(new Set(refs).size).toBe(refs.length);
      }),
    );
  });
});
