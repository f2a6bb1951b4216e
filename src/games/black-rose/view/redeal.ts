import { below, type RandomState, type State, shuffle, type Viewer } from '../../../kernel/index.ts';
import { type Content, contentOf, faceOfCard, laidSides } from '../content/content.ts';
import { at, num } from '../state/queries.ts';
import { type FaceDown, type HeldCard, type Mage, make, NONE, type Rose } from '../state/state.ts';
import { dealt, type SeenSpells } from './hidden-cards.ts';
import { EVERYBODY, includes, isKnownTo } from './knowledge.ts';
import { stateFrom } from './reading.ts';
import type { RoseTable } from './secrets.ts';

/** Hidden cards dealt anew to the places where they can be, as a viewer can think them. */

/** Both sides of a card that is prepared. */
const SIDES_OF_ANY = [0, 1] as const;
/** The seats, a bit each. */
const SEATS = 0b1111;

/** Face-down cards as the viewer sees them. Only seats are told to have looked. */
const seenFaces = <F extends FaceDown | null>(faces: readonly F[], own: boolean, viewer: Viewer): readonly F[] => {
  if (own) return faces;
  return faces.map((card) => {
    if (card === null || (typeof viewer === 'number' && includes(card.seen, viewer))) return card;
    return { face: NONE, seen: card.seen & SEATS } as F;
  });
};

/** What a viewer knows to be held, whoever else knows it. */
function seenHeld(held: readonly HeldCard[], viewer: Viewer): readonly HeldCard[] {
  if (viewer === 'all' || held.length === 0) return held;
  const known: HeldCard[] = [];
  for (let i = 0; i < held.length; i++) {
    const each = at(held, i);
    if (isKnownTo(each, viewer)) known.push({ card: each.card, where: each.where, who: EVERYBODY });
  }
  return known;
}

function seenSpells(mage: Mage, viewer: Viewer): SeenSpells {
  const own = viewer === 'all' || viewer === mage.owner;
  return {
    slots: seenFaces(mage.slots, own, viewer),
    waits: seenFaces(mage.waits, own, viewer),
    hand: own ? mage.hand : null,
    cards: mage.hand.length,
    deck: own ? mage.deck : null,
    deckCards: mage.deck.length,
    stock: mage.stock,
    discards: mage.discards,
    known: mage.known,
    held: seenHeld(mage.held, viewer),
    spells: mage.spells,
  };
}

/** A card that lies face down: the next of those dealt there. */
function faceFrom(c: Content, { seen }: FaceDown, cards: number[], rng: RandomState, laid: boolean): FaceDown {
  const card = cards.pop() as number;
  const sides = laid ? laidSides(c, card) : SIDES_OF_ANY;
  return { face: faceOfCard(card, num(sides, below(rng, sides.length))), seen };
}

/** Puts other cards in place of those that are there. */
function refill(list: number[], cards: readonly number[]): void {
  list.length = cards.length;
  for (let i = 0; i < cards.length; i++) list[i] = num(cards, i);
}

/** Of so many cards all that do not lie open, in any order. */
function shuffledRest(count: number, open: (card: number) => boolean, rng: RandomState): number[] {
  const list: number[] = [];
  for (let card = 0; card < count; card++) if (!open(card)) list.push(card);
  shuffle(rng, list);
  return list;
}

export function dealAnew(common: State, s: Rose, viewer: Viewer, rng: RandomState): Rose {
  const c = contentOf(common);
  const all = viewer === 'all';
  const seesDrawn = all || (s.student !== NONE && viewer === s.student);
  const players = s.mages.map((mage) => seenSpells(mage, viewer));
  const { holdings, piles, drawn } = dealt(
    c,
    {
      players,
      piles: all ? s.piles : null,
      pileCards: s.piles.map((pile) => pile.length),
      stock: s.stock,
      spent: s.spent,
      drawn: s.drawn,
      seesDrawn,
    },
    rng,
  );
  if (all) return make(common, s);
  const world = make(common, s);
  // Chance is asked in one order, whatever the state is made of: what waits, what is prepared, decks.
  for (const [seat, { waits }] of players.entries())
    for (const [n, card] of waits.entries())
      if (card.face === NONE) at(world.mages, seat).waits[n] = faceFrom(c, card, at(holdings, seat).waits, rng, true);
  for (const [seat, { slots }] of players.entries())
    for (const [n, card] of slots.entries())
      if (card?.face === NONE) at(world.mages, seat).slots[n] = faceFrom(c, card, at(holdings, seat).slots, rng, false);
  for (const [seat, p] of players.entries()) {
    const { deck } = at(world.mages, seat);
    // Who may look at a deck sees its cards sorted.
    if (p.deck === null) refill(deck, at(holdings, seat).deck);
    else deck.sort((a, b) => a - b);
    shuffle(rng, deck);
  }
  for (const [seat, { hand, held }] of players.entries()) {
    const mage = at(world.mages, seat);
    if (hand === null) refill(mage.hand, at(holdings, seat).hand);
    mage.held = held;
  }
  for (const [school, pile] of piles.entries()) refill(at(world.piles, school), pile);
  if (!seesDrawn) refill(world.drawn, drawn);
  const isOpenEvent = (event: number): boolean => s.past.includes(event) || s.event === event;
  const isOpenQuest = (quest: number): boolean =>
    s.pastQuests.includes(quest) || s.mages.some(({ quests }) => quests.some((open) => open.quest === quest));
  refill(world.events, shuffledRest(c.pack.events.length, isOpenEvent, rng));
  refill(world.questDeck, shuffledRest(c.pack.quests.length, isOpenQuest, rng));
  return world;
}

/** A whole state from what a viewer sees. */
export const redeal = (common: State, t: RoseTable, viewer: Viewer, rng: RandomState): Rose =>
  dealAnew(common, stateFrom(common, t), viewer, rng);
