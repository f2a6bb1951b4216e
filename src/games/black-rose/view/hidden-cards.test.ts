import { expect, test } from 'vitest';
import { type State, seededRng } from '../../../kernel/index.ts';
import { contentOf } from '../content/content.ts';
import { factory } from '../game.ts';
import { dealt } from './hidden-cards.ts';
import type { FaceView, RoseTable } from './secrets.ts';

const { core: game } = factory;
const words = (text: string): string[] => (text === '' ? [] : text.split(' '));
const face = (card: string | null, side: string | null): FaceView => ({ card, side }) as FaceView;

/** A view late in a game, of what is needed to deal: only few deals of the first player's ten hidden cards are possible. */
const late = {
  players: [
    {
      slots: [null, null, null, null],
      waits: [face(null, null), face(null, null)],
      hand: null,
      cards: 1,
      deck: {
        count: 8,
        cards: null,
        from: {
          'quick-feet': 1,
          wallbreaker: 1,
          'clear-sight': 3,
          'foretold-blow': 2,
          'rite-of-hours': 2,
          'mirror-walk': 1,
          rattlebones: 2,
          'grave-debt': 3,
          'clay-servant': 1,
        },
      },
      discards: words(
        'clear-sight vertigo clear-sight rite-of-hours rite-of-hours grave-debt wallbreaker ember-imp vertigo quick-feet cinder-lash rattlebones clay-servant grave-debt cinder-lash false-shape false-shape foretold-blow quick-feet',
      ),
      known: words(
        'quick-feet quick-feet cinder-lash cinder-lash wallbreaker clear-sight clear-sight clear-sight foretold-blow foretold-blow rite-of-hours rite-of-hours mirror-walk false-shape false-shape vertigo vertigo rattlebones rattlebones grave-debt grave-debt grave-debt clay-servant ember-imp unbinding',
      ),
      held: [{ card: 'unbinding', where: 'hand', by: null }],
      spells: [2, 4, 8, 6, 6, 2],
    },
    {
      slots: [null, face('quick-feet', 'b'), face('cinder-lash', 'a'), null],
      waits: [],
      hand: words('rework last-breath cinder-lash'),
      cards: 3,
      deck: {
        count: 14,
        cards: words(
          'whisper-toll whisper-toll whisper-toll whisper-toll wallbreaker mirror-walk vertigo rattlebones grave-debt last-breath last-breath clay-servant rework sworn-imp',
        ),
        from: {},
      },
      discards: words(
        'turncoat turncoat quick-feet wallbreaker rework stone-fist turncoat backdraft rattlebones clay-servant',
      ),
      known: [],
      held: [],
      spells: [9, 5, 0, 2, 6, 6],
    },
  ],
  piles: [
    { count: 0, cards: null, from: { turncoat: 2 } },
    { count: 2, cards: null, from: { 'cinder-lash': 2, wallbreaker: 1, backdraft: 3 } },
    { count: 3, cards: null, from: { 'clear-sight': 1, 'foretold-blow': 2, 'rite-of-hours': 1 } },
    { count: 1, cards: null, from: { 'mirror-walk': 2, 'false-shape': 4, vertigo: 2 } },
    { count: 0, cards: null, from: { 'grave-debt': 1, 'last-breath': 1 } },
    { count: 0, cards: null, from: { 'stone-fist': 4, 'clay-servant': 1, rework: 2 } },
  ],
  spent: [
    words('turncoat'),
    words('backdraft'),
    words('clear-sight'),
    words('mirror-walk false-shape mirror-walk'),
    [],
    words('rework stone-fist stone-fist stone-fist'),
  ],
  drawn: [],
} as unknown as RoseTable;

test('BR-2.5 where hardly any deal of hidden spells is possible, one that is possible is found', () => {
  const c = contentOf(game.start({ seats: 2, options: {}, seed: 'late', salts: [] }) as State);
  for (let n = 0; n < 40; n++) {
    const [holding] = dealt(c, late, seededRng('late', `${n}`)).holdings;
    const names = (cards: readonly number[] = []): string[] => cards.map((card) => c.cards[card] as string).sort();
    expect(names(holding?.waits)).toEqual(['false-shape', 'last-breath']);
    expect(names(holding?.hand)).toEqual(['unbinding']);
    expect(names(holding?.deck)).toEqual(
      expect.arrayContaining([
        'clay-servant',
        'clear-sight',
        'grave-debt',
        'mirror-walk',
        'rattlebones',
        'wallbreaker',
      ]),
    );
  }
});
