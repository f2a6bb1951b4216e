import type { Seat, Viewer } from '../../../kernel/index.ts';
import { type Content, cardOf, contentOf, PER_SCHOOL, schoolOf, sideOf } from '../content/content.ts';
import { SCHOOLS, SIDES } from '../content/vocabulary.ts';
import { at, inPlayOf, isInCell, kindOf, leftOf, nameOf, num, roomCard, supply } from '../state/queries.ts';
import { type Evocation, type FaceDown, type Mage, type Model, NONE, type Rose } from '../state/state.ts';
import { includes, isKnownTo } from './knowledge.ts';

/** Who may see what: hands, prepared cards, what waits face down, and the order of every deck and pile. */

/** A card that lies face down: null where the viewer may not look. */
export interface FaceView {
  readonly card: string | null;
  readonly side: string | null;
}
export interface SlotView extends FaceView {
  /** Who has looked at it beside its owner. */
  readonly seen: readonly Seat[];
}
/** Cards in an order that nobody knows: null where the viewer may not know which; to their owner they are sorted. */
export interface DeckView {
  readonly count: number;
  readonly cards: readonly string[] | null;
}
/** A deck of which everybody saw what went into it. */
export interface StockView extends DeckView {
  /** How many of each there were when it was last shuffled. */
  readonly from: Readonly<Record<string, number>>;
}
/** Where a card can be that came to a hand in the viewer's sight and has not been seen since. */
export const WHERE = ['hand', 'ready', 'held'] as const;
export interface HeldView {
  readonly card: string;
  /** In the hand; there or prepared (`ready`); there, prepared or waiting (`held`). */
  readonly where: (typeof WHERE)[number];
  /** For all-seeing eyes: who knows, null being who looks on. */
  readonly by: readonly (Seat | null)[] | null;
}
export interface EvocationView {
  readonly model: string;
  readonly card: string;
  /** Null with its Mage in the Cell. */
  readonly room: string | null;
  readonly hurt: number;
  readonly left: number;
  /** Of a Familiar. */
  readonly mode: 'guard' | 'hunting' | null;
  readonly acted: boolean;
  readonly festers: boolean;
  readonly watched: boolean;
  readonly stronger: number;
}
export interface PlayerView {
  readonly mage: string | null;
  readonly model: string | null;
  readonly school: string | null;
  readonly power: number;
  readonly trophies: number;
  readonly ruins: number;
  readonly quests: readonly { readonly quest: string; readonly done: number }[];
  readonly solved: readonly string[];
  readonly tokens: number;
  readonly passed: boolean;
  /** Null in the Cell. */
  readonly room: string | null;
  /** Cubes by seat, the Rose's last. */
  readonly sheet: readonly number[];
  readonly left: number;
  readonly festers: boolean;
  readonly slots: readonly (SlotView | null)[];
  readonly waits: readonly SlotView[];
  readonly hand: readonly string[] | null;
  readonly cards: number;
  readonly deck: StockView;
  readonly discards: readonly string[];
  /** Spells that everybody knows this Mage to have, wherever they are. */
  readonly known: readonly string[];
  /** Of these, or beside them, what the viewer knows not to be in the deck. */
  readonly held: readonly HeldView[];
  /** By school: how many spells of it this Mage has. */
  readonly spells: readonly number[];
  readonly evocations: readonly (EvocationView | null)[];
  readonly marker: boolean;
  /** Which Familiars it ever had. */
  readonly summoned: readonly string[];
  readonly less: number;
  readonly ward: number;
  readonly hits: number;
}
export interface RoomView {
  readonly room: string;
  readonly cubes: readonly number[];
  readonly ruined: boolean;
  readonly used: boolean;
}
export interface RoseTable {
  readonly round: number;
  readonly moon: number;
  readonly crown: Seat;
  /** Whether it was taken this round and does not pass; not in views of editions 1 and 2, nor are `pastQuests`. */
  readonly crownTaken?: boolean;
  /** The Rose's Power, Trophies and Room tokens; the last two are not in views of editions 1 and 2. */
  readonly rose: number;
  readonly roseTrophies?: number;
  readonly roseRuins?: number;
  readonly event: string | null;
  readonly fury: number;
  readonly bounty: number;
  readonly dealt: number;
  readonly rooms: readonly RoomView[];
  readonly players: readonly PlayerView[];
  readonly piles: readonly StockView[];
  readonly spent: readonly (readonly string[])[];
  readonly forgotten: readonly string[];
  readonly student: Seat | null;
  readonly drawn: readonly { readonly school: string; readonly card: string | null }[];
  readonly events: DeckView;
  readonly past: readonly string[];
  readonly quests: DeckView;
  /** Solved and dropped ones: the next deck. */
  readonly pastQuests?: readonly string[];
  /** By pack in play: Familiars to be had. */
  readonly reserve: Readonly<Record<string, readonly string[]>>;
}

const spellName = (c: Content, card: number): string => at(c.cards, card);
const roomName = (s: Rose, model: Model): string | null => (isInCell(model) ? null : roomCard(s, model.room).id);
const seatsOf = (bits: number): Seat[] => [0, 1, 2, 3].filter((seat) => includes(bits, seat));
function slotView(c: Content, { face, seen }: FaceDown, own: boolean, viewer: Viewer): SlotView {
  const sees = own || seatsOf(seen).includes(viewer as Seat);
  return {
    card: sees ? spellName(c, cardOf(face)) : null,
    side: sees ? at(SIDES, sideOf(face)) : null,
    seen: seatsOf(seen),
  };
}

function evocationView(s: Rose, evocation: Evocation): EvocationView {
  const { isFamiliar, guards, hurt, acted, festers, watched, stronger } = evocation;
  return {
    model: nameOf(s, evocation),
    card: kindOf(s, evocation).id,
    room: roomName(s, evocation),
    hurt,
    left: leftOf(s, evocation),
    mode: !isFamiliar ? null : guards ? 'guard' : 'hunting',
    acted,
    festers,
    watched,
    stronger,
  };
}

function knownNames(c: Content, { known }: Mage): string[] {
  const names: string[] = [];
  for (let card = 0; card < c.cards.length; card++)
    for (let n = num(known, card); n > 0; n--) names.push(spellName(c, card));
  return names;
}
function heldViews(c: Content, { held }: Mage, viewer: Viewer): HeldView[] {
  return held.flatMap((each) => {
    if (!isKnownTo(each, viewer)) return [];
    const by = viewer === 'all' ? [0, 1, 2, 3, null].filter((who) => isKnownTo(each, who)) : null;
    return [{ card: spellName(c, each.card), where: at(WHERE, each.where), by }];
  });
}
/** Of these cards of a stock, what is there at all. */
function stockView(c: Content, stock: readonly number[], from: number, to: number): Record<string, number> {
  const there: Record<string, number> = {};
  for (let card = from; card < to; card++) if (num(stock, card) > 0) there[spellName(c, card)] = num(stock, card);
  return there;
}
function playerView(s: Rose, c: Content, mage: Mage, viewer: Viewer): PlayerView {
  const name = (card: number): string => spellName(c, card);
  const questName = (quest: number): string => at(c.pack.quests, quest).id;
  const own = viewer === 'all' || viewer === mage.owner;
  const { deck, hand } = mage;
  const cards = viewer === 'all' ? [...deck].reverse() : [...deck].sort((a, b) => a - b);
  return {
    mage: mage.card === NONE ? null : at(c.pack.mages, mage.card).id,
    model: mage.card === NONE ? null : nameOf(s, mage),
    school: mage.school === NONE ? null : at(SCHOOLS, mage.school),
    power: mage.power,
    trophies: mage.trophies,
    ruins: mage.ruins,
    quests: mage.quests.map(({ quest, done }) => ({ quest: questName(quest), done })),
    solved: mage.solved.map(questName),
    tokens: mage.tokens,
    passed: mage.passed,
    room: roomName(s, mage),
    sheet: mage.sheet.slice(),
    left: leftOf(s, mage),
    festers: mage.festers,
    slots: mage.slots.map((card) => (card === null ? null : slotView(c, card, own, viewer))),
    waits: mage.waits.map((card) => slotView(c, card, own, viewer)),
    hand: own ? hand.map(name) : null,
    cards: hand.length,
    deck: {
      count: deck.length,
      cards: own ? cards.map(name) : null,
      from: stockView(c, mage.stock, 0, c.cards.length),
    },
    discards: mage.discards.map(name),
    known: knownNames(c, mage),
    held: heldViews(c, mage, viewer),
    spells: mage.spells.slice(),
    evocations: mage.evocations.map((evocation) => (evocation === null ? null : evocationView(s, evocation))),
    marker: mage.marker,
    summoned: mage.summoned.map((kind) => at(c.kinds, kind).id),
    less: mage.less,
    ward: mage.ward,
    hits: mage.hits,
  };
}

export function table(s: Rose, viewer: Viewer): RoseTable {
  const c = contentOf(s);
  const name = (card: number): string => spellName(c, card);
  const all = viewer === 'all';
  const deck = (list: readonly number[], of: (n: number) => string): DeckView => ({
    count: list.length,
    cards: all ? list.map(of).reverse() : null,
  });
  return {
    round: s.round,
    moon: s.moon,
    crown: s.crown,
    crownTaken: s.crownTaken,
    rose: s.rose.power,
    roseTrophies: s.rose.trophies,
    roseRuins: s.rose.ruins,
    event: s.event === NONE ? null : at(c.pack.events, s.event).id,
    fury: s.fury,
    bounty: s.bounty,
    dealt: s.dealt,
    rooms: s.rooms.map(({ card, cubes, ruined, used }) => ({ room: at(c.rooms, card).id, cubes, ruined, used })),
    players: s.mages.map((mage) => playerView(s, c, mage, viewer)),
    piles: s.piles.map((pile, school) => ({
      ...deck(pile, name),
      from: stockView(c, s.stock, school * PER_SCHOOL, (school + 1) * PER_SCHOOL),
    })),
    spent: s.spent.map((pile) => pile.map(name)),
    forgotten: s.forgotten.map(name),
    student: s.student === NONE ? null : s.student,
    drawn: s.drawn.map((card) => ({
      school: at(SCHOOLS, schoolOf(c, card)),
      card: all || viewer === s.student ? name(card) : null,
    })),
    events: deck(s.events, (event) => at(c.pack.events, event).id),
    past: s.past.map((event) => at(c.pack.events, event).id),
    quests: deck(s.questDeck, (quest) => at(c.pack.quests, quest).id),
    pastQuests: s.pastQuests.map((quest) => at(c.pack.quests, quest).id),
    reserve: Object.fromEntries(
      c.pack.packs.flatMap(({ id }, pack) => (inPlayOf(s, pack) ? [[id, reserveOf(s, c, pack)]] : [])),
    ),
  };
}
const reserveOf = (s: Rose, c: Content, pack: number): string[] =>
  c.kinds.flatMap(({ id, pack: of }, kind) => (of === pack && supply(s, kind) > 0 ? [id] : []));
