import { expect, test } from 'vitest';
import { below, type HeardEvent, Match, seededRng, type View } from '../../../kernel/index.ts';
import { contentOf } from '../content/content.ts';
import { factory } from '../game.ts';
import type { Arena } from '../state/state.ts';
import { type Chances, chancesOf, costsOf } from './chances.ts';
import type { ArenaTable } from './secrets.ts';

const { core: game } = factory;

/** A strike of a game, foretold from what was seen right before it. */
interface Foretold {
  readonly chances: Chances;
  /** The roll and what came of it; null if the Pet failed to act. */
  readonly attack: HeardEvent | null;
  readonly dealt: number;
  readonly downed: boolean;
}
/** What may be heard before a roll and changes nothing that it depends on. */
const BEFORE = ['passes', 'faster'];
const ENDS = ['attack', 'fails', 'struggles', 'idle', 'retaliates', 'switchHit', 'moved', 'turn'];

/** The first strike that follows an answer, unless something else happened before it. */
function firstStrike(match: Match, before: View<ArenaTable>, heard: readonly HeardEvent[]): Foretold | null {
  const at = heard.findIndex(({ kind }) => !BEFORE.includes(kind));
  const first = heard[at];
  const { battle } = before.table;
  if (first === undefined || battle === null || !['attack', 'fails', 'struggles'].includes(first.kind)) return null;
  const failed = first.kind === 'fails' || (first.kind === 'struggles' && first.free === false);
  const attack = failed ? null : (heard.slice(at).find(({ kind }) => kind === 'attack') as HeardEvent);
  const pet = first.pet as string;
  const paired = battle.attacks.find((each) => each.pet === pet || each.blockers.includes(pet));
  const target = attack === null ? (paired?.pet === pet ? paired.blockers[0] : paired?.pet) : attack.target;
  const power = attack === null ? battle.powers[pet] : attack.power;
  if (target === undefined || power === undefined) return null;
  const content = contentOf(match.state as Arena);
  const chances = chancesOf(content, before.table, pet, power as string, target as string);
  if (chances === null) return null;
  const from = attack === null ? heard.length : heard.indexOf(attack) + 1;
  const to = heard.findIndex(({ kind }, i) => i >= from && ENDS.includes(kind));
  const effects = heard.slice(from, to === -1 ? undefined : to).filter((event) => event.pet === target);
  const dealt = effects.reduce((sum, { kind, amount }) => sum + (kind === 'hurt' ? (amount as number) : 0), 0);
  return { chances, attack, dealt, downed: effects.some(({ kind }) => kind === 'downed') };
}

const isFighting = ({ state }: Match): boolean => state.stack.some(({ proc }) => proc === 'battle');

/** All strikes of a game of chance moves that could be foretold. */
function* strikes(seed: string): Generator<Foretold> {
  const match = Match.start(game, { seats: 2, options: { decks: 'dealt' }, seed, salts: [] });
  const rng = seededRng(seed, 'moves');
  while (match.state.result === null) {
    const seat = game.asked(match.state)[0] as number;
    const legal = match.question(seat)?.legal as readonly string[];
    // As a spectator: what is open is enough.
    const before = isFighting(match) ? (match.view(null) as View<ArenaTable>) : null;
    const outcome = match.answer(seat, legal[below(rng, legal.length)] as string);
    if (!outcome.ok) throw new Error(outcome.bar.why);
    if (before === null) continue;
    const heard = outcome.events.map(({ kind, full }) => ({ kind, ...full }) as HeardEvent);
    const strike = firstStrike(match, before, heard);
    if (strike !== null) yield strike;
  }
}

test('what is foretold of a strike is what the rules do: each roll exactly, all of them on the average', () => {
  const [hits, damage, downs]: [number[], number[], number[]] = [[], [], []];
  const seen = { glancing: 0, critical: 0, failed: 0 };
  for (let n = 0; n < 100; n++) {
    for (const { chances, attack, dealt, downed } of strikes(`chances ${n}`)) {
      hits.push(Number(attack?.hit ?? false) - chances.hit);
      damage.push(dealt - chances.expected);
      downs.push(Number(downed) - chances.downs);
      if (attack === null) {
        seen.failed++;
        continue;
      }
      const die = attack.die as number;
      expect([attack.bonus, attack.miss, attack.hit]).toEqual([chances.bonus, chances.miss, die >= chances.needs]);
      const kind = die === 20 ? 'critical' : die === 1 ? 'glancing' : 'hit';
      expect(dealt).toBe(attack.hit ? chances.damage[kind] : 0);
      if (kind !== 'hit' && attack.hit) seen[kind]++;
    }
  }
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
  expect(hits.length).toBeGreaterThan(700);
  expect(seen.critical).toBeGreaterThan(20);
  expect(seen.failed).toBeGreaterThan(0);
  expect(Math.abs(mean(hits))).toBeLessThan(0.04);
  expect(Math.abs(mean(damage))).toBeLessThan(2);
  expect(Math.abs(mean(downs))).toBeLessThan(0.03);
});

const tableOf = (position: object): ArenaTable => {
  const state = game.position(position, 2, { decks: 'draft' });
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  return (game.view(state as Arena, null) as View<ArenaTable>).table;
};
const content = contentOf(game.position({ players: [{ front: ['gloth'] }, { front: ['huangdi'] }] }, 2, {}) as Arena);

test('armour, shields, immunity, Fear and Paralyze count', () => {
  const foe = (more: object) => ({
    players: [{ front: ['gloth'], hand: 2 }, { front: [{ pet: 'huangdi', ...more }] }],
  });
  const tusk = (more: object = {}) => chancesOf(content, tableOf(foe(more)), 'gloth-1', 'tusk', 'huangdi-2') as Chances;
  // 30 less 10 of Jade Scales; Hit 4 against Miss 10 wants a 6.
  expect(tusk()).toMatchObject({ needs: 6, hit: 0.75, critical: 0.05, glancing: 0 });
  expect(tusk().damage).toEqual({ glancing: 0, hit: 20, critical: 40 });
  expect(tusk().expected).toBeCloseTo(0.7 * 20 + 0.05 * 40);
  expect(tusk({ shield: 10 }).damage).toEqual({ glancing: 0, hit: 10, critical: 30 });
  expect(tusk({ damage: 80 }).downs).toBeCloseTo(0.75);
  expect(tusk({ damage: 70 }).downs).toBeCloseTo(0.05);
  const held = { players: [{ front: [{ pet: 'gloth', holds: 'huangdi-2' }] }, { front: ['huangdi'] }] };
  expect(chancesOf(content, tableOf(held), 'gloth-1', 'tusk', 'huangdi-2')).toMatchObject({ needs: 1, hit: 1 });
  const own = (status: object) =>
    chancesOf(
      content,
      tableOf({ players: [{ front: [{ pet: 'gloth', status }] }, { front: ['huangdi'] }] }),
      'gloth-1',
      'charge',
      'huangdi-2',
    ) as Chances;
  // It leads: Charge has 10 more.
  expect(own({}).damage.hit).toBe(40);
  expect(own({ stun: 1 })).toMatchObject({ acts: 0, hit: 0, expected: 0 });
  expect(own({ paralyze: 1 })).toMatchObject({ acts: 0.5, hit: 0.375 });
});

test('what powers ask for, and whom nobody can foretell', () => {
  const front = [{ pet: 'gloth', elyth: 'tacticians-gem' }];
  const table = tableOf({ players: [{ front, hand: 3 }, { front: ['huangdi'] }] });
  expect(costsOf(content, table, 'gloth-1')).toEqual([
    { power: 'charge', willpower: 0, cards: 3 },
    { power: 'tusk', willpower: 0, cards: 3 },
  ]);
  expect(costsOf(content, table, 'huangdi-2').map(({ willpower }) => willpower)).toEqual([1, 5]);
  expect(costsOf(content, table, 'solace-1')).toEqual([]);
  expect(chancesOf(content, table, 'gloth-1', 'tusk', 'solace-2')).toBeNull();
  expect(chancesOf(content, table, 'gloth-1', 'claw', 'huangdi-2')).toBeNull();
});
