import { interrupt, type Seat } from '../../../kernel/index.ts';
import { enter } from '../actions/movement.ts';
import { activateRoom, roomBar } from '../actions/rooms.ts';
import { moving } from '../actions/walk.ts';
import { type CompiledEffect, contentOf } from '../content/content.ts';
import { convert } from '../state/cubes.ts';
import { tell } from '../state/events.ts';
import { activate, areaFrame, type DeedData } from '../state/frame-data.ts';
import { leave } from '../state/models.ts';
import { draw, drawQuest, gain, giveCrown, peek } from '../state/mutations.ts';
import {
  familiarOf,
  hasQuick,
  isAlone,
  isFoe,
  isInCell,
  isStanding,
  mageOf,
  modelOf,
  modelsInPlay,
  nextSlot,
  rowBetween,
} from '../state/queries.ts';
import { rework, unsettle } from '../state/rooms.ts';
import { type Evocation, HEALTH, type Mage, type Model, NONE, QUICK, ROSE, type Rose } from '../state/state.ts';
import { dropping, learning, mending, pushing, questing, recovering } from './asks.ts';
import { bereave, fester, heal, wound } from './damage.ts';
import { summoning } from './summon.ts';
import { banished } from './targets.ts';

/** What the words do, one by one; those with a question of their own put their procedure on top. */

export function resolve(s: Rose, d: DeedData, act: CompiledEffect): void {
  const { seat } = d;
  const mage = mageOf(s, seat);
  const target = modelOf(s, d.target);
  switch (act.do) {
    case 'damage':
      wound(s, target, act.amount, seat, d.source);
      break;
    case 'retaliate':
      if (d.target !== NONE) wound(s, target, act.amount, seat, d.source);
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
      healBy(s, mage, act.amount === 'all' ? HEALTH : act.amount, act.to);
      break;
    case 'unsettle':
      unsettle(s, d.room, act.amount, seat);
      break;
    case 'rework':
      rework(s, d.room, act.cubes, seat);
      break;
    case 'usurp':
      usurp(s, target as Mage, act.cubes, seat);
      break;
    case 'summon': {
      const kind = contentOf(s).kinds.findIndex(({ id }) => id === act.evocation);
      interrupt(s, summoning.with({ seat, kind, stirs: act.activate === true }));
      break;
    }
    case 'rouse':
    case 'turn':
      if (target === null || target.isMage || !isStanding(target)) break;
      tell.commands(s, seat, target);
      activate(s, target, seat);
      break;
    case 'banish':
      for (const evocation of act.all === true ? banished(s, seat, act.health, act.range) : [target as Evocation])
        banish(s, evocation, seat);
      break;
    case 'look':
      lookAround(s, seat, mage.room, act.range);
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
      if (target?.isMage === true) swap(s, mage, target);
      break;
    case 'push':
      if (act.of === 'target') push(s, target, seat);
      else
        for (const model of modelsInPlay(s)) if (model.room === mage.room && isFoe(model, seat)) push(s, model, seat);
      break;
    case 'drain': {
      const { owner, power } = target as Mage;
      const taken = Math.min(act.amount, power);
      gain(s, owner, -taken);
      gain(s, seat, taken);
      break;
    }
    case 'empower':
      empower(s, target as Evocation, act.heal, act.damage);
      break;
    case 'power':
      if (act.alone === true && !isAlone(s, mage)) break;
      gain(s, seat, act.amount);
      if (act.rose !== undefined) gain(s, ROSE, act.rose);
      break;
    case 'shield':
      mage.less += act.amount;
      tell.shielded(seat, act.amount);
      break;
    case 'recover':
      interrupt(s, recovering.with({ seat, left: act.cards }));
      break;
    case 'crown':
      giveCrown(s, seat);
      s.crownTaken = true;
      break;
    case 'learn':
      interrupt(s, learning.with({ seat, left: act.discard }));
  }
}
/** What follows once damage has been placed. */
export function after(s: Rose, d: DeedData, act: CompiledEffect): void {
  const target = modelOf(s, d.target);
  if (act.do === 'damage' && act.festers === true && target !== null && s.dealt > 0) fester(s, target);
}

/** Moves a Model one Room, wherever the seat wants; who has left the Lodge stays away. */
export function push(s: Rose, model: Model | null, by: Seat): void {
  if (model !== null && isStanding(model)) interrupt(s, pushing.with({ model: model.id, seat: by }));
}
function healBy(s: Rose, mage: Mage, amount: number, to: 'mage' | 'models' | 'pair'): void {
  if (to === 'models') {
    interrupt(s, mending.with({ seat: mage.owner, left: amount }));
    return;
  }
  heal(s, mage, amount);
  const familiar = to === 'pair' ? familiarOf(mage) : null;
  if (familiar !== null) heal(s, familiar, amount);
}
function empower(s: Rose, evocation: Evocation, points: number, damage: number): void {
  heal(s, evocation, points);
  evocation.stronger += damage;
  tell.stronger(s, evocation, damage);
}
function usurp(s: Rose, mage: Mage, amount: number, by: Seat): void {
  const done = convert(mage.sheet, amount, by);
  if (done > 0) tell.usurped(s, mage, done, by);
}
/** Back to the supply, and out of play through an opponent (BR-1.14). */
function banish(s: Rose, evocation: Evocation, by: Seat): void {
  tell.banished(s, evocation, by);
  leave(s, evocation);
  bereave(s, mageOf(s, evocation.owner), by);
}
/** Looks at the next prepared card of every other Mage in reach. */
export function lookAround(s: Rose, seat: Seat, from: number, range: number): void {
  for (const mage of s.mages) {
    if (mage.owner === seat || isInCell(mage) || rowBetween(s, from, mage.room) > range) continue;
    const slot = nextSlot(mage) !== NONE ? nextSlot(mage) : hasQuick(mage) ? QUICK : NONE;
    if (slot !== NONE) peek(s, seat, mage.owner, slot);
  }
}
function swap(s: Rose, mage: Mage, other: Mage): void {
  const [here, there] = [mage.room, other.room];
  if (here === there) return;
  enter(s, mage, there, mage.owner, true);
  enter(s, other, here, other.owner, true);
}
