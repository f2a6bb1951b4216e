import { beforeAll, describe, expect, test } from 'vitest';
import { type HeardEvent, optionSets, type Seat } from '../../kernel/index.ts';
import { isSame, must, walk } from '../../kernel/testing/contract/walk.ts';
import { cover } from '../../kernel/testing/coverage.ts';
import { watchInvariants } from '../../kernel/testing/invariants.ts';
import { NONE } from '../shared/list.ts';
import { COUNTED, RESIDUAL } from './content/abilities.ts';
import { cardOf, contentOf, isToken, seatOf } from './content/content.ts';
import { LINES } from './content/vocabulary.ts';
import { factory } from './game.ts';
import { movesMissing } from './lines/check.ts';
import { eachPet, isInArena, petOf, petsInPlay, refTo } from './state/queries.ts';
import { type Arena, battleOf, type Pet, type Turn } from './state/state.ts';
import { health, holderOf, kindsOf } from './state/stats.ts';

const { core: game } = factory;
const petsOf = (s: Arena): Pet[] => {
  const pets: Pet[] = [];
  eachPet(s, (pet) => void pets.push(pet));
  return pets;
};
const within = (s: Arena, ...procs: readonly string[]): boolean => s.stack.some(({ proc }) => procs.includes(proc));

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

/** What must be true whenever somebody is asked in a game that is under way. */
const always: Readonly<Record<string, (s: Arena) => void>> = {
  'MA-1.1 MA-4.3 MA-4.4 no card of a deck is lost or doubled': (s) => {
    for (const seat of [0, 1]) {
      const deck = [...(s.decks[seat] as number[])].sort((a, b) => a - b);
      must(isSame(cardsOf(s, seat), deck), () => `seat ${seat} has ${cardsOf(s, seat)}, its deck is ${deck}`);
    }
  },

  'MA-7.1 MA-7.2 MA-16.6 unless somebody is choosing a line, every line is held as it must be': (s) => {
    // Inside an effect the Line Check is still to come.
    if (within(s, 'mending', 'returning', 'summoning', 'deed', 'replacing', 'check')) return;
    for (const seat of [0, 1]) {
      const counts = LINES.map((_, line) => s.lines[seat * LINES.length + line]?.length ?? 0);
      const [front, guard, rear] = counts as [number, number, number];
      must(front > 0 && movesMissing(front, guard, rear, s.options.simplified === true) === 0, () => `${counts}`);
      if (s.options.simplified === true) must(front === 1 && rear === 0, () => `${counts}`);
    }
  },

  'MA-8.14 MA-16.1 nobody stands with as much damage as Health once an effect is over': (s) => {
    if (within(s, 'deed', 'replacing', 'check', 'strike', 'blocking')) return;
    for (const pet of petsOf(s)) must(pet.damage < health(s, pet), () => `a Pet stands with ${pet.damage} damage`);
  },

  'MA-11.2 MA-11.3 damage comes in tens and is never less than none': (s) => {
    for (const { damage, shield, charm } of petsOf(s))
      must(damage >= 0 && damage % 10 === 0 && shield >= 0 && charm >= 0, () => `${[damage, shield, charm]}`);
  },

  'MA-12.1 MA-12.2 MA-16.13 two kinds of status at most, and only residual ones stack': (s) => {
    for (const pet of petsOf(s)) {
      must(kindsOf(s, pet) <= 2, () => `a Pet has ${pet.status}`);
      must(pet.status.length === COUNTED, () => `${pet.status}`);
      must(
        pet.status.every((n, status) => n >= 0 && (status < RESIDUAL || n <= 1)),
        () => `${pet.status}`,
      );
    }
  },

  'MA-12.5 MA-12.9 who holds, holds an opposing Pet in play': (s) => {
    for (const { seat, holds, grip } of petsOf(s)) {
      if (holds === NONE) continue;
      const held = petOf(s, holds);
      must(held !== null && held.seat !== seat && holderOf(s, held, grip) !== null, () => `${[seat, holds, grip]}`);
    }
  },

  'MA-8.5 MA-8.17 who is still to strike is in the battle and has not acted': (s) => {
    const b = battleOf(s);
    for (const { pet } of b?.order ?? []) {
      must(b?.fighters.includes(pet) === true, () => `${pet} has no assignment`);
      must(!isInArena(s, pet) || b?.acted.includes(pet) === false, () => `${pet} has acted`);
    }
  },

  'MA-3.9 MA-16.18 the Passive Player is asked only what is theirs': (s) => {
    const turn = s.stack.find(({ proc }) => proc === 'turn')?.data as Turn | undefined;
    for (const seat of game.asked(s)) {
      if (turn === undefined || seat === turn.seat) continue;
      const ask = game.question(s, seat)?.ask ?? '';
      must(THEIRS.has(ask), () => `is asked for ${ask}`);
    }
  },

  'MA-16.16 a Pet is in the Arena once': (s) => {
    const refs = petsOf(s).map(refTo);
    must(new Set(refs).size === refs.length, () => `${refs}`);
  },
};
const THEIRS = new Set([
  ...['blockers', 'power', 'rune', 'release', 'line-check', 'retaliate', 'recover', 'enter', 'replace'],
  ...['adjacent', 'hold', 'switch-hit', 'target', 'successor', 'faces', 'lead', 'go'],
]);

/** What must be true of what happens, one event after the other; each makes its own memory. */
const happenings: Readonly<Record<string, () => (event: HeardEvent) => void>> = {
  'MA-3.6 MA-3.7 MA-3.8 MA-6.2 one battle, one Unique Power, one Switch, one use of an Item a turn': () => {
    let done: string[] = [];
    return ({ kind }) => {
      if (kind === 'turn') done = [];
      // A Rune may have two Pets trade places as well.
      if (!['battle', 'unique', 'used', 'cleanup'].includes(kind)) return;
      must(!done.includes(kind), () => `twice in one turn: ${kind}`);
      must(kind !== 'cleanup' || done.includes('battle'), () => 'a Cleanup before the battle');
      done.push(kind);
    };
  },

  'MA-8.17 no Pet attacks twice in a turn': () => {
    let pets: unknown[] = [];
    return ({ kind, pet }) => {
      if (kind === 'turn') pets = [];
      if (kind !== 'attack') return;
      must(!pets.includes(pet), () => `${pet} attacks again`);
      pets.push(pet);
    };
  },

  'MA-8.16 MA-8.11 an attack hits by 20, or by the sum of die and Hit, and not otherwise': () => (event) => {
    if (event.kind !== 'attack') return;
    const [die, bonus, miss] = [event.die, event.bonus, event.miss] as [number, number, number];
    must(event.hit === (die === 20 || die + bonus >= miss), () => JSON.stringify(event));
  },

  'MA-16.3 each Pet that is Downed is one point for the other player': () => {
    let points = [0, 0];
    return ({ kind, pet, seat, points: scored }) => {
      if (kind === 'game') points = [0, 0];
      if (kind === 'downed') {
        const winner = String(pet).endsWith('-1') ? 1 : 0;
        points[winner] = (points[winner] as number) + 1;
      }
      if (kind === 'scored') must(scored === points[seat as Seat], () => `${scored} points, not ${points}`);
    };
  },
};

const { watched, broken, names } = watchInvariants<Arena>(game, { isUnderWay: (s) => s.turns > 0, always, happenings });

describe('in games that are steered to everything the game has', () => {
  beforeAll(() => {
    for (const seed of ['one', 'two']) cover(watched(), 100, seed);
  });

  test.each(names)('%s', (name) => {
    expect(broken.get(name)).toBeUndefined();
  });
});

test('MA-14.1 MA-14.2 whoever wins has three points or an opponent without a Pet in play', () => {
  for (const options of optionSets(game.rules, 2)) {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const s = walk(game, { seats: 2, options, seed, salts: [] }, []).state as Arena;
      const { winners, reason } = s.result as NonNullable<Arena['result']>;
      const [winner] = winners as [Seat];
      if (reason === 'points') expect(s.points[winner]).toBeGreaterThanOrEqual(3);
      if (reason === 'pets') expect(petsInPlay(s, 1 - winner)).toBe(0);
      if (reason === 'match') expect(s.wins[winner]).toBe(2);
      expect(winners).toHaveLength(reason === 'draw' ? 2 : 1);
    }
  }
});
