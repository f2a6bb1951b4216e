import { expect, test } from 'vitest';
import { type State, seededRng } from '../../../kernel/index.ts';
import { contentOf, faceOfCard } from '../content/content.ts';
import { factory } from '../game.ts';
import { type FaceDown, NONE } from '../state/state.ts';
import { dealt, type SeenCards } from './hidden-cards.ts';
import { EVERYBODY, IN_HAND } from './knowledge.ts';

const { core: game } = factory;
const c = contentOf(game.start({ seats: 2, options: {}, seed: 'late', salts: [] }) as State);
const number = (card: string): number => c.cards.indexOf(card);
const words = (text: string): number[] => (text === '' ? [] : text.split(' ').map(number));
/** By card: how many of it. */
const counts = (cards: readonly number[], length = c.cards.length): number[] =>
  Array.from({ length }, (_, card) => cards.filter((each) => each === card).length);
const stocked = (stock: Readonly<Record<string, number>>, length = c.cards.length): number[] =>
  Array.from({ length }, (_, card) => stock[c.cards[card] as string] ?? 0);
const hidden: FaceDown = { face: NONE, seen: 0 };
const face = (card: string, side: number): FaceDown => ({ face: faceOfCard(number(card), side), seen: 0 });

/** A view late in a game, of what is needed to deal: only few deals of the first player's ten hidden cards are possible. */
const late: SeenCards = {
  players: [
    {
      slots: [null, null, null, null],
      waits: [hidden, hidden],
      hand: null,
      cards: 1,
      deck: null,
      deckCards: 8,
      stock: stocked({
        'quick-feet': 1,
        wallbreaker: 1,
        'clear-sight': 3,
        'foretold-blow': 2,
        'rite-of-hours': 2,
        'mirror-walk': 1,
        rattlebones: 2,
        'grave-debt': 3,
        'clay-servant': 1,
      }),
      discards: words(
        'clear-sight vertigo clear-sight rite-of-hours rite-of-hours grave-debt wallbreaker ember-imp vertigo quick-feet cinder-lash rattlebones clay-servant grave-debt cinder-lash false-shape false-shape foretold-blow quick-feet',
      ),
      known: counts(
        words(
          'quick-feet quick-feet cinder-lash cinder-lash wallbreaker clear-sight clear-sight clear-sight foretold-blow foretold-blow rite-of-hours rite-of-hours mirror-walk false-shape false-shape vertigo vertigo rattlebones rattlebones grave-debt grave-debt grave-debt clay-servant ember-imp unbinding',
        ),
      ),
      held: [{ card: number('unbinding'), where: IN_HAND, who: EVERYBODY }],
      spells: [2, 4, 8, 6, 6, 2],
    },
    {
      slots: [null, face('quick-feet', 1), face('cinder-lash', 0), null],
      waits: [],
      hand: words('rework last-breath cinder-lash'),
      cards: 3,
      deck: words(
        'whisper-toll whisper-toll whisper-toll whisper-toll wallbreaker mirror-walk vertigo rattlebones grave-debt last-breath last-breath clay-servant rework sworn-imp',
      ),
      deckCards: 14,
      stock: stocked({}),
      discards: words(
        'turncoat turncoat quick-feet wallbreaker rework stone-fist turncoat backdraft rattlebones clay-servant',
      ),
      known: counts([]),
      held: [],
      spells: [9, 5, 0, 2, 6, 6],
    },
  ],
  piles: null,
  pileCards: [0, 2, 3, 1, 0, 0],
  stock: stocked(
    {
      turncoat: 2,
      'cinder-lash': 2,
      wallbreaker: 1,
      backdraft: 3,
      'clear-sight': 1,
      'foretold-blow': 2,
      'rite-of-hours': 1,
      'mirror-walk': 2,
      'false-shape': 4,
      vertigo: 2,
      'grave-debt': 1,
      'last-breath': 1,
      'stone-fist': 4,
      'clay-servant': 1,
      rework: 2,
    },
    c.personal,
  ),
  spent: [
    words('turncoat'),
    words('backdraft'),
    words('clear-sight'),
    words('mirror-walk false-shape mirror-walk'),
    [],
    words('rework stone-fist stone-fist stone-fist'),
  ],
  drawn: [],
  seesDrawn: true,
};

test('BR-2.5 where hardly any deal of hidden spells is possible, one that is possible is found', () => {
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
