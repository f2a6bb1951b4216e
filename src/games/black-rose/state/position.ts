import { z } from 'zod';
import { type Fault, type Frame, faultsOf, type Options } from '../../../kernel/index.ts';
import { numberOfName } from '../../shared/numbered.ts';
import { COPIES, type Content, cardOf, faceOfCard, schoolOf } from '../content/content.ts';
import { SCHOOLS, SIDES } from '../content/vocabulary.ts';
import { evocationPhase } from '../turn/evocation.ts';
import { actionPhase } from '../turn/turn.ts';

import { noteAll } from '../view/knowledge.ts';
import { DIRECTIONS, lodgeOf } from './lodge.ts';
import { at, cubesOn, familiarOf, mageOf, num, roomAt, roomWithCard, supply } from './queries.ts';
import { game, lay, roomsInPlay, round, setup } from './setup.ts';
import {
  CELL,
  COLOUR_COUNT,
  EVOCATIONS,
  evocationId,
  type FaceDown,
  HEALTH,
  type Mage,
  makeEvocation,
  NONE,
  QUESTS,
  QUICK,
  type Rose,
  TOKENS,
  WAITS,
} from './state.ts';

/** Where in the round a position stands, by the titles of its steps. */
const STEPS = {
  rose: '1 Black Rose',
  study: '2 Study',
  preparation: '3 Preparation',
  action: '4 Action',
  evocation: '5 Evocation',
  cleanup: '6 Clean-up',
};
type RoundStep = keyof typeof STEPS;
const SEAT_SCHOOLS = ['destruction', 'necromancy', 'divination', 'illusion'] as const;

/** A sparse position in the game's own words. What is not said is not there; Mages are in their Cells. */
function schema(c: Content) {
  const ids = (list: readonly { readonly id: string }[]) => z.enum(list.map(({ id }) => id));
  const card = z.enum(c.cards);
  /** A prepared card with its side: `vertigo:b`. */
  const face = z.enum(c.cards.flatMap((id) => SIDES.map((side) => `${id}:${side}`)));
  const room = ids(c.rooms);
  const n = z.int().min(0);
  const cubes = z.array(n).max(COLOUR_COUNT).default([]);
  const evocation = z.strictObject({ card: ids(c.kinds), room: room.optional(), hurt: n.default(0) });
  const familiar = z.strictObject({
    card: ids(c.kinds.slice(c.familiars)),
    /** Without one it is in Guard mode. */
    room: room.optional(),
    hurt: n.default(0),
    marker: z.boolean().default(true),
  });
  const player = z.strictObject({
    mage: ids(c.pack.mages).optional(),
    school: z.enum(SCHOOLS).optional(),
    room: room.optional(),
    power: n.default(0),
    /** Cubes by seat, the Rose's fifth. */
    sheet: cubes,
    trophies: n.default(0),
    ruins: n.default(0),
    quests: z
      .array(z.union([ids(c.pack.quests), z.strictObject({ quest: ids(c.pack.quests), done: n })]))
      .max(QUESTS)
      .default([]),
    solved: z.array(ids(c.pack.quests)).default([]),
    tokens: n.max(TOKENS).default(TOKENS),
    passed: z.boolean().default(false),
    slots: z.array(face).max(QUICK).default([]),
    quick: face.optional(),
    waits: z.array(face).max(WAITS).default([]),
    hand: z.array(card).default([]),
    /** Top card first. */
    deck: z.array(card).default([]),
    discards: z.array(card).default([]),
    evocations: z.array(evocation).max(3).default([]),
    familiar: familiar.optional(),
  });
  return z.strictObject({
    step: z.enum(Object.keys(STEPS) as [RoundStep]).default('action'),
    /** Whose visit or turn it is. */
    active: n.max(3).default(0),
    round: n.min(1).default(3),
    crown: n.max(3).default(0),
    crownTaken: z.boolean().default(false),
    rose: n.default(0),
    roseTrophies: n.default(0),
    roseRuins: n.default(0),
    moon: n.max(2).default(0),
    fury: n.default(0),
    bounty: n.default(0),
    rooms: z
      .partialRecord(
        room,
        z.strictObject({ cubes, ruined: z.boolean().default(false), used: z.boolean().default(false) }),
      )
      .default({}),
    /** Top card first. */
    events: z.array(ids(c.pack.events)).default([]),
    questDeck: z.array(ids(c.pack.quests)).optional(),
    forgotten: z.array(card).optional(),
    players: z.array(player).min(2).max(4),
  });
}
type GivenPosition = z.infer<ReturnType<typeof schema>>;
type GivenPlayer = GivenPosition['players'][number];

export function position(c: Content, sparse: unknown, seats: number, options: Options): Rose | Fault[] {
  const parsed = schema(c).safeParse(sparse);
  if (!parsed.success) return faultsOf(parsed.error.issues, 'position');
  const given = parsed.data;
  if (given.players.length !== seats) return [{ path: 'players', message: `must have ${seats} players` }];
  const faults: Fault[] = [];
  const s = setup(c, seats, options);
  const { centre, next } = lodgeOf(s);
  lay(s, num(next, centre * DIRECTIONS), roomsInPlay(c, options));
  const roomOf = (id: string, path: string): number => {
    const room = roomWithCard(
      s,
      c.rooms.findIndex((card) => card.id === id),
    );
    if (room === NONE) faults.push({ path, message: `'${id}' is not in this Lodge` });
    return room;
  };
  for (const [id, of] of Object.entries(given.rooms)) {
    const room = roomOf(id, `rooms.${id}`);
    if (room === NONE || of === undefined) continue;
    const { cubes, ruined, used } = of;
    s.rooms[room] = { card: roomAt(s, room).card, cubes: byColour(cubes), ruined, used };
  }
  given.players.forEach((player, seat) => {
    const mage = mageOf(s, seat);
    seatMage(c, mage, player);
    seatCards(c, mage, player);
    seatModels(c, s, mage, player, roomOf, faults);
  });
  fillPiles(c, s);
  noteAll(s);
  const quest = (id: string): number => c.pack.quests.findIndex((each) => each.id === id);
  const open = new Set(s.mages.flatMap(({ quests }) => quests.map((each) => each.quest)));
  const closed = c.pack.quests.map((_, n) => n).filter((n) => !open.has(n));
  const solved = new Set(s.mages.flatMap((mage) => mage.solved));
  const deck = given.questDeck?.map(quest).reverse() ?? closed.filter((n) => !solved.has(n));
  s.questDeck.splice(0, s.questDeck.length, ...deck);
  s.pastQuests.push(...closed.filter((n) => !deck.includes(n)));
  const events = given.events.map((id) => c.pack.events.findIndex((each) => each.id === id));
  s.events.splice(0, s.events.length, ...s.events.filter((event) => !events.includes(event)), ...events.reverse());
  if (given.forgotten !== undefined)
    s.forgotten.splice(0, s.forgotten.length, ...given.forgotten.map((id) => numberOfName(c.cards, id)));
  return faults.length > 0 ? faults : begin(s, given);
}

/** Cubes of all colours where only the first were said. */
const byColour = (given: readonly number[]): number[] =>
  Array.from({ length: COLOUR_COUNT }, (_, colour) => given[colour] ?? 0);

function seatMage(c: Content, mage: Mage, p: GivenPlayer): void {
  mage.card = p.mage === undefined ? mage.owner : c.pack.mages.findIndex(({ id }) => id === p.mage);
  mage.school = SCHOOLS.indexOf(p.school ?? at(SEAT_SCHOOLS, mage.owner));
  mage.power = p.power;
  mage.trophies = p.trophies;
  mage.ruins = p.ruins;
  mage.tokens = p.tokens;
  mage.passed = p.passed;
  p.sheet.forEach((count, colour) => {
    mage.sheet[colour] = count;
  });
  const quest = (id: string): number => c.pack.quests.findIndex((each) => each.id === id);
  for (const given of p.quests)
    mage.quests.push(
      typeof given === 'string' ? { quest: quest(given), done: 0 } : { quest: quest(given.quest), done: given.done },
    );
  mage.solved.push(...p.solved.map(quest));
}
function seatCards(c: Content, mage: Mage, p: GivenPlayer): void {
  const number = (id: string): number => numberOfName(c.cards, id);
  const faceDown = (words: string): FaceDown => {
    const [id, side] = words.split(':') as [string, (typeof SIDES)[number]];
    return { face: faceOfCard(number(id), SIDES.indexOf(side)), seen: 0 };
  };
  p.slots.forEach((words, slot) => {
    mage.slots[slot] = faceDown(words);
  });
  if (p.quick !== undefined) mage.slots[QUICK] = faceDown(p.quick);
  mage.waits.push(...p.waits.map(faceDown));
  mage.hand.push(...p.hand.map(number));
  mage.deck.push(...p.deck.map(number).reverse());
  mage.discards.push(...p.discards.map(number));
}
type RoomOf = (id: string, path: string) => number;
function seatModels(c: Content, s: Rose, mage: Mage, p: GivenPlayer, roomOf: RoomOf, faults: Fault[]): void {
  const path = `players[${mage.owner}]`;
  mage.room = p.room === undefined ? CELL : roomOf(p.room, `${path}.room`);
  const all = [...p.evocations, ...(p.familiar === undefined ? [] : [p.familiar])];
  if (all.length > EVOCATIONS) faults.push({ path: `${path}.evocations`, message: 'must not be more than three' });
  all.slice(0, EVOCATIONS).forEach((each, n) => {
    const { card, hurt } = each;
    const its = each === p.familiar ? `${path}.familiar` : `${path}.evocations[${n}]`;
    const kind = c.kinds.findIndex(({ id }) => id === card);
    const isFamiliar = kind >= c.familiars;
    const room = each.room === undefined ? mage.room : roomOf(each.room, `${its}.room`);
    mage.evocations[n] = makeEvocation(evocationId(mage.owner, n), {
      room,
      festers: false,
      card: kind,
      isFamiliar,
      guards: isFamiliar && room === mage.room,
      hurt,
      acted: false,
      watched: false,
      stronger: 0,
    });
    const { health, count } = at(c.kinds, kind);
    if (hurt >= health)
      faults.push({
        path: `${its}.hurt`,
        message: `'${card}' has ${health} Health: with ${hurt} damage it is defeated`,
      });
    if (supply(s, kind) < 0) faults.push({ path: `${its}.card`, message: `there are only ${count} of '${card}'` });
  });
  const damage = cubesOn(mage);
  if (damage > HEALTH) faults.push({ path: `${path}.sheet`, message: `has ${HEALTH} slots, not ${damage}` });
  if (familiarOf(mage) !== null) mage.marker = p.familiar?.marker ?? true;
  else if (damage === HEALTH) faults.push({ path: `${path}.sheet`, message: 'a full sheet needs a living Familiar' });
}
/** Whatever is nowhere else lies in the schools' piles. */
function fillPiles(c: Content, s: Rose): void {
  const held = s.mages.flatMap(({ hand, deck, discards, slots, waits }) => [
    ...[...hand, ...deck, ...discards],
    ...[...slots, ...waits].flatMap((card) => (card === null ? [] : [cardOf(card.face)])),
  ]);
  for (let card = 0; card < c.personal; card++) {
    const copies = COPIES - held.filter((other) => other === card).length;
    for (let n = 0; n < copies; n++) at(s.piles, schoolOf(c, card)).push(card);
  }
}

/** Stands the rules at the wanted step of a round. */
function begin(
  s: Rose,
  { step, active, round: number, crown, rose, moon, fury, bounty, ...given }: GivenPosition,
): Rose {
  s.rose.power = rose;
  s.rose.trophies = given.roseTrophies;
  s.rose.ruins = given.roseRuins;
  s.crown = crown;
  s.crownTaken = given.crownTaken;
  s.round = number;
  s.moon = moon;
  s.fury = fury;
  s.bounty = bounty;
  (at(s.stack, 0) as Frame).step = game.steps.length - 1;
  const frame = round.with({});
  frame.step = round.titles.indexOf(STEPS[step]);
  s.stack.push(frame);
  if (step !== 'action' && step !== 'evocation') return s;
  frame.step++;
  const turn = (active - crown + s.seats) % s.seats;
  s.stack.push(
    step === 'action' ? actionPhase.with({ turn, first: crown }) : evocationPhase.with({ turn, first: crown }),
  );
  return s;
}
