import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, heardBy, Match, type RandomState, type Seat, shuffle } from '../../../kernel/index.ts';
import { viewersOf, walk } from '../../../kernel/testing/contract/walk.ts';
import { NONE } from '../../shared/list.ts';
import { contentOf, isPet } from '../content/content.ts';
import { factory } from '../game.ts';
import { hiddenDecks } from '../state/queries.ts';
import { type Arena, copy } from '../state/state.ts';

const { core: game } = factory;
const optionSets = [
  {},
  { decks: 'dealt' },
  { decks: 'constructed' },
  { decks: 'dealt', bestOfThree: true },
  { decks: 'dealt', simplified: true },
];

/** Changes what a viewer has no right to see of this seat, in a state that is thrown away. */
type Mix = (s: Arena, seat: Seat, viewer: Seat | null, rng: RandomState) => void;
const mixes: Record<string, Mix> = {
  'MA-4.1 the order of a Resource Pile': (s, seat, _viewer, rng) => shuffle(rng, s.piles[seat] as number[]),

  'MA-4.1 a hand': (s, seat, viewer, rng) => {
    if (seat === viewer) return;
    const cards = [...(s.hands[seat] as number[]), ...(s.piles[seat] as number[])];
    shuffle(rng, cards);
    s.hands[seat] = cards.splice(0, (s.hands[seat] as number[]).length);
    s.piles[seat] = cards;
  },

  'MA-2.1 a Lead Pet that lies face down': (s, seat, viewer, rng) => {
    const lead = s.leads[seat] as number;
    if (seat === viewer || lead === NONE) return;
    const pile = s.piles[seat] as number[];
    const pets = pile.flatMap((card, place) => (isPet(contentOf(s), card) ? [place] : []));
    const place = pets[below(rng, pets.length)];
    if (place === undefined) return;
    s.leads[seat] = pile[place] as number;
    pile[place] = lead;
  },

  'MA-1.6 what has not come to light of a deck that was not drafted': (s, seat, viewer, rng) => {
    if (seat === viewer || !hiddenDecks(s)) return;
    const c = contentOf(s);
    const isHidden = (card: number): boolean => !s.seen[seat]?.includes(card);
    const into = c.cards.map((_, card) => card);
    for (const [from, to] of [
      [0, c.tokens],
      [c.elyth, c.all],
    ] as const) {
      const before = into.slice(from, to).filter(isHidden);
      const after = [...before];
      shuffle(rng, after);
      for (const [n, card] of before.entries()) into[card] = after[n] as number;
    }
    const other = (card: number): number => into[card] ?? NONE;
    for (const cards of [s.decks, s.hands, s.piles]) cards[seat] = (cards[seat] as number[]).map(other);
    s.leads[seat] = other(s.leads[seat] as number);
  },
};

describe.each(Object.entries(mixes))('%s', (_secret, mix) => {
  test.each(optionSets)('does not change what others see (%j)', (options) => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        walk(game, { seats: 2, options, seed, salts: [] }, [], {
          before: ({ state }, rng) => {
            for (const viewer of viewersOf(state)) {
              const mixed = copy(state as Arena);
              for (const seat of [0, 1]) mix(mixed, seat, viewer, rng);
              expect(JSON.stringify(game.view(mixed, viewer))).toBe(JSON.stringify(game.view(state, viewer)));
            }
          },
        });
      }),
      { numRuns: 2 },
    );
  });
});

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

test('MA-2.1 Lead Pets that both choose in secret look the same to others, whichever was chosen', () => {
  const [one, two] = [0, 1].map((n) => {
    const match = Match.start(game, { seats: 2, options: { decks: 'dealt' }, seed: 'lead', salts: [] });
    const say = match.question(0)?.legal[n] as string;
    expect(match.answer(0, say)).toMatchObject({ ok: true, events: [] });
    return match;
  });
  for (const viewer of [1, null]) expect(one?.view(viewer)).toEqual(two?.view(viewer));
  expect(one?.view(0)).not.toEqual(two?.view(0));
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
