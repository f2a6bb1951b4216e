import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heardBy, Match, type Seat, shuffle, type ToldEvent } from '../../../kernel/index.ts';
import { viewersOf, walk } from '../../../kernel/testing/contract/walk.ts';
import { factory } from '../game.ts';
import { copy, type Find, type Lying } from '../state/state.ts';

const { core: game } = factory;
const options = { abilities: true, locations: true, tourism: true };
const tables = fc.record({ seats: fc.integer({ min: 2, max: 4 }), seed: fc.string(), salts: fc.constant([]) });

/** The same table with everything mixed up that the viewer has no right to see. */
function mixed(s: Find, viewer: Seat | null, chance: number[]): Find {
  const other = copy(s);
  const seen = ({ down, known }: Lying) => !down || (viewer !== null && (known & (1 << viewer)) !== 0);
  const hidden: number[] = [...s.deck];
  s.hands.forEach((hand, seat) => {
    if (seat !== viewer) hidden.push(...hand);
  });
  for (const lying of s.piles.flat()) if (!seen(lying)) hidden.push(lying.card);
  shuffle({ chance }, hidden);
  const next = () => hidden.pop() as number;
  other.deck.splice(0, Infinity, ...s.deck.map(next));
  other.hands.forEach((hand, seat) => {
    if (seat !== viewer) hand.splice(0, Infinity, ...hand.map(next));
  });
  for (const pile of other.piles) {
    pile.splice(0, Infinity, ...pile.map((lying) => (seen(lying) ? lying : { ...lying, card: next() })));
  }
  shuffle({ chance }, other.locations);
  return other;
}

test('FF-1.6 FF-2.9 FF-5.4 a view does not change when hands, decks and unseen face-down cards do', () => {
  fc.assert(
    fc.property(tables, (setup) => {
      walk(game, { ...setup, options }, [], {
        before: ({ state }, rng) => {
          for (const viewer of viewersOf(state)) {
            const view = JSON.stringify(game.view(mixed(state as Find, viewer, rng.chance), viewer));
            expect(view).toBe(JSON.stringify(game.view(state, viewer)));
          }
        },
      });
    }),
    { numRuns: 20 },
  );
});

test('FF-2.9 a card lies face down for all but those who have seen it, and its player is one of them', () => {
  fc.assert(
    fc.property(tables, (setup) => {
      walk(game, { ...setup, options }, [], {
        after: (match, _rng, { seat, events }) => {
          const laid = events.find((told) => told.kind === 'laid');
          for (const { card } of hiddenOf(laid)) {
            const lying = (viewer: Seat | null) =>
              game.view(match.state, viewer).table.piles.flatMap((p: { cards: object[] }) => p.cards);
            expect(lying(seat)).toContainEqual({ card, down: true, known: [seat] });
            for (const viewer of viewersOf(match.state)) {
              if (viewer !== seat) expect(lying(viewer)).toContainEqual({ card: null, down: true, known: [seat] });
            }
          }
        },
      });
    }),
    { numRuns: 20 },
  );
});
const hiddenOf = (laid: ToldEvent | undefined) =>
  ((laid?.full.cards ?? []) as { card: string; down: boolean }[]).filter(({ down }) => down);

describe('what others hear', () => {
  const at = (position: object, seats: number): Match => {
    const state = game.position(position, seats, options);
    game.advance(state);
    return Match.at(game, state, { forced: false });
  };
  const hand = ['dragon-scale', 'enchanted-wood', 'pink-lichen', 'residuum'];
  const placing = () => at({ step: 'play', familiars: ['mole'], location: 'library', hands: [hand] }, 3);

  test('FF-6.7 of a placement is nothing: their views stay as they are, byte for byte, until the last card', () => {
    const match = placing();
    const views = () => [1, 2, null].map((viewer) => JSON.stringify(match.view(viewer)));
    const before = views();
    for (const say of ['play dragon-scale centre up', 'play residuum side-1 down']) {
      const outcome = match.answer(0, say);
      expect(outcome.ok && outcome.events).toEqual([]);
      expect(views()).toEqual(before);
    }
    match.undo(0);
    expect(views()).toEqual(before);
    match.answer(0, 'play pink-lichen side-1 down');
    match.answer(0, 'play enchanted-wood side-3 up');
    expect(views()).not.toEqual(before);
  });

  test('FF-2.9 FF-2.10 of a face-down card and of drawn cards is only how many', () => {
    const match = placing();
    const told = ['play dragon-scale centre up', 'play residuum side-1 down', 'play pink-lichen centre up'].flatMap(
      (say) => {
        const outcome = match.answer(0, say);
        return outcome.ok ? outcome.events : [];
      },
    );
    const heard = (viewer: Seat) => told.map((event) => heardBy(event, viewer));
    expect(heard(1)).toContainEqual(
      expect.objectContaining({
        kind: 'laid',
        cards: expect.arrayContaining([{ card: null, pile: 'side-1', down: true }]),
      }),
    );
    expect(heard(1)).toContainEqual({ kind: 'drew', seat: 0, count: 3, cards: null });
    expect(JSON.stringify(heard(1))).not.toContain('residuum');
    expect(JSON.stringify(heard(0))).toContain('residuum');
  });
});
