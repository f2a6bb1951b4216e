import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heardBy, Match, type Seat, shuffle } from '../../kernel/index.ts';
import { viewersOf, walk } from '../../kernel/testing/contract/walk.ts';
import { contentOf, isPet } from './content.ts';
import { mythicArena } from './game.ts';
import { type Arena, copy, NONE } from './state.ts';

const { core: game } = mythicArena;
const optionSets = [{}, { decks: 'dealt' }, { decks: 'constructed' }, { decks: 'dealt', bestOfThree: true }];

/** The same table with everything mixed up that the viewer has no right to see. */
function mixed(s: Arena, viewer: Seat | null, chance: number[]): Arena {
  const other = copy(s);
  const c = contentOf(s);
  for (const seat of [0, 1]) {
    const hidden = [...(s.piles[seat] as number[]), ...(seat === viewer ? [] : (s.hands[seat] as number[]))];
    const lead = s.leads[seat] as number;
    if (seat !== viewer && lead !== NONE) {
      hidden.push(lead);
      shuffle({ chance }, hidden);
      other.leads[seat] = hidden.splice(
        hidden.findIndex((card) => isPet(c, card)),
        1,
      )[0] as number;
    }
    shuffle({ chance }, hidden);
    if (seat !== viewer) other.hands[seat] = hidden.splice(0, (s.hands[seat] as number[]).length);
    other.piles[seat] = hidden;
  }
  return other;
}

test.each(optionSets)(
  'MA-4.1 MA-2.1 a view does not change when hands, piles and face-down Lead Pets do (%j)',
  (options) => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        walk(game, { seats: 2, options, seed, salts: [] }, [], {
          before: ({ state }, rng) => {
            for (const viewer of viewersOf(state)) {
              const there = game.view(mixed(state as Arena, viewer, rng.chance), viewer);
              expect(JSON.stringify(there)).toBe(JSON.stringify(game.view(state, viewer)));
            }
          },
        });
      }),
      { numRuns: 3 },
    );
  },
);

test('MA-1.6 a deck that was not drafted is known to its owner alone, but for what has come to light', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      walk(game, { seats: 2, options: { decks: 'dealt' }, seed, salts: [] }, [], {
        before: ({ state }) => {
          for (const seat of [0, 1]) {
            const theirs = game.view(state, 1 - seat).table.players[seat];
            const seen = new Set(theirs.seen as string[]);
            const open = [
              ...theirs.spent,
              ...theirs.removed,
              ...theirs.items.map(({ card }: { card: string }) => card),
            ];
            expect([theirs.deck, theirs.size]).toEqual([null, 21]);
            for (const card of open) expect(seen).toContain(card);
          }
        },
      });
    }),
    { numRuns: 5 },
  );
});

describe('MA-8.7 powers that both choose in secret', () => {
  const position = {
    players: [
      { front: ['gloth'], hand: 2 },
      { front: ['ol-chomper'], hand: 3 },
    ],
  };
  const at = () => {
    const s = game.position(position, 2, { decks: 'draft', simplified: false, bestOfThree: false });
    const match = Match.at(game, s as Arena);
    game.advance(match.state);
    match.answer(0, 'battle');
    return match;
  };

  test('look the same to the other player, whichever was chosen', () => {
    const [one, two] = ['charge', 'tusk'].map((power) => {
      const match = at();
      expect(match.answer(0, `power gloth-1 ${power}`)).toMatchObject({ ok: true, events: [] });
      return match;
    });
    for (const viewer of [1, null]) expect(one?.view(viewer)).toEqual(two?.view(viewer));
    expect(one?.view(0)).not.toEqual(two?.view(0));
  });

  test('come to light together', () => {
    const match = at();
    match.answer(0, 'power gloth-1 charge');
    const outcome = match.answer(1, 'power ol-chomper-2 crunch');
    const told = outcome.ok ? outcome.events.map((event) => heardBy(event, null)) : [];
    expect(told).toContainEqual({
      kind: 'powers',
      powers: [
        { pet: 'gloth-1', power: 'charge' },
        { pet: 'ol-chomper-2', power: 'crunch' },
      ],
    });
  });
});
