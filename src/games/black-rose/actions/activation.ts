import {
  type BarReason,
  END,
  interrupt,
  type Offers,
  procedure,
  run,
  type Seat,
  window,
} from '../../../kernel/index.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, modelOf } from '../content/content.ts';
import { fester, heal, wound } from '../effects/damage.ts';
import { lookAround, push } from '../effects/resolve.ts';
import { attackBar } from '../effects/targets.ts';
import { tell } from '../state/events.ts';
import { type Activation, areaFrame } from '../state/frame-data.ts';
import { lodgeOf, wayTo } from '../state/lodge.ts';
import { settleModes } from '../state/models.ts';
import {
  at,
  cubesOn,
  damageOf,
  hasFoes,
  isMage,
  isStanding,
  kindOf,
  mayWork,
  num,
  ownerOf,
  refOf,
  stepsFrom,
} from '../state/queries.ts';
import { unsettle } from '../state/rooms.ts';
import { NONE, type Rose } from '../state/state.ts';
import { enter } from './movement.ts';

import { barFarRooms } from './walk.ts';

/** Chapter: Evocations. A move and one attack on one Model in the Room, in either order (BR-2.8). */

/** What an attack of a Familiar or an Evocation does to a Model. */
function attackOn(s: Rose, { model, straight }: Activation, target: number): number {
  const { hunting } = kindOf(s, model);
  let damage = damageOf(s, model);
  if (hunting?.is === 'savages' && isMage(target) && cubesOn(s, ownerOf(target)) >= hunting.cubes)
    damage += hunting.more;
  if (hunting?.is === 'charges' && straight >= hunting.steps) damage += hunting.more;
  return damage;
}
const canStep = (a: Activation): boolean => a.left > 0;
const canAttack = (s: Rose, a: Activation): boolean => a.attacks > 0 && hasTarget(s, a);
function hasTarget(s: Rose, a: Activation): boolean {
  for (let model = 0; model < s.kind.length; model++) if (mayAttack(s, a, model)) return true;
  return false;
}
const mayAttack = (s: Rose, a: Activation, model: number): boolean =>
  num(s.kind, model) !== NONE && barOf(s, a, model) === null;
/** Why this Evocation cannot attack a Model now, or null. */
function barOf(s: Rose, a: Activation, model: number): BarReason | null {
  if (a.attacks === 0) return ATTACKED;
  if (model === a.model) return ITSELF;
  return attackBar(s, a.by, num(s.place, a.model), model) ?? (model === a.target ? ANOTHER : null);
}
const ATTACKED: BarReason = ['BR-2.8', 'attacked'];
const ITSELF: BarReason = ['BR-2.8', 'itself'];
const ANOTHER: BarReason = ['BR-2.8', 'another-one'];

type ActivationAnswer = GameAnswer<'go' | 'attack' | 'scorch' | 'stop'>;
function deeds(s: Rose, a: Activation, _seat: Seat, offers: Offers<ActivationAnswer>): void {
  const { answers } = contentOf(s);
  offers.may(answers.stop.of());
  offerWays(s, a, offers);
  const { hunting } = kindOf(s, a.model);
  for (let model = 0; model < s.kind.length; model++) {
    if (num(s.kind, model) === NONE) continue;
    const bar = barOf(s, a, model);
    if (bar === null) offers.may(answers.attack.of(refOf(s, model)));
    else if (offers.why) offers.bar(answers.attack.of(refOf(s, model)), bar[0], bar[1]);
  }
  if (a.attacks > 0 && hunting?.is === 'scorches' && a.target === NONE && hasFoes(s, num(s.place, a.model), a.by))
    offers.may(answers.scorch.of());
}
function offerWays(s: Rose, a: Activation, offers: Offers<ActivationAnswer>): void {
  const { answers } = contentOf(s);
  const here = num(s.place, a.model);
  const near = canStep(a) ? stepsFrom(s, a.model) : [];
  for (const place of near) offers.may(answers.go.of(num(s.rooms, place)));
  if (canStep(a)) barFarRooms(s, near, here, 'BR-2.8', answers.go, offers as never);
  else if (offers.why) for (const room of s.rooms) offers.bar(answers.go.of(room), 'BR-2.8', 'no-steps');
}
function act(s: Rose, a: Activation, answer: ActivationAnswer): void {
  if ('room' in answer) {
    const place = num(s.where, answer.room);
    const way = wayTo(lodgeOf(s), num(s.place, a.model), place);
    // The step out of a Cell goes in no direction.
    a.straight = way === NONE ? 0 : way === a.way ? a.straight + 1 : 1;
    a.way = way;
    a.left--;
    a.moved++;
    // The move is one, before or after the attack.
    if (a.target !== NONE) a.attacks = 0;
    enter(s, a.model, place, a.by, false);
  } else if ('model' in answer) {
    const target = modelOf(contentOf(s), answer.model);
    tell.attacks(s, a.model, target);
    a.attacks--;
    if (a.moved > 0) a.left = 0;
    const damage = attackOn(s, a, target);
    const special = kindOf(s, a.model).hunting !== null;
    a.target = target;
    const done = wound(s, target, damage, a.by, 'evocation');
    if (special) interrupt(s, mauling.with({ dealt: done ? s.dealt : NONE }));
  } else if (answer.verb === 'scorch') {
    const { hunting } = kindOf(s, a.model);
    tell.scorches(s, a.model);
    a.attacks = 0;
    if (a.moved > 0) a.left = 0;
    a.target = a.model;
    if (hunting?.is !== 'scorches') return;
    const room = num(s.place, a.model);
    interrupt(s, areaFrame({ room, but: a.model, amount: hunting.damage, by: a.by, source: 'evocation' }));
  } else a.over = true;
}

/** What its attack does beside damage. Whoever was hurt may be gone, and so may the attacker. */
function aftermath(s: Rose, a: Activation, dealt: number): void {
  if (dealt === 0 || num(s.kind, a.model) === NONE) return;
  const { target } = a;
  const { hunting } = kindOf(s, a.model);
  switch (hunting?.is) {
    case 'devours':
      if (num(s.kind, target) === NONE) heal(s, a.model, hunting.heal);
      break;
    case 'undermines':
      if (isMage(target)) unsettle(s, num(s.place, a.model), hunting.cubes, a.by);
      break;
    case 'carries':
      push(s, target, a.by);
      break;
    case 'envenoms':
      fester(s, target);
  }
}
/** Played once the damage of an attack has been placed: how much is known by then, if not before. */
export const mauling = procedure<Rose, { readonly dealt: number }>('mauling', {
  'After its attack': run((s, { dealt }) => {
    aftermath(s, activation.in(s) as Activation, dealt === NONE ? s.dealt : dealt);
  }),
});

const isOver = (s: Rose, a: Activation): boolean => a.over || !mayWork(s, a.model) || (!canStep(a) && !canAttack(s, a));
export const activation = procedure<Rose, Activation>('activation', {
  'It stirs': run((s, a) => {
    if (!mayWork(s, a.model)) return END;
    const { move, hunting } = kindOf(s, a.model);
    a.left = move;
    if (hunting?.is === 'regrows') heal(s, a.model, hunting.heal);
    if (hunting?.is === 'heads') a.attacks = hunting.attacks;
  }),
  'Move and attack': window<Rose, Activation, ActivationAnswer>({
    ask: 'evocation',
    by: (s, a) => (isOver(s, a) ? null : a.by),
    from: deeds,
    then: act,
    with: (s, a) => ({ model: at(contentOf(s).refs, refOf(s, a.model)), left: canStep(a) ? a.left : 0 }),
  }),
  'It rests': run((s, a) => {
    if (isStanding(s, a.model) && kindOf(s, a.model).hunting?.is === 'spies')
      lookAround(s, a.by, num(s.place, a.model), 0);
  }),
  // BR-1.6: a Familiar that ends its activation beside its Mage is in Guard mode again.
  'Guard mode': run(settleModes),
});
