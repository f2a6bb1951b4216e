import { choose, interrupt, type Offers, procedure, run, type Seat } from '../../../kernel/index.ts';
import { type GameAnswer, MOST_DAMAGE } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { tell } from '../state/events.ts';
import { afterDamage, areaFrame, controllerOf, type DamageSource } from '../state/frame-data.ts';
import { leave, toCell } from '../state/models.ts';
import { gain, majority, spring } from '../state/mutations.ts';
import {
  at,
  cubesOn,
  familiarOf,
  isGuarding,
  isInCell,
  isMage,
  isStanding,
  kindOf,
  leftOf,
  mageOf,
  num,
  ownerOf,
  waiting,
} from '../state/queries.ts';
import { advance } from '../state/quests.ts';
import { COLOUR_COUNT, FESTERS, HEALTH, MODELS, NONE, ROSE, type Rose, WAITS } from '../state/state.ts';
import { springOwn } from './traps.ts';

/** Damage, from what it does to whom down to the defeat of a Mage. */

export interface WoundData {
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
export function wound(s: Rose, model: number, amount: number, by: number, source: DamageSource): boolean {
  s.dealt = 0;
  if (amount <= 0 || num(s.kind, model) === NONE) return true;
  const seat = ownerOf(model);
  if (isSafe(s, model, source)) return true;
  if (!isMage(model)) {
    s.dealt = hurtEvocation(s, model, amount, by);
    return true;
  }
  const plain = num(s.waits, seat * WAITS) === NONE && num(s.less, seat) === 0 && num(s.ward, seat) === 0;
  if (plain && num(s.guard, seat) === 0) {
    s.dealt = place(s, seat, amount, 0, by, source);
    return true;
  }
  interrupt(s, wounding.with({ model, amount, by, source, aside: 0, dealt: 0 }));
  return false;
}

/** BR-2.9: a Mage that was defeated is in its Cell, where only events reach it. */
const isSafe = (s: Rose, model: number, source: DamageSource): boolean =>
  isMage(model) && source !== 'event' && isInCell(s, ownerOf(model));

/** What the Familiar must take and what it can take of a pair's damage (BR-1.10). */
function bounds(s: Rose, { model, amount }: WoundData): readonly [least: number, most: number] {
  const familiar = familiarOf(s, ownerOf(model));
  const most = Math.min(amount, leftOf(s, familiar));
  return [Math.min(most, Math.max(0, amount - leftOf(s, model))), most];
}
const isSplit = (s: Rose, w: WoundData): boolean => w.amount > 0 && num(s.guard, ownerOf(w.model)) === 1;

/** Damage as a procedure, for who must wait until it is placed. */
export const harming = procedure<Rose, Pick<WoundData, 'model' | 'amount' | 'by' | 'source'>>('harming', {
  Damage: run((s, { model, amount, by, source }) => void wound(s, model, amount, by, source)),
});

export const wounding = procedure<Rose, WoundData>('wounding', {
  'Unless it was defeated meanwhile': run((s, w) => {
    if (isSafe(s, w.model, w.source)) w.amount = 0;
  }),
  'Protections first': run((s, w) => {
    if (w.amount > 0) protect(s, w);
    // With the Familiar that stood in for it a Mage with a full sheet has fallen (BR-1.14).
    if (isSafe(s, w.model, w.source)) w.amount = 0;
  }),
  'Where there is only one way': run((s, w) => {
    if (isSplit(s, w)) w.aside = num(bounds(s, w), 0);
  }),
  'Its owner splits the damage of a pair': choose<Rose, WoundData, GameAnswer<'split'>>({
    ask: 'split',
    by: (s, w) => {
      if (!isSplit(s, w)) return null;
      const [least, most] = bounds(s, w);
      return least === most ? null : ownerOf(w.model);
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
      const familiar = familiarOf(s, ownerOf(w.model));
      return {
        amount: w.amount,
        mage: leftOf(s, w.model),
        familiar: leftOf(s, familiar),
        card: kindOf(s, familiar).id,
      };
    },
  }),
  'Cubes on the sheet': run((s, w) => {
    if (w.amount > 0) w.dealt = place(s, ownerOf(w.model), w.amount, w.aside, w.by, w.source);
  }),
  'What was done': run((s, w) => {
    s.dealt = w.dealt;
  }),
});

/** BR-2.5: what lessens damage to a Mage, oldest first; what waits goes off by itself. */
function protect(s: Rose, w: WoundData): void {
  const seat = ownerOf(w.model);
  if (waiting(s, seat)) tell.tested(seat);
  const spare = (by: number) => {
    const spared = Math.min(w.amount, by);
    w.amount -= spared;
    if (spared > 0) tell.spared(s, w.model, spared);
  };
  spare(num(s.ward, seat));
  // Said of the pair: there is none while the Familiar hunts.
  const isPair = num(s.guard, seat) === 1 || familiarOf(s, seat) === NONE;
  if (isPair && w.amount > 0 && num(s.less, seat) > 0) {
    spare(num(s.less, seat));
    s.less[seat] = 0;
  }
  for (let n = 0; n < WAITS && w.amount > 0; n++) {
    const face = num(s.waits, seat * WAITS + n);
    const gives = face === NONE ? null : at(contentOf(s).lists, face).gives;
    if (gives === null) continue;
    if (gives.is === 'cancel' && w.source !== 'strike' && w.source !== 'evocation') continue;
    const standIn = gives.is === 'divert' ? standInFor(s, seat) : NONE;
    if (gives.is === 'divert' && standIn === NONE) continue;
    spring(s, seat, n--);
    if (gives.is === 'ward') {
      if (gives.for === 'visit') s.ward[seat] = num(s.ward, seat) + gives.less;
      spare(gives.less);
    } else if (gives.is === 'cancel') spare(w.amount);
    else {
      w.amount -= hurtEvocation(s, standIn, Math.min(w.amount, gives.amount), w.by);
    }
  }
}
/** The own Evocation in the Room that can take most. */
function standInFor(s: Rose, seat: Seat): number {
  const mage = mageOf(seat);
  let best = NONE;
  for (let model = mage + 1; model < mage + MODELS; model++) {
    if (num(s.place, model) !== num(s.place, mage) || !isStanding(s, model)) continue;
    if (best === NONE || leftOf(s, model) > leftOf(s, best)) best = model;
  }
  return best;
}

/** Puts damage where it belongs: on the Mage, what it cannot take on a Familiar that is Hunting (BR-1.13). */
function place(s: Rose, seat: Seat, amount: number, aside: number, by: number, source: DamageSource): number {
  const mage = mageOf(seat);
  const familiar = familiarOf(s, seat);
  const own = Math.min(amount - aside, leftOf(s, mage));
  const rest = familiar === NONE ? 0 : num(s.guard, seat) === 1 ? aside : amount - own;
  if (own > 0) {
    const cubes = seat * COLOUR_COUNT + by;
    s.sheet[cubes] = num(s.sheet, cubes) + own;
    tell.hurt(s, mage, own, by, waiting(s, seat));
  }
  // BR-2.11
  if (familiar === NONE && by !== ROSE && s.options.overkill === true && amount > own)
    gain(s, by, Math.min(2, amount - own));
  const more = rest > 0 ? hurtEvocation(s, familiar, rest, by) : 0;
  // BR-1.8: what the Familiar takes in its Mage's place was done to the Mage, for quests as for effects.
  if (by !== ROSE && own + more > 0) countHit(s, by, seat, source);
  if (leftOf(s, mage) === 0 && familiarOf(s, seat) === NONE) defeat(s, seat, by);
  return own + more;
}
/** With two players there is one Mage to hurt, so hits count. */
function countHit(s: Rose, by: Seat, seat: Seat, source: DamageSource): void {
  const before = num(s.hits, by);
  s.hits[by] = s.seats === 2 ? before + 1 : before | (1 << seat);
  let mages = num(s.hits, by);
  if (s.seats > 2) mages = (mages & 1) + ((mages >> 1) & 1) + ((mages >> 2) & 1) + ((mages >> 3) & 1);
  advance(s, by, 'mages', mages);
  if (source === 'evocation' || source === 'ability') advance(s, by, 'evocation', NONE);
}

function hurtEvocation(s: Rose, model: number, amount: number, by: number): number {
  const taken = Math.min(amount, leftOf(s, model));
  if (taken <= 0) return 0;
  s.hurt[model] = num(s.hurt, model) + taken;
  tell.hurt(s, model, taken, by, waiting(s, ownerOf(model)));
  if (leftOf(s, model) === 0) fell(s, model, by);
  return taken;
}
/** An Evocation is defeated. */
function fell(s: Rose, model: number, by: number): void {
  tell.felled(s, model, by);
  const seat = ownerOf(model);
  const { hunting } = kindOf(s, model);
  const room = num(s.place, model);
  const bursts = hunting?.is === 'bursts' && !isGuarding(s, model) ? hunting.damage : 0;
  leave(s, model);
  if (bursts > 0) afterDamage(s, areaFrame({ room, amount: bursts, by: seat, source: 'ability' }));
  // Its owner's own Trap hits a Familiar only while an enemy has turned it: that enemy is the opponent here.
  bereave(s, seat, by === seat ? (controllerOf(s, model) ?? by) : by);
}
/** BR-1.14: a Mage with a full sheet falls with its Familiar. */
export function bereave(s: Rose, seat: Seat, by: number): void {
  if (cubesOn(s, seat) === HEALTH && familiarOf(s, seat) === NONE) defeat(s, seat, by);
}

const PRIZES = [4, 2, 1];
/** BR-2.9, BR-1.15: points by cubes on the sheet, the Trophy to the last hit, and back to the Cell. */
function defeat(s: Rose, seat: Seat, by: number): void {
  const mage = mageOf(seat);
  const room = num(s.place, mage);
  const from = seat * COLOUR_COUNT;
  const points = majority(s.sheet.slice(from, from + COLOUR_COUNT), PRIZES, s.seats > 2 ? 1 : 0);
  tell.defeated(s, mage, by);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) s.sheet[from + colour] = 0;
  s.marks[mage] = 0;
  s.less[seat] = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    if (num(points, colour) > 0) gain(s, colour, num(points, colour));
  s.trophies[by] = num(s.trophies, by) + 1;
  tell.trophy(by, num(s.trophies, by));
  toCell(s, seat);
  if (room >= 0) springOwn(s, seat, 'defeated', by === ROSE ? NONE : mageOf(by), room);
}

/** Takes damage off a Model: of a Mage's cubes those of whoever has most first. */
export function heal(s: Rose, model: number, amount: number): void {
  if ((num(s.marks, model) & FESTERS) !== 0) return;
  let healed = 0;
  if (isMage(model)) {
    const from = ownerOf(model) * COLOUR_COUNT;
    for (; healed < amount; healed++) {
      let most = 0;
      for (let colour = 1; colour < COLOUR_COUNT; colour++)
        if (num(s.sheet, from + colour) > num(s.sheet, from + most)) most = colour;
      if (num(s.sheet, from + most) === 0) break;
      s.sheet[from + most] = num(s.sheet, from + most) - 1;
    }
  } else {
    healed = Math.min(amount, num(s.hurt, model));
    s.hurt[model] = num(s.hurt, model) - healed;
  }
  if (healed > 0) tell.healed(s, model, healed);
}
/** A Model cannot heal for the rest of the round; a pair is one Model (BR-1.8). */
export function fester(s: Rose, model: number): void {
  if (num(s.kind, model) === NONE || (isMage(model) && isInCell(s, ownerOf(model)))) return;
  if (isMage(model) && num(s.guard, ownerOf(model)) === 1) fester(s, familiarOf(s, ownerOf(model)));
  if ((num(s.marks, model) & FESTERS) !== 0) return;
  s.marks[model] = num(s.marks, model) | FESTERS;
  tell.festers(s, model);
}
