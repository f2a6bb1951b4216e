import { interrupt, type Seat } from '../../../kernel/index.ts';
import { enter } from '../actions/movement.ts';
import { activateRoom, roomBar } from '../actions/rooms.ts';
import { moving } from '../actions/walk.ts';
import { type CompiledEffect, contentOf } from '../content/content.ts';
import { tell } from '../state/events.ts';
import { activate, areaFrame, type DeedData } from '../state/frame-data.ts';
import { leave } from '../state/models.ts';
import { draw, drawQuest, gain, giveCrown, peek } from '../state/mutations.ts';
import {
  familiarOf,
  isAlone,
  isFoe,
  isMage,
  isStanding,
  mageOf,
  nextSlot,
  num,
  ownerOf,
  quickFace,
  rowBetween,
} from '../state/queries.ts';
import { convert, rework, unsettle } from '../state/rooms.ts';
import { CELL, COLOUR_COUNT, HEALTH, NONE, QUICK, ROSE, type Rose, STRONGER } from '../state/state.ts';
import { dropping, learning, mending, pushing, questing, recovering } from './asks.ts';
import { bereave, fester, heal, wound } from './damage.ts';
import { summoning } from './summon.ts';
import { banished } from './targets.ts';

/** What the words do, one by one; those with a question of their own put their procedure on top. */

export function resolve(s: Rose, d: DeedData, act: CompiledEffect): void {
  const { seat } = d;
  const mage = mageOf(seat);
  switch (act.do) {
    case 'damage':
      wound(s, d.target, act.amount, seat, d.source);
      break;
    case 'retaliate':
      if (d.target !== NONE) wound(s, d.target, act.amount, seat, d.source);
      break;
    case 'blast':
      interrupt(s, areaFrame({ room: d.room, amount: act.amount, by: seat, source: d.source }));
      break;
    case 'draw':
      draw(s, seat, act.cards);
      if ('discard' in act && act.discard !== undefined) interrupt(s, dropping.with({ seat, left: act.discard }));
      break;
    case 'quest':
      if (d.source === 'room') interrupt(s, questing.with({ seat, left: act.cards }));
      else for (let n = 0; n < act.cards; n++) drawQuest(s, seat);
      break;
    case 'heal':
      healBy(s, seat, act.amount === 'all' ? HEALTH : act.amount, act.to);
      break;
    case 'unsettle':
      unsettle(s, d.room, act.amount, seat);
      break;
    case 'rework':
      rework(s, d.room, act.cubes, seat);
      break;
    case 'usurp':
      usurp(s, d.target, act.cubes, seat);
      break;
    case 'summon': {
      const kind = contentOf(s).kinds.findIndex(({ id }) => id === act.evocation);
      interrupt(s, summoning.with({ seat, kind, stirs: act.activate === true }));
      break;
    }
    case 'rouse':
    case 'turn':
      if (!isStanding(s, d.target)) break;
      tell.commands(s, seat, d.target);
      activate(s, d.target, seat);
      break;
    case 'banish':
      for (const model of act.all === true ? banished(s, seat, act.health, act.range) : [d.target])
        banish(s, model, seat);
      break;
    case 'look':
      lookAround(s, seat, num(s.place, mage), act.range);
      break;
    case 'room':
      if (roomBar(s, seat, act.again === true) === null) activateRoom(s, seat, NONE, NONE);
      break;
    case 'move':
      interrupt(
        s,
        moving.with({ seat, left: act.steps, straight: act.straight === true, softly: act.softly === true, way: NONE }),
      );
      break;
    case 'place':
      enter(s, mage, d.room, seat, false);
      break;
    case 'swap':
      swap(s, mage, d.target);
      break;
    case 'push':
      if (act.of === 'target') push(s, d.target, seat);
      else for (let model = 0; model < s.kind.length; model++) if (isHere(s, model, mage)) push(s, model, seat);
      break;
    case 'drain': {
      const taken = Math.min(act.amount, num(s.power, ownerOf(d.target)));
      gain(s, ownerOf(d.target), -taken);
      gain(s, seat, taken);
      break;
    }
    case 'empower':
      heal(s, d.target, act.heal);
      s.marks[d.target] = num(s.marks, d.target) + act.damage * STRONGER;
      tell.stronger(s, d.target, act.damage);
      break;
    case 'power':
      if (act.alone === true && !isAlone(s, seat)) break;
      gain(s, seat, act.amount);
      if (act.rose !== undefined) gain(s, ROSE, act.rose);
      break;
    case 'shield':
      s.less[seat] = num(s.less, seat) + act.amount;
      tell.shielded(seat, act.amount);
      break;
    case 'recover':
      interrupt(s, recovering.with({ seat, left: act.cards }));
      break;
    case 'crown':
      giveCrown(s, seat);
      s.crownTaken = 1;
      break;
    case 'learn':
      interrupt(s, learning.with({ seat, left: act.discard }));
  }
}
/** What follows once damage has been placed. */
export function after(s: Rose, d: DeedData, act: CompiledEffect): void {
  if (act.do === 'damage' && act.festers === true && d.target !== NONE && s.dealt > 0) fester(s, d.target);
}

const isHere = (s: Rose, model: number, mage: number): boolean =>
  num(s.place, model) === num(s.place, mage) && isFoe(s, model, ownerOf(mage));

/** Moves a Model one Room, wherever the seat wants; who has left the Lodge stays away. */
export function push(s: Rose, model: number, by: Seat): void {
  if (model !== NONE && isStanding(s, model)) interrupt(s, pushing.with({ model, seat: by }));
}
function healBy(s: Rose, seat: Seat, amount: number, to: 'mage' | 'models' | 'pair'): void {
  if (to === 'models') {
    interrupt(s, mending.with({ seat, left: amount }));
    return;
  }
  heal(s, mageOf(seat), amount);
  const familiar = to === 'pair' ? familiarOf(s, seat) : NONE;
  if (familiar !== NONE) heal(s, familiar, amount);
}
function usurp(s: Rose, model: number, amount: number, by: Seat): void {
  const done = convert(s.sheet, ownerOf(model) * COLOUR_COUNT, amount, by);
  if (done > 0) tell.usurped(s, model, done, by);
}
/** Back to the supply, and out of play through an opponent (BR-1.14). */
function banish(s: Rose, model: number, by: Seat): void {
  tell.banished(s, model, by);
  leave(s, model);
  bereave(s, ownerOf(model), by);
}
/** Looks at the next prepared card of every other Mage in reach. */
export function lookAround(s: Rose, seat: Seat, from: number, range: number): void {
  for (let other = 0; other < s.seats; other++) {
    const place = num(s.place, mageOf(other));
    if (other === seat || place === CELL || rowBetween(s, from, place) > range) continue;
    const slot = nextSlot(s, other) !== NONE ? nextSlot(s, other) : quickFace(s, other) !== NONE ? QUICK : NONE;
    if (slot !== NONE) peek(s, seat, other, slot);
  }
}
function swap(s: Rose, mage: number, other: number): void {
  if (!isMage(other)) return;
  const [here, there] = [num(s.place, mage), num(s.place, other)];
  if (here === there) return;
  enter(s, mage, there, ownerOf(mage), true);
  enter(s, other, here, ownerOf(other), true);
}
