import { type EventOf, givenAway, only, open, reports, reveal, type Seat, show } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { cardOf, contentOf, sideOf } from '../content/content.ts';
import { SCHOOLS, SIDES } from '../content/vocabulary.ts';
import { hasWaiting, nameOf, roomCard } from './queries.ts';
import { type Evocation, type Mage, type Model, NONE, ROSE, type Rose } from './state.ts';

/**
 * What happens at the table, in words, and who hears what of it. Where something `tests` a card that waits face down,
 * all learn by it, whether the card goes off or not.
 */
const name = (s: Rose, card: number): string => at(contentOf(s).cards, card);
const names = (s: Rose, cards: readonly number[]): string[] => cards.map((card) => name(s, card));
const face = (s: Rose, of: number) => ({ card: name(s, cardOf(of)), side: at(SIDES, sideOf(of)) });
const roomName = (s: Rose, room: number): string => roomCard(s, room).id;
/** A seat, or null for the Rose. */
const whose = (colour: number): number | null => (colour === ROSE ? null : colour);
const quest = (s: Rose, of: number): string => at(contentOf(s).pack.quests, of).id;
/** Cards that their owner knew before. */
const owned = (s: Rose, seat: Seat, cards: readonly number[]) => {
  const count = cards.length;
  return only([seat], { seat, count, cards: names(s, cards) }, { seat, count, cards: null });
};
const drawn = (s: Rose, seat: Seat, cards: readonly number[]) => {
  const count = cards.length;
  return show([seat], { seat, count, cards: names(s, cards) }, { seat, count, cards: null });
};

const builders = {
  // Setup and round
  lodge: (s: Rose) => reveal({ rooms: s.rooms.map((_, room) => roomName(s, room)) }),
  crown: (seat: Seat) => open({ seat }),
  chose: (s: Rose, seat: Seat, mage: number, school: number) =>
    open({ seat, mage: at(contentOf(s).pack.mages, mage).id, school: at(SCHOOLS, school) }),
  round: (round: number) => open({ round }),
  phase: (phase: 'action' | 'evocation' | 'cleanup') => open({ phase }),
  event: (s: Rose, event: number) => reveal({ event: at(contentOf(s).pack.events, event).id }),
  power: (colour: number, amount: number, total: number) => open({ seat: whose(colour), amount, total }),
  moon: (moon: number) => open({ moon }),
  // Cards
  drew: drawn,
  reshuffled: (seat: Seat) => open({ seat }),
  studied: (s: Rose, seat: Seat, school: number, card: number) => {
    const of = { seat, school: at(SCHOOLS, school) };
    return show([seat], { ...of, card: name(s, card) }, { ...of, card: null });
  },
  restocked: (school: number) => open({ school: at(SCHOOLS, school) }),
  kept: owned,
  leaves: (s: Rose, seat: Seat, cards: readonly number[]) => givenAway(seat, reveal({ seat, cards: names(s, cards) })),
  discarded: (s: Rose, seat: Seat, card: number) => givenAway(seat, reveal({ seat, card: name(s, card) })),
  prepared: (s: Rose, seat: Seat, numbered: readonly number[], quick: number) => {
    const of = { seat, count: numbered.length, quick: quick !== NONE };
    const cards = [...numbered, ...(quick === NONE ? [] : [quick])].map((each) => face(s, each));
    return only([seat], { ...of, cards }, { ...of, cards: null });
  },
  returned: owned,
  recovered: (s: Rose, seat: Seat, card: number) => open({ seat, card: name(s, card) }),
  learned: (s: Rose, seat: Seat, card: number) => open({ seat, card: name(s, card) }),
  looked: (s: Rose, seat: Seat, of: Seat, slot: number, seen: number) =>
    show([seat], { seat, of, slot, ...face(s, seen) }, { seat, of, slot, card: null, side: null }),
  // Actions
  visit: (seat: Seat) => open({ seat }),
  passes: (seat: Seat) => open({ seat }),
  ends: (seat: Seat) => open({ seat }),
  casts: (s: Rose, seat: Seat, of: number, quick: boolean) => {
    const told = reveal({ seat, quick, ...face(s, of) });
    // It may test what waits face down.
    return s.mages.some(hasWaiting) ? told : givenAway(seat, told);
  },
  // That it is no other spell is news to everybody else.
  sets: (s: Rose, seat: Seat, of: number, quick: boolean) =>
    givenAway(seat, show([seat], { seat, quick, ...face(s, of) }, { seat, quick, card: null, side: null })),
  springs: (s: Rose, seat: Seat, of: number) => reveal({ seat, ...face(s, of) }),
  dropped: (s: Rose, seat: Seat, of: number) => givenAway(seat, reveal({ seat, ...face(s, of) })),
  activates: (s: Rose, seat: Seat, room: number) => open({ seat, room: roomName(s, room) }),
  strikes: (s: Rose, seat: Seat, target: Model) => open({ seat, target: nameOf(s, target) }),
  commands: (s: Rose, seat: Seat, of: Evocation) => open({ seat, model: nameOf(s, of) }),
  familiar: (s: Rose, seat: Seat, of: Evocation, list: number) =>
    open({ seat, model: nameOf(s, of), action: at(contentOf(s).lists, list).id }),
  attacks: (s: Rose, of: Evocation, target: Model) => open({ model: nameOf(s, of), target: nameOf(s, target) }),
  scorches: (s: Rose, of: Evocation) => open({ model: nameOf(s, of) }),
  // Models
  moved: (s: Rose, of: Model, tests: boolean) =>
    (tests ? reveal : open)({ model: nameOf(s, of), room: roomName(s, of.room) }),
  cell: (seat: Seat) => open({ seat }),
  guard: (s: Rose, of: Evocation) => open({ model: nameOf(s, of) }),
  hunting: (s: Rose, of: Evocation) => open({ model: nameOf(s, of) }),
  // For the eye alone: who has three Evocations is asked which one makes room before it appears.
  called: (s: Rose, seat: Seat, kind: number) => open({ seat, card: at(contentOf(s).kinds, kind).id }),
  summoned: (s: Rose, of: Evocation) => open({ model: nameOf(s, of), room: roomName(s, of.room) }),
  dismissed: (s: Rose, of: Evocation) => open({ model: nameOf(s, of) }),
  banished: (s: Rose, of: Evocation, by: Seat) => open({ model: nameOf(s, of), seat: by }),
  hurt: (s: Rose, of: Model, amount: number, by: number, tests: boolean) =>
    (tests ? reveal : open)({ model: nameOf(s, of), amount, seat: whose(by) }),
  // For the undo alone: what waits has been put to the test before its owner is asked.
  tested: (seat: Seat) => reveal({ seat }),
  spared: (s: Rose, of: Mage, amount: number) => open({ model: nameOf(s, of), amount }),
  healed: (s: Rose, of: Model, amount: number) => open({ model: nameOf(s, of), amount }),
  festers: (s: Rose, of: Model) => open({ model: nameOf(s, of) }),
  shielded: (seat: Seat, amount: number) => open({ seat, amount }),
  stronger: (s: Rose, of: Evocation, amount: number) => open({ model: nameOf(s, of), amount }),
  usurped: (s: Rose, of: Mage, amount: number, by: Seat) => open({ model: nameOf(s, of), amount, seat: by }),
  felled: (s: Rose, of: Evocation, by: number) => open({ model: nameOf(s, of), seat: whose(by) }),
  defeated: (s: Rose, of: Mage, by: number) => open({ model: nameOf(s, of), seat: whose(by) }),
  trophy: (colour: number, total: number) => open({ seat: whose(colour), total }),
  // The Lodge
  unsettled: (s: Rose, room: number, amount: number, by: number) =>
    open({ room: roomName(s, room), amount, seat: whose(by) }),
  reworked: (s: Rose, room: number, amount: number, by: Seat) => open({ room: roomName(s, room), amount, seat: by }),
  ruined: (s: Rose, room: number, keeper: number) =>
    open({ room: roomName(s, room), seat: keeper === NONE ? null : whose(keeper), rose: keeper === ROSE }),
  quest: (s: Rose, seat: Seat, of: number) => reveal({ seat, quest: quest(s, of) }),
  questDropped: (s: Rose, seat: Seat, of: number) => open({ seat, quest: quest(s, of) }),
  questsShuffled: () => open({}),
  solved: (s: Rose, seat: Seat, of: number, tests: boolean) => (tests ? reveal : open)({ seat, quest: quest(s, of) }),
  // The end
  ranked: (what: 'quests' | 'trophies' | 'ruins', points: readonly number[], rose: number) =>
    open({ what, points: [...points], rose }),
  ended: (reason: string, winners: readonly Seat[]) => open({ reason, winners: [...winners] }),
};

export const tell = reports(builders);
/** An event as somebody has heard it: its kind tells what else it has. */
export type RoseEvent = EventOf<typeof builders>;
