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
  isMage,
  isStanding,
  mageOf,
  modelsInTurn,
  num,
  roomAt,
} from '../state/queries.ts';
import { advance } from '../state/quests.ts';
import { unsettle } from '../state/rooms.ts';
import { NONE, ROSE, type Rose } from '../state/state.ts';

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

function hurtAll(s: Rose, amount: number, which: (model: number) => boolean): void {
  interrupt(s, areaFrame({ models: modelsInTurn(s).filter(which), amount, by: ROSE, source: 'event' }));
}
function befall(s: Rose): void {
  const { does, amount } = eventOf(s);
  switch (does) {
    case 'unsettle': {
      const colours = someOf(s, amount, COLOURS.length);
      for (let place = 0; place < s.rooms.length; place++)
        if (colours.includes(roomAt(s, place).colour)) unsettle(s, place, 1, ROSE);
      break;
    }
    case 'wound':
      hurtAll(s, amount, (model) => isMage(model));
      break;
    case 'cull':
      hurtAll(s, amount, (model) => !isMage(model) && isStanding(s, model));
      break;
    case 'solitude':
      for (let n = 0; n < s.seats; n++) if (isAlone(s, inTurn(s, n))) gain(s, inTurn(s, n), amount);
      break;
    case 'draw':
      for (let n = 0; n < s.seats; n++) draw(s, inTurn(s, n), amount);
      break;
    case 'recall':
      for (let n = 0; n < s.seats; n++) if (!isInCell(s, inTurn(s, n))) toCell(s, inTurn(s, n));
      break;
    case 'bounty':
      s.bounty += amount;
      break;
    case 'fury':
      s.fury += amount;
  }
}

interface Rising {
  /** How many Mages the walls have moved. */
  moved: number;
}
/** Shifting walls: every Mage in the Lodge moves, its player chooses where. */
function nextToDrift(s: Rose, d: Rising): Seat | null {
  while (eventOf(s).does === 'drift' && d.moved < s.seats) {
    const seat = inTurn(s, d.moved++);
    if (!isInCell(s, seat)) return seat;
  }
  return null;
}

/** Quests for who begins the round in the Black Rose Room: before the event can move anybody. */
function beginnersInCentre(s: Rose): void {
  for (let n = 0; n < s.seats; n++) {
    const seat = inTurn(s, n);
    const place = num(s.place, mageOf(seat));
    if (place >= 0 && num(s.rooms, place) === contentOf(s).rose) advance(s, seat, 'centre', NONE);
  }
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
    return seat === null ? null : pushing.with({ model: mageOf(seat), seat });
  }),
  'Guard mode': run(settleModes),
  'Wards end': run(endWards),
  'The Rose scores': run((s) => gain(s, ROSE, eventOf(s).value + besideEvent(s))),
  'Quests of the first round': run(firstQuests),
  'The event is past': run((s) => void s.past.push(s.event)),
});
export const rises = call<Rose, object>(() => blackRose.with({ moved: 0 }));
