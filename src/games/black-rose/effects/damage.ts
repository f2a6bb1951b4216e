import { choose, interrupt, type Offers, procedure, run, type Seat } from '../../../kernel/index.ts';
import { type GameAnswer, MOST_DAMAGE } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { sheetPoints } from '../state/cubes.ts';
import { tell } from '../state/events.ts';
import { afterDamage, areaFrame, controllerOf, type DamageSource } from '../state/frame-data.ts';
import { leave, toCell } from '../state/models.ts';
import { gain, spring } from '../state/mutations.ts';
import {
  at,
  contenderOf,
  cubesOn,
  evocationsOf,
  familiarOf,
  hasWaiting,
  isInCell,
  isPair,
  isStanding,
  kindOf,
  leftOf,
  mageOf,
  modelOf,
  num,
} from '../state/queries.ts';
import { advance } from '../state/quests.ts';
import {
  CELL,
  COLOUR_COUNT,
  type Evocation,
  HEALTH,
  type Mage,
  type Model,
  mageId,
  NONE,
  ROSE,
  type Rose,
} from '../state/state.ts';
import { springOwn } from './traps.ts';

/** Damage, from what it does to whom down to the defeat of a Mage. */

export interface WoundData {
  /** The Mage, by its number as a Model. */
  readonly model: number;
  amount: number;
  /** A seat, or the Rose. */
  readonly by: number;
  readonly source: DamageSource;
  /** How much of it the Familiar takes in its Mage's place. */
  aside: number;
  dealt: number;
}

/** Damage to a Model; true if it is done at once, as it needs nobody. What it did is `dealt` then. */
export function wound(s: Rose, model: Model | null, amount: number, by: number, source: DamageSource): boolean {
  s.dealt = 0;
  if (amount <= 0 || model === null) return true;
  if (!model.isMage) {
    s.dealt = hurtEvocation(s, model, amount, by);
    return true;
  }
  if (isSafe(model, source)) return true;
  if (!hasWaiting(model) && model.less === 0 && model.ward === 0 && !isPair(model)) {
    s.dealt = place(s, model, amount, 0, by, source);
    return true;
  }
  interrupt(s, wounding.with({ model: model.id, amount, by, source, aside: 0, dealt: 0 }));
  return false;
}

/** BR-2.9: a Mage that was defeated is in its Cell, where only events reach it. */
const isSafe = (mage: Mage, source: DamageSource): boolean => source !== 'event' && isInCell(mage);
const woundedMage = (s: Rose, { model }: WoundData): Mage => modelOf(s, model) as Mage;
/** The Familiar that takes part of a pair's damage, or null. */
const guardOf = (mage: Mage): Evocation | null => (isPair(mage) ? familiarOf(mage) : null);

/** What the Familiar must take and what it can take of a pair's damage (BR-1.10). */
function bounds(s: Rose, w: WoundData): readonly [least: number, most: number] {
  const mage = woundedMage(s, w);
  const most = Math.min(w.amount, leftOf(s, guardOf(mage) as Evocation));
  return [Math.min(most, Math.max(0, w.amount - leftOf(s, mage))), most];
}
const isSplit = (s: Rose, w: WoundData): boolean => w.amount > 0 && isPair(woundedMage(s, w));

/** Damage as a procedure, for who must wait until it is placed. */
export const harming = procedure<Rose, Pick<WoundData, 'model' | 'amount' | 'by' | 'source'>>('harming', {
  Damage: run((s, { model, amount, by, source }) => void wound(s, modelOf(s, model), amount, by, source)),
});

export const wounding = procedure<Rose, WoundData>('wounding', {
  'Unless it was defeated meanwhile': run((s, w) => {
    if (isSafe(woundedMage(s, w), w.source)) w.amount = 0;
  }),
  'Protections first': run((s, w) => {
    if (w.amount > 0) protect(s, w);
    // With the Familiar that stood in for it a Mage with a full sheet has fallen (BR-1.14).
    if (isSafe(woundedMage(s, w), w.source)) w.amount = 0;
  }),
  'Where there is only one way': run((s, w) => {
    if (isSplit(s, w)) w.aside = num(bounds(s, w), 0);
  }),
  'Its owner splits the damage of a pair': choose<Rose, WoundData, GameAnswer<'split'>>({
    ask: 'split',
    by: (s, w) => {
      if (!isSplit(s, w)) return null;
      const [least, most] = bounds(s, w);
      return least === most ? null : woundedMage(s, w).owner;
    },
    from: (s, w, _seat, offers: Offers<GameAnswer<'split'>>) => {
      const { answers } = contentOf(s);
      const [least, most] = bounds(s, w);
      for (let n = 0; n <= Math.min(w.amount, MOST_DAMAGE); n++) {
        if (n < least) offers.bar(answers.split.of(n), 'BR-1.10', 'mage-full', { least });
        else if (n > most) offers.bar(answers.split.of(n), 'BR-1.10', 'familiar-full', { most });
        else offers.may(answers.split.of(n));
      }
    },
    then: (_s, w, { points }) => {
      w.aside = points;
    },
    with: (s, w) => {
      const mage = woundedMage(s, w);
      const familiar = familiarOf(mage) as Evocation;
      return {
        amount: w.amount,
        mage: leftOf(s, mage),
        familiar: leftOf(s, familiar),
        card: kindOf(s, familiar).id,
      };
    },
  }),
  'Cubes on the sheet': run((s, w) => {
    if (w.amount > 0) w.dealt = place(s, woundedMage(s, w), w.amount, w.aside, w.by, w.source);
  }),
  'What was done': run((s, w) => {
    s.dealt = w.dealt;
  }),
});

/** BR-2.5: what lessens damage to a Mage, oldest first; what waits goes off by itself. */
function protect(s: Rose, w: WoundData): void {
  const mage = woundedMage(s, w);
  if (hasWaiting(mage)) tell.tested(mage.owner);
  const spare = (by: number) => {
    const spared = Math.min(w.amount, by);
    w.amount -= spared;
    if (spared > 0) tell.spared(s, mage, spared);
  };
  spare(mage.ward);
  // Said of the pair: there is none while the Familiar hunts.
  const isWhole = isPair(mage) || familiarOf(mage) === null;
  if (isWhole && w.amount > 0 && mage.less > 0) {
    spare(mage.less);
    mage.less = 0;
  }
  for (let n = 0; n < mage.waits.length && w.amount > 0; n++) {
    const { gives } = at(contentOf(s).lists, at(mage.waits, n).face);
    if (gives === null) continue;
    if (gives.is === 'cancel' && w.source !== 'strike' && w.source !== 'evocation') continue;
    const standIn = gives.is === 'divert' ? standInFor(s, mage) : null;
    if (gives.is === 'divert' && standIn === null) continue;
    spring(s, mage.owner, n--);
    if (gives.is === 'ward') {
      if (gives.for === 'visit') mage.ward += gives.less;
      spare(gives.less);
    } else if (gives.is === 'cancel') spare(w.amount);
    else w.amount -= hurtEvocation(s, standIn as Evocation, Math.min(w.amount, gives.amount), w.by);
  }
}
/** The own Evocation in the Room that can take most. */
function standInFor(s: Rose, mage: Mage): Evocation | null {
  let best: Evocation | null = null;
  for (const evocation of evocationsOf(mage)) {
    if (evocation.room !== mage.room || !isStanding(evocation)) continue;
    if (best === null || leftOf(s, evocation) > leftOf(s, best)) best = evocation;
  }
  return best;
}

/** Puts damage where it belongs: on the Mage, what it cannot take on a Familiar that is Hunting (BR-1.13). */
function place(s: Rose, mage: Mage, amount: number, aside: number, by: number, source: DamageSource): number {
  const familiar = familiarOf(mage);
  const own = Math.min(amount - aside, leftOf(s, mage));
  const rest = familiar === null ? 0 : familiar.guards ? aside : amount - own;
  if (own > 0) {
    mage.sheet[by] = num(mage.sheet, by) + own;
    tell.hurt(s, mage, own, by, hasWaiting(mage));
  }
  // BR-2.11
  if (familiar === null && by !== ROSE && s.options.overkill === true && amount > own)
    gain(s, by, Math.min(2, amount - own));
  const more = familiar !== null && rest > 0 ? hurtEvocation(s, familiar, rest, by) : 0;
  // BR-1.8: what the Familiar takes in its Mage's place was done to the Mage, for quests as for effects.
  if (by !== ROSE && own + more > 0) countHit(s, by, mage.owner, source);
  bereave(s, mage, by);
  return own + more;
}
/** With two players there is one Mage to hurt, so hits count. */
function countHit(s: Rose, by: Seat, seat: Seat, source: DamageSource): void {
  const mage = mageOf(s, by);
  mage.hits = s.seats === 2 ? mage.hits + 1 : mage.hits | (1 << seat);
  let mages = mage.hits;
  if (s.seats > 2) mages = (mages & 1) + ((mages >> 1) & 1) + ((mages >> 2) & 1) + ((mages >> 3) & 1);
  advance(s, by, 'mages', mages);
  if (source === 'evocation' || source === 'ability') advance(s, by, 'evocation', NONE);
}

function hurtEvocation(s: Rose, evocation: Evocation, amount: number, by: number): number {
  const taken = Math.min(amount, leftOf(s, evocation));
  if (taken <= 0) return 0;
  evocation.hurt += taken;
  tell.hurt(s, evocation, taken, by, hasWaiting(mageOf(s, evocation.owner)));
  if (leftOf(s, evocation) === 0) fell(s, evocation, by);
  return taken;
}
/** An Evocation is defeated. */
function fell(s: Rose, evocation: Evocation, by: number): void {
  tell.felled(s, evocation, by);
  const { id, owner, room } = evocation;
  const { hunting } = kindOf(s, evocation);
  const bursts = hunting?.is === 'bursts' && !evocation.guards ? hunting.damage : 0;
  leave(s, evocation);
  if (bursts > 0) afterDamage(s, areaFrame({ room, amount: bursts, by: owner, source: 'ability' }));
  // Its owner's own Trap hits a Familiar only while an enemy has turned it: that enemy is the opponent here.
  bereave(s, mageOf(s, owner), by === owner ? (controllerOf(s, id) ?? by) : by);
}
/** BR-1.14: a Mage with a full sheet falls with its Familiar. */
export function bereave(s: Rose, mage: Mage, by: number): void {
  if (cubesOn(mage) === HEALTH && familiarOf(mage) === null) defeat(s, mage, by);
}

/** BR-2.9, BR-1.15: points by cubes on the sheet, the Trophy to the last hit, and back to the Cell. */
function defeat(s: Rose, mage: Mage, by: number): void {
  const { room } = mage;
  const points = sheetPoints(mage.sheet, s.seats);
  tell.defeated(s, mage, by);
  mage.sheet.fill(0);
  mage.festers = false;
  mage.less = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    if (num(points, colour) > 0) gain(s, colour, num(points, colour));
  const victor = contenderOf(s, by);
  victor.trophies++;
  tell.trophy(by, victor.trophies);
  toCell(mage);
  if (room !== CELL) springOwn(s, mage, 'defeated', by === ROSE ? NONE : mageId(by), room);
}

/** Takes damage off a Model: of a Mage's cubes those of whoever has most first. */
export function heal(s: Rose, model: Model, amount: number): void {
  if (model.festers) return;
  let healed = 0;
  if (model.isMage) {
    const { sheet } = model;
    for (; healed < amount; healed++) {
      let most = 0;
      for (let colour = 1; colour < COLOUR_COUNT; colour++) if (num(sheet, colour) > num(sheet, most)) most = colour;
      if (num(sheet, most) === 0) break;
      sheet[most] = num(sheet, most) - 1;
    }
  } else {
    healed = Math.min(amount, model.hurt);
    model.hurt -= healed;
  }
  if (healed > 0) tell.healed(s, model, healed);
}
/** A Model cannot heal for the rest of the round; a pair is one Model (BR-1.8). */
export function fester(s: Rose, model: Model): void {
  if (model.isMage && isInCell(model)) return;
  const familiar = model.isMage ? guardOf(model) : null;
  if (familiar !== null) fester(s, familiar);
  if (model.festers) return;
  model.festers = true;
  tell.festers(s, model);
}
