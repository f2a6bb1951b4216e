import {
  below,
  call,
  choose,
  each,
  freshState,
  type Options,
  procedure,
  run,
  type Seat,
  shuffle,
} from '../../../kernel/index.ts';
import type { GameAnswer } from '../content/answers.ts';
import { COPIES, type Content, contentOf, PER_SCHOOL } from '../content/content.ts';
import { COLOURS, SCHOOLS } from '../content/vocabulary.ts';
import { rises } from '../turn/black-rose.ts';
import { cleanup } from '../turn/cleanup.ts';
import { evocationPhase } from '../turn/evocation.ts';
import { preparation } from '../turn/preparation.ts';
import { studyPhase } from '../turn/study.ts';
import { actionPhase, newPhase } from '../turn/turn.ts';
import { countSpell, noteDeck, notePile } from '../view/knowledge.ts';
import { tell } from './events.ts';
import { DIRECTIONS, lodgeFor, lodgeOf } from './lodge.ts';
import { giveCrown } from './mutations.ts';
import { at, inTurn, mageOf, num } from './queries.ts';
import { CELL, COLOUR_COUNT, MODELS, make, NONE, QUESTS, type Rose, SLOTS, TOKENS, WAITS } from './state.ts';

/** The table before anything is laid out. */
export function setup(content: Content, seats: number, options: Options): Rose {
  const some = (count: number, value: number): number[] => new Array(count).fill(value);
  const lists = (count: number): number[][] => Array.from({ length: count }, () => []);
  const { pack, cards } = content;
  const { rooms } = lodgeFor(options, pack.packs.filter(({ id }) => options[id] === true).length);
  return make(freshState(content.hash, seats, options, game.with({})), {
    mage: some(seats, NONE),
    school: some(seats, NONE),
    power: some(COLOUR_COUNT, 0),
    trophies: some(COLOUR_COUNT, 0),
    ruins: some(COLOUR_COUNT, 0),
    quests: some(seats * QUESTS, NONE),
    progress: some(seats * QUESTS, 0),
    solved: lists(seats),
    tokens: some(seats, TOKENS),
    passed: some(seats, 0),
    slots: some(seats * SLOTS, NONE),
    peeked: some(seats * SLOTS, 0),
    waits: some(seats * WAITS, NONE),
    spied: some(seats * WAITS, 0),
    hands: lists(seats),
    decks: lists(seats),
    discards: lists(seats),
    known: some(seats * cards.length, 0),
    held: [],
    stock: some(seats * cards.length + content.personal, 0),
    spells: some(seats * SCHOOLS.length, 0),
    summoned: some(seats, 0),
    kind: some(seats * MODELS, NONE),
    place: some(seats * MODELS, CELL),
    hurt: some(seats * MODELS, 0),
    marks: some(seats * MODELS, 0),
    sheet: some(seats * COLOUR_COUNT, 0),
    guard: some(seats, 0),
    marker: some(seats, 0),
    less: some(seats, 0),
    ward: some(seats, 0),
    hits: some(seats, 0),
    rooms: some(rooms, NONE),
    where: some(content.rooms.length, NONE),
    cubes: some(rooms * COLOUR_COUNT, 0),
    ruined: some(rooms, 0),
    used: some(rooms, 0),
    piles: lists(SCHOOLS.length),
    spent: lists(SCHOOLS.length),
    forgotten: pack.forgotten.map((_, n) => content.forgotten + n),
    drawn: [],
    events: pack.events.map((_, n) => n),
    past: [],
    questDeck: pack.quests.map((_, n) => n),
    pastQuests: [],
    student: NONE,
    event: NONE,
    crown: 0,
    crownTaken: 0,
    round: 0,
    moon: 0,
    fury: 0,
    bounty: 0,
    dealt: 0,
  });
}

/**
 * The Rooms that lie round the centre without the Throne. A Summon Room takes the place of one of its colour (BR-1.2); in
 * the small Lodge, which has one a colour, it lies beside it (BR-2.13).
 */
export function roomsInPlay(c: Content, options: Options): number[] {
  const chosen = COLOURS.flatMap((_, colour) => {
    const own = c.rooms.flatMap((room, n) =>
      room.colour === colour && room.pack === NONE && n !== c.throne ? [n] : [],
    );
    const purple = colour === COLOURS.indexOf('purple');
    const rooms = options.lodge === 'duel' ? (purple ? [] : own.slice(0, 1)) : own;
    const pack = c.pack.packs.findIndex(({ id, colour: of }) => options[id] === true && of === COLOURS[colour]);
    if (pack === NONE) return rooms;
    return [...(options.lodge === 'duel' ? rooms : rooms.slice(0, -1)), c.rose + 1 + pack];
  });
  return chosen;
}
/** Rooms by place: the Black Rose Room in the centre, the Throne beside it, the others as they come. */
export function lay(s: Rose, throne: number, others: readonly number[]): void {
  const c = contentOf(s);
  const { centre, rooms } = lodgeOf(s);
  const rest = [...others];
  for (let place = 0; place < rooms; place++) {
    const room = place === centre ? c.rose : place === throne ? c.throne : (rest.shift() as number);
    s.rooms[place] = room;
    s.where[room] = place;
  }
}
function buildLodge(s: Rose): void {
  const { centre, next } = lodgeOf(s);
  const throne = num(next, centre * DIRECTIONS + below(s, DIRECTIONS, 'throne'));
  const others = roomsInPlay(contentOf(s), s.options);
  shuffle(s, others);
  lay(s, throne, others);
  tell.lodge(s);
  shuffle(s, s.events);
  shuffle(s, s.questDeck);
  giveCrown(s, below(s, s.seats, 'crown'));
}

/** BR-2.5: each spell of the own school twice and the personal one; the other copies are the school's pile. */
function startDeck(c: Content, mage: number, school: number): number[] {
  const spells = Array.from({ length: PER_SCHOOL }, (_, n) => school * PER_SCHOOL + n);
  return [...spells, ...spells, c.personal + mage];
}
function settleIn(s: Rose, seat: Seat, mage: number, school: number): void {
  const c = contentOf(s);
  s.mage[seat] = mage;
  s.school[seat] = school;
  s.kind[mageOf(seat)] = mage;
  for (const card of startDeck(c, mage, school)) {
    at(s.decks, seat).push(card);
    s.known[seat * c.cards.length + card] = num(s.known, seat * c.cards.length + card) + 1;
    countSpell(s, seat, card);
  }
  noteDeck(s, seat);
}
interface OpeningData {
  turn: number;
}
export const opening = procedure<Rose, OpeningData>('opening', {
  'A Mage and a school': choose<Rose, OpeningData, GameAnswer<'choose'>>({
    ask: 'choose',
    by: (s, { turn }) => inTurn(s, turn),
    from: (s, _o, _seat, offers) => {
      const { answers, pack } = contentOf(s);
      for (let mage = 0; mage < pack.mages.length; mage++)
        for (let school = 0; school < SCHOOLS.length; school++) {
          const answer = answers.choose.of(mage, school);
          if (s.mage.includes(mage)) offers.bar(answer, 'BR-2.2', 'mage-taken');
          else if (s.school.includes(school)) offers.bar(answer, 'BR-2.5', 'school-taken');
          else offers.may(answer);
        }
    },
    then: (s, _o, { mage, school }, seat) => {
      settleIn(s, seat, mage, school);
      tell.chose(s, seat, mage, school);
    },
  }),
});
function fillPiles(s: Rose): void {
  for (let school = 0; school < SCHOOLS.length; school++) {
    const copies = s.school.includes(school) ? COPIES - 2 : COPIES;
    for (let n = 0; n < PER_SCHOOL * copies; n++) at(s.piles, school).push(school * PER_SCHOOL + (n % PER_SCHOOL));
    notePile(s, school);
    shuffle(s, at(s.piles, school));
  }
  for (let seat = 0; seat < s.seats; seat++) shuffle(s, at(s.decks, seat));
}

/** BR-2.3: the phases of a round. */
export const round = procedure<Rose, object>('round', {
  'A new round': run((s) => tell.round(++s.round)),
  '1 Black Rose': rises,
  '2 Study': call(() => studyPhase.with({ turn: 0 })),
  '3 Preparation': call(() => preparation.with({})),
  '4 Action': call((s) => {
    tell.phase('action');
    return actionPhase.with(newPhase(s));
  }),
  '5 Evocation': call((s) => {
    tell.phase('evocation');
    return evocationPhase.with({ turn: 0, first: s.crown });
  }),
  '6 Clean-up': call(() => {
    tell.phase('cleanup');
    return cleanup.with({});
  }),
});

export const game = procedure<Rose, object>('game', {
  'The Lodge is built': run(buildLodge),
  'Mages and schools': each((s) => {
    const chosen = s.mage.filter((mage) => mage !== NONE).length;
    return chosen === s.seats ? null : opening.with({ turn: chosen });
  }),
  'Piles and decks': run(fillPiles),
  'Round after round': each(() => round.with({})),
});
