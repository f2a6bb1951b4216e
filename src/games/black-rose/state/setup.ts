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
import { at, inTurn, mageOf, num, replaced } from './queries.ts';
import { freshRoom } from './rooms.ts';
import { CELL, COLOUR_COUNT, EVOCATIONS, type Mage, make, makeMage, NONE, type Rose, SLOTS, TOKENS } from './state.ts';

const zeros = (count: number): number[] => new Array(count).fill(0);
/** A Mage before it is chosen, in its Cell. */
const emptyMage = (content: Content, seat: Seat): Mage =>
  makeMage(seat, {
    room: CELL,
    festers: false,
    power: 0,
    trophies: 0,
    ruins: 0,
    card: NONE,
    school: NONE,
    sheet: zeros(COLOUR_COUNT),
    quests: [],
    solved: [],
    tokens: TOKENS,
    passed: false,
    slots: new Array(SLOTS).fill(null),
    waits: [],
    hand: [],
    deck: [],
    discards: [],
    known: zeros(content.cards.length),
    held: [],
    stock: zeros(content.cards.length),
    spells: zeros(SCHOOLS.length),
    summoned: [],
    evocations: new Array(EVOCATIONS).fill(null),
    marker: false,
    less: 0,
    ward: 0,
    hits: 0,
  });

/** The table before anything is laid out. */
export function setup(content: Content, seats: number, options: Options): Rose {
  const lists = (count: number): number[][] => Array.from({ length: count }, () => []);
  const { pack } = content;
  const { rooms } = lodgeFor(options, pack.packs.filter(({ id }) => options[id] === true).length);
  return make(freshState(content.hash, seats, options, game.with({})), {
    mages: Array.from({ length: seats }, (_, seat) => emptyMage(content, seat)),
    rose: { power: 0, trophies: 0, ruins: 0 },
    rooms: Array.from({ length: rooms }, () => freshRoom(NONE)),
    piles: lists(SCHOOLS.length),
    spent: lists(SCHOOLS.length),
    stock: zeros(content.personal),
    forgotten: pack.forgotten.map((_, n) => content.forgotten + n),
    drawn: [],
    events: pack.events.map((_, n) => n),
    past: [],
    questDeck: pack.quests.map((_, n) => n),
    pastQuests: [],
    student: NONE,
    event: NONE,
    crown: 0,
    crownTaken: false,
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
/** Rooms by number: the Black Rose Room in the centre, the Throne beside it, the others as they come. */
export function lay(s: Rose, throne: number, others: readonly number[]): void {
  const c = contentOf(s);
  const { centre, rooms } = lodgeOf(s);
  const rest = [...others];
  for (let room = 0; room < rooms; room++)
    s.rooms[room] = freshRoom(room === centre ? c.rose : room === throne ? c.throne : (rest.shift() as number));
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
function settleIn(s: Rose, seat: Seat, card: number, school: number): void {
  const mage = mageOf(s, seat);
  mage.card = card;
  mage.school = school;
  for (const spell of startDeck(contentOf(s), card, school)) {
    mage.deck.push(spell);
    mage.known = replaced(mage.known, spell, num(mage.known, spell) + 1);
    countSpell(s, mage, spell);
  }
  noteDeck(s, mage);
}
/** Whether some Mage is of this school. */
const hasMageOf = (s: Rose, school: number): boolean => s.mages.some((mage) => mage.school === school);
export interface OpeningData {
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
          if (s.mages.some((other) => other.card === mage)) offers.bar(answer, 'BR-2.2', 'mage-taken');
          else if (hasMageOf(s, school)) offers.bar(answer, 'BR-2.5', 'school-taken');
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
    const copies = hasMageOf(s, school) ? COPIES - 2 : COPIES;
    for (let n = 0; n < PER_SCHOOL * copies; n++) at(s.piles, school).push(school * PER_SCHOOL + (n % PER_SCHOOL));
    notePile(s, school);
    shuffle(s, at(s.piles, school));
  }
  for (const { deck } of s.mages) shuffle(s, deck);
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
    const chosen = s.mages.filter(({ card }) => card !== NONE).length;
    return chosen === s.seats ? null : opening.with({ turn: chosen });
  }),
  'Piles and decks': run(fillPiles),
  'Round after round': each(() => round.with({})),
});
