import { call, each, interrupt, procedure, run, type Seat, shuffle } from '../../../kernel/index.ts';
import { contentOf } from '../content/content.ts';
import { COLOURS, type EventCard } from '../content/vocabulary.ts';
import { pushing } from '../effects/asks.ts';
import { tell } from '../state/events.ts';
import { areaFrame } from '../state/frame-data.ts';
import { settleModes, toCell } from '../state/models.ts';
import { draw, drawQuest, endWards, gain, someOf } from '../state/mutations.ts';
import {
  at,
  inTurn,
  isAlone,
  isInCell,
  isStanding,
  mageOf,
  modelsInTurn,
  num,
  roomAt,
  roomCard,
} from '../state/queries.ts';
import { advance } from '../state/quests.ts';
import { unsettle } from '../state/rooms.ts';
import { type Mage, type Model, mageId, NONE, ROSE, type Rose } from '../state/state.ts';

/** Chapter: Black Rose phase. An event, what the Rose scores, and quests (BR-2.3). */

/** What the Rose scores beside the event's value, by number of Mages and of moons that have risen. */
const BESIDE: readonly (readonly number[])[] = [[], [], [0, 0, 0], [0, 0, 2], [0, 0, 4]];
/** The same in a Lodge without Familiars, where Mages are quicker. */
const WITHOUT_FAMILIARS: readonly (readonly number[])[] = [[], [], [0, 0, 1], [0, 0, 4], [0, 0, 4]];
function besideEvent(s: Rose): number {
  const familiars = contentOf(s).pack.packs.some(({ id }) => s.options[id] === true);
  return num(at(familiars ? BESIDE : WITHOUT_FAMILIARS, s.seats), s.moon);
}

function turnOver(s: Rose): void {
  if (s.events.length === 0) {
    s.events.push(...s.past.splice(0));
    shuffle(s, s.events);
  }
  s.event = s.events.pop() as number;
  tell.event(s, s.event);
}
const eventOf = (s: Rose): EventCard => at(contentOf(s).pack.events, s.event);

function hurtAll(s: Rose, amount: number, which: (model: Model) => boolean): void {
  const models = modelsInTurn(s).flatMap((model) => (which(model) ? [model.id] : []));
  interrupt(s, areaFrame({ models, amount, by: ROSE, source: 'event' }));
}
const magesInTurn = (s: Rose): Mage[] => s.mages.map((_, n) => mageOf(s, inTurn(s, n)));
function befall(s: Rose): void {
  const { does, amount } = eventOf(s);
  switch (does) {
    case 'unsettle': {
      const colours = someOf(s, amount, COLOURS.length);
      for (let room = 0; room < s.rooms.length; room++)
        if (colours.includes(roomCard(s, room).colour)) unsettle(s, room, 1, ROSE);
      break;
    }
    case 'wound':
      hurtAll(s, amount, (model) => model.isMage);
      break;
    case 'cull':
      hurtAll(s, amount, (model) => !model.isMage && isStanding(model));
      break;
    case 'solitude':
      for (const mage of magesInTurn(s)) if (isAlone(s, mage)) gain(s, mage.owner, amount);
      break;
    case 'draw':
      for (const { owner } of magesInTurn(s)) draw(s, owner, amount);
      break;
    case 'recall':
      for (const mage of magesInTurn(s)) if (!isInCell(mage)) toCell(mage);
      break;
    case 'bounty':
      s.bounty += amount;
      break;
    case 'fury':
      s.fury += amount;
  }
}

export interface Rising {
  /** How many Mages the walls have moved. */
  moved: number;
}
/** Shifting walls: every Mage in the Lodge moves, its player chooses where. */
function nextToDrift(s: Rose, d: Rising): Seat | null {
  while (eventOf(s).does === 'drift' && d.moved < s.seats) {
    const seat = inTurn(s, d.moved++);
    if (!isInCell(mageOf(s, seat))) return seat;
  }
  return null;
}

/** Quests for who begins the round in the Black Rose Room: before the event can move anybody. */
function beginnersInCentre(s: Rose): void {
  for (const mage of magesInTurn(s))
    if (!isInCell(mage) && roomAt(s, mage.room).card === contentOf(s).rose) advance(s, mage.owner, 'centre', NONE);
}
function firstQuests(s: Rose): void {
  for (let n = 0; s.round === 1 && n < s.seats; n++) drawQuest(s, inTurn(s, n));
}

export const blackRose = procedure<Rose, Rising>('black-rose', {
  'Who begins in the centre': run(beginnersInCentre),
  'An event': run(turnOver),
  'What it does': run(befall),
  'Walls that shift': each((s, d) => {
    const seat = nextToDrift(s, d);
    return seat === null ? null : pushing.with({ model: mageId(seat), seat });
  }),
  'Guard mode': run(settleModes),
  'Wards end': run(endWards),
  'The Rose scores': run((s) => gain(s, ROSE, eventOf(s).value + besideEvent(s))),
  'Quests of the first round': run(firstQuests),
  'The event is past': run((s) => void s.past.push(s.event)),
});
export const rises = call<Rose, object>(() => blackRose.with({ moved: 0 }));
