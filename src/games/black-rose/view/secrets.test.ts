import { expect, test } from 'vitest';
import { type Options, type RandomState, type Seat, shuffle } from '../../../kernel/index.ts';
import { viewersOf, walk } from '../../../kernel/testing/contract/walk.ts';
import { contentOf, faceOfCard } from '../content/content.ts';
import { factory } from '../game.ts';
import { copy, type FaceDown, type Rose } from '../state/state.ts';
import { includes } from './knowledge.ts';

const { core: game } = factory;
const packs = { cerberus: true, draco: true, griffin: true, hydra: true };
const tables: [number, Options][] = [
  [2, { lodge: 'duel', ...packs }],
  [3, {}],
  [4, packs],
];

/** The same table with everything mixed up that the viewer has no right to see. */
function mixed(s: Rose, viewer: Seat | null, rng: RandomState): Rose {
  const other = copy(s);
  const { cards, lists } = contentOf(s);
  const decks = other.mages.map(({ deck }) => deck);
  for (const list of [other.events, other.questDeck, ...other.piles, ...decks]) shuffle(rng, list);
  const laid = lists
    .slice(0, cards.length * 2)
    .flatMap(({ kind }, face) => (kind === 'trap' || kind === 'protection' ? [face] : []));
  for (const mage of other.mages) {
    if (mage.owner === viewer) continue;
    const wild = [...cards.keys()];
    shuffle(rng, wild);
    mage.hand.forEach((_, n) => {
      mage.hand[n] = wild[n] as number;
    });
    const isSeen = ({ seen }: FaceDown): boolean => viewer !== null && includes(seen, viewer);
    mage.slots.forEach((card, n) => {
      if (card !== null && !isSeen(card)) mage.slots[n] = { ...card, face: faceOfCard(wild[n] as number, n % 2) };
    });
    shuffle(rng, laid);
    mage.waits.forEach((card, n) => {
      if (!isSeen(card)) mage.waits[n] = { ...card, face: laid[n] as number };
    });
  }
  return other;
}

test.each(tables)(
  'BR-2.3 BR-2.5 with %d at %j a view does not change when hands, decks, piles, prepared cards and what waits do',
  (seats, options) => {
    for (const seed of ['one', 'two']) {
      walk(game, { seats, options, seed, salts: [] }, [], {
        before: ({ state }, rng) => {
          for (const viewer of viewersOf(state)) {
            const there = game.view(mixed(state as Rose, viewer, rng), viewer);
            expect(JSON.stringify(there)).toBe(JSON.stringify(game.view(state, viewer)));
          }
        },
      });
    }
  },
);

test('BR-2.3 what others prepare looks the same, whatever it is, until all are ready', () => {
  const position = {
    step: 'preparation',
    players: [{ hand: ['cinder-lash', 'wallbreaker', 'backdraft'] }, { hand: ['rattlebones', 'grave-debt'] }],
  };
  const given = [
    ['prepare cinder-lash a', 'prepare backdraft b', 'ready'],
    ['prepare wallbreaker b', 'prepare cinder-lash b', 'ready'],
  ];
  const options = { lodge: 'large', long: false, overkill: false };
  const [one, two] = given.map((lines) => {
    const s = game.position(position, 2, options) as Rose;
    game.advance(s);
    for (const line of lines) expect(game.answer(s, 0, line)).toBeNull();
    return s;
  });
  for (const viewer of [1, null] as const) expect(game.view(one, viewer)).toEqual(game.view(two, viewer));
  expect(game.view(one, 0)).not.toEqual(game.view(two, 0));
});

test('BR-2.5 who has looked at a prepared card knows it for as long as it lies there, and nobody else does', () => {
  const position = {
    players: [
      { room: 'armoury', slots: ['clear-sight:b'] },
      { room: 'throne', slots: ['vertigo:b', 'rework:a'] },
      { room: 'gallery' },
    ],
  };
  const s = game.position(position, 3, { lodge: 'large' }) as Rose;
  game.advance(s);
  game.answer(s, 0, 'cast');
  const slot = (viewer: Seat | null) => game.view(s, viewer).table.players[1].slots[0];
  expect(slot(0)).toEqual({ card: 'vertigo', side: 'b', seen: [0] });
  for (const viewer of [2, null]) expect(slot(viewer)).toEqual({ card: null, side: null, seen: [0] });
});
