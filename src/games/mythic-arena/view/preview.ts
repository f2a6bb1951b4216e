import type { Seat } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { DEALS, listed, noStatus } from '../content/abilities.ts';
import { type Content, type Deed, refOf } from '../content/content.ts';
import { type Effect, LINES, TYPES } from '../content/vocabulary.ts';
import { boost, grow, heal, hurt, shield, silence } from '../effects/damage.ts';
import { adjacentTo, whom } from '../effects/whom.ts';
import { moveTo, spendElyth, swapPlaces, takeElyth } from '../state/mutations.ts';
import { eachPet, lineOf, petNamed, petOf, refTo } from '../state/queries.ts';
import { type Arena, copy, type Pet, REAR } from '../state/state.ts';
import { givenReflexes, isDowned, kindsOf, left, ownReflexes } from '../state/stats.ts';
import { endTimes, RECOVERY, resolveAll } from '../turn/residual.ts';
import { worldOf } from './chances.ts';
import type { ArenaTable } from './secrets.ts';

/** What an action would do to the Pets in the Arena, tried out on a copy of what a viewer sees. */

export interface HealthChange {
  /** By its name in answers. */
  readonly pet: string;
  readonly from: number;
  readonly to: number;
}
export interface ActionPreview {
  readonly changes: readonly HealthChange[];
  /** Who would be Downed. */
  readonly downed: readonly string[];
  /** How many cards are drawn, all in all. */
  readonly drawn: number;
  /** Whether nothing else can come of it: nobody is asked, no trigger is set off, nobody is Downed. */
  readonly certain: boolean;
}

/** Compares the Health that all Pets have left. */
function compared(c: Content, before: Arena, after: Arena, certain: boolean, drawn = 0): ActionPreview {
  const changes: HealthChange[] = [];
  const downed: string[] = [];
  eachPet(before, (pet) => {
    const then = petOf(after, refTo(pet));
    if (then === null) return;
    const [from, to] = [left(before, pet), Math.max(0, left(after, then))];
    const ref = at(c.refs, refTo(pet));
    if (from !== to) changes.push({ pet: ref, from, to });
    if (isDowned(after, then)) downed.push(ref);
  });
  return { changes, downed, drawn, certain: certain && downed.length === 0 };
}
/** Tries a change that asks nobody anything. */
function tried(c: Content, table: ArenaTable, change: (s: Arena, pet: (ref: string) => Pet) => void): ActionPreview {
  const before = worldOf(c, table);
  const after = copy(before);
  change(after, (ref) => petNamed(after, c.refs.indexOf(ref)));
  return compared(c, before, after, true);
}

export const previewAttach = (c: Content, table: ArenaTable, seat: Seat, card: string, ref: string): ActionPreview =>
  tried(c, table, (_s, pet) => {
    pet(ref).elyth = refOf(c.cards.indexOf(card), seat);
  });
export const previewSwap = (c: Content, table: ArenaTable, a: string, b: string): ActionPreview =>
  tried(c, table, (s, pet) => swapPlaces(s, pet(a), pet(b)));
export const previewMove = (c: Content, table: ArenaTable, ref: string, line: string): ActionPreview =>
  tried(c, table, (s, pet) => moveTo(s, pet(ref), (LINES as readonly string[]).indexOf(line)));

/** Whom an effect acts on in a trial, and what it does there; false where only the game itself can tell. */
function applied(s: Arena, effect: Effect, pet: Pet): boolean {
  switch (effect.do) {
    case 'damage':
      hurt(s, pet, effect.amount, TYPES.indexOf(effect.type));
      return true;
    case 'heal':
      heal(s, pet, effect.amount);
      return true;
    case 'boost':
      boost(s, pet, listed(effect.grants));
      return true;
    case 'grow':
      grow(s, pet, listed(effect.grants));
      return true;
    case 'shield':
      shield(s, pet, effect.damage, effect.statuses);
      return true;
    case 'silence':
      silence(s, pet);
      return true;
    case 'spendElyth':
      spendElyth(s, pet);
      return true;
    case 'cure':
      if (effect.what === 'one' && kindsOf(s, pet) > 1) return false;
      cured(s, pet);
      return true;
    default:
      return false;
  }
}
/** Rid of every status, holds included. */
function cured(s: Arena, pet: Pet): void {
  pet.status = noStatus();
  eachPet(s, (giver) => {
    if (giver.holds !== refTo(pet)) return;
    giver.holds = NONE;
    giver.grip = NONE;
  });
}
const hasDealt = (s: Arena, self: Pet | null): boolean =>
  self !== null && ownReflexes(s, self, DEALS).length + givenReflexes(s, self, DEALS).length > 0;

/** One effect on one Pet that is chosen for it. */
export function previewChosen(c: Content, table: ArenaTable, effect: Effect, ref: string): ActionPreview {
  return tried(c, table, (s, pet) => {
    applied(s, effect, pet(ref));
  });
}

/** What a power, a Rune or an Item does, up to the first effect that asks somebody. */
export function previewDeed(
  c: Content,
  table: ArenaTable,
  deed: Deed,
  seat: Seat,
  self: string | null,
  target: string | null,
): ActionPreview {
  const before = worldOf(c, table);
  const s = copy(before);
  const [acting, aimed] = [self, target].map((ref) => (ref === null ? null : petOf(s, c.refs.indexOf(ref)))) as [
    Pet | null,
    Pet | null,
  ];
  const draws = deed.do.reduce((sum, effect) => sum + (effect.do === 'draw' ? effect.cards : 0), 0);
  const drawn = Math.min(draws, at(table.players, seat).pile.count);
  let certain = true;
  for (const effect of deed.do) {
    if (effect.do === 'draw' || effect.do === 'discard') continue;
    if (effect.do === 'takeElyth') {
      if (acting !== null && aimed !== null) takeElyth(s, aimed, acting);
      continue;
    }
    const chosen = 'pets' in effect && effect.pets !== undefined && aimed !== null;
    if (!('to' in effect) || (chosen && adjacentTo(s, aimed, acting).length > 0)) certain = false;
    else
      whom(s, effect.to, seat, acting, aimed, (pet) => {
        certain = applied(s, effect, pet) && certain;
      });
    if (effect.do === 'damage' && hasDealt(s, acting)) certain = false;
    if (!certain) break;
  }
  return compared(c, before, s, certain, drawn);
}

/** What the end of this player's turn does to all Pets (MA-10). */
export function previewCleanup(c: Content, table: ArenaTable, seat: Seat): ActionPreview {
  const before = worldOf(c, table);
  const s = copy(before);
  let certain = table.players.every(({ stasis }) => stasis.length === 0);
  for (let owner = 0; owner < s.seats; owner++) {
    for (const pet of lineOf(s, owner, REAR)) {
      heal(s, pet, RECOVERY);
      const kinds = kindsOf(s, pet);
      if (kinds === 1) cured(s, pet);
      else if (kinds > 1) certain = false;
    }
  }
  resolveAll(s);
  endTimes(s);
  const ended = compared(c, before, s, certain);
  // Health may hang on whose turn it is.
  s.lead = 1 - seat;
  const next = compared(c, before, s, certain);
  return { ...next, downed: [...new Set([...ended.downed, ...next.downed])], certain: ended.certain && next.certain };
}
