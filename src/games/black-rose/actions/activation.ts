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
import { contentOf } from '../content/content.ts';
import { fester, heal, wound } from '../effects/damage.ts';
import { lookAround, push } from '../effects/resolve.ts';
import { attackBar } from '../effects/targets.ts';
import { tell } from '../state/events.ts';
import { type Activation, areaFrame } from '../state/frame-data.ts';
import { lodgeOf, wayTo } from '../state/lodge.ts';
import { settleModes } from '../state/models.ts';
import {
  cubesOn,
  damageOf,
  hasFoes,
  isStanding,
  kindOf,
  modelIds,
  modelNamed,
  modelOf,
  nameOf,
  refOf,
  roomAt,
  roomWithCard,
  stepsFrom,
} from '../state/queries.ts';
import { unsettle } from '../state/rooms.ts';
import { type Evocation, type Model, NONE, type Rose } from '../state/state.ts';
import { enter } from './movement.ts';
import { barFarRooms } from './walk.ts';

/** Chapter: Evocations. A move and one attack on one Model in the Room, in either order (BR-2.8). */

/** The Evocation at work, as long as it is in play. */
const workerOf = (s: Rose, a: Activation): Evocation => modelOf(s, a.model) as Evocation;

/** What an attack of a Familiar or an Evocation does to a Model. */
function attackOn(s: Rose, a: Activation, target: Model): number {
  const worker = workerOf(s, a);
  const { hunting } = kindOf(s, worker);
  let damage = damageOf(s, worker);
  if (hunting?.is === 'savages' && target.isMage && cubesOn(target) >= hunting.cubes) damage += hunting.more;
  if (hunting?.is === 'charges' && a.straight >= hunting.steps) damage += hunting.more;
  return damage;
}
const canStep = (a: Activation): boolean => a.left > 0;
function canAttack(s: Rose, a: Activation): boolean {
  for (let id = 0; a.attacks > 0 && id < modelIds(s); id++) {
    const model = modelOf(s, id);
    if (model !== null && attackerBar(s, a, model) === null) return true;
  }
  return false;
}
/** Why this Evocation cannot attack a Model now, or null. */
function attackerBar(s: Rose, a: Activation, model: Model): BarReason | null {
  if (a.attacks === 0) return ATTACKED;
  if (model.id === a.model) return ITSELF;
  return attackBar(a.by, workerOf(s, a).room, model) ?? (model.id === a.target ? ANOTHER : null);
}
const ATTACKED: BarReason = ['BR-2.8', 'attacked'];
const ITSELF: BarReason = ['BR-2.8', 'itself'];
const ANOTHER: BarReason = ['BR-2.8', 'another-one'];

type ActivationAnswer = GameAnswer<'go' | 'attack' | 'scorch' | 'stop'>;
function deeds(s: Rose, a: Activation, _seat: Seat, offers: Offers<ActivationAnswer>): void {
  const { answers } = contentOf(s);
  offers.may(answers.stop.of());
  offerWays(s, a, offers);
  const worker = workerOf(s, a);
  const { hunting } = kindOf(s, worker);
  for (let id = 0; id < modelIds(s); id++) {
    const model = modelOf(s, id);
    if (model === null) continue;
    const bar = attackerBar(s, a, model);
    if (bar === null) offers.may(answers.attack.of(refOf(s, model)));
    else if (offers.why) offers.bar(answers.attack.of(refOf(s, model)), bar[0], bar[1]);
  }
  if (a.attacks > 0 && hunting?.is === 'scorches' && a.target === NONE && hasFoes(s, worker.room, a.by))
    offers.may(answers.scorch.of());
}
function offerWays(s: Rose, a: Activation, offers: Offers<ActivationAnswer>): void {
  const { answers } = contentOf(s);
  const worker = workerOf(s, a);
  const near = canStep(a) ? stepsFrom(s, worker) : [];
  for (const room of near) offers.may(answers.go.of(roomAt(s, room).card));
  if (canStep(a)) barFarRooms(s, near, worker.room, 'BR-2.8', answers.go, offers);
  else if (offers.why) for (const { card } of s.rooms) offers.bar(answers.go.of(card), 'BR-2.8', 'no-steps');
}
function act(s: Rose, a: Activation, answer: ActivationAnswer): void {
  const worker = workerOf(s, a);
  const { hunting } = kindOf(s, worker);
  if ('room' in answer) {
    const room = roomWithCard(s, answer.room);
    const way = wayTo(lodgeOf(s), worker.room, room);
    // The step out of a Cell goes in no direction.
    a.straight = way === NONE ? 0 : way === a.way ? a.straight + 1 : 1;
    a.way = way;
    a.left--;
    a.moved++;
    // The move is one, before or after the attack.
    if (a.target !== NONE) a.attacks = 0;
    enter(s, worker, room, a.by, false);
  } else if ('model' in answer) {
    const target = modelNamed(s, answer.model);
    tell.attacks(s, worker, target);
    a.attacks--;
    if (a.moved > 0) a.left = 0;
    const damage = attackOn(s, a, target);
    a.target = target.id;
    const done = wound(s, target, damage, a.by, 'evocation');
    if (hunting !== null) interrupt(s, mauling.with({ dealt: done ? s.dealt : NONE }));
  } else if (answer.verb === 'scorch') {
    tell.scorches(s, worker);
    a.attacks = 0;
    if (a.moved > 0) a.left = 0;
    a.target = a.model;
    if (hunting?.is !== 'scorches') return;
    const { room } = worker;
    interrupt(s, areaFrame({ room, but: a.model, amount: hunting.damage, by: a.by, source: 'evocation' }));
  } else a.over = true;
}

/** What its attack does beside damage. Whoever was hurt may be gone, and so may the attacker. */
function aftermath(s: Rose, a: Activation, dealt: number): void {
  const worker = modelOf(s, a.model) as Evocation | null;
  if (dealt === 0 || worker === null) return;
  const target = modelOf(s, a.target);
  const { hunting } = kindOf(s, worker);
  switch (hunting?.is) {
    case 'devours':
      if (target === null) heal(s, worker, hunting.heal);
      break;
    case 'undermines':
      if (target?.isMage === true) unsettle(s, worker.room, hunting.cubes, a.by);
      break;
    case 'carries':
      push(s, target, a.by);
      break;
    case 'envenoms':
      if (target !== null) fester(s, target);
  }
}
/** Played once the damage of an attack has been placed: how much is known by then, if not before. */
export const mauling = procedure<Rose, { readonly dealt: number }>('mauling', {
  'After its attack': run((s, { dealt }) => {
    aftermath(s, activation.in(s) as Activation, dealt === NONE ? s.dealt : dealt);
  }),
});

/** The Evocation if it can be at work: in the Lodge, or as a Familiar that was sent from the Cell and is still in it (BR-1.12). */
function ableWorker(s: Rose, a: Activation): Evocation | null {
  const worker = modelOf(s, a.model) as Evocation | null;
  return worker === null || worker.guards ? null : worker;
}
const isOver = (s: Rose, a: Activation): boolean =>
  a.over || ableWorker(s, a) === null || (!canStep(a) && !canAttack(s, a));
export const activation = procedure<Rose, Activation>('activation', {
  'It stirs': run((s, a) => {
    const worker = ableWorker(s, a);
    if (worker === null) return END;
    const { move, hunting } = kindOf(s, worker);
    a.left = move;
    if (hunting?.is === 'regrows') heal(s, worker, hunting.heal);
    if (hunting?.is === 'heads') a.attacks = hunting.attacks;
  }),
  'Move and attack': window<Rose, Activation, ActivationAnswer>({
    ask: 'evocation',
    by: (s, a) => (isOver(s, a) ? null : a.by),
    from: deeds,
    then: act,
    with: (s, a) => ({ model: nameOf(s, workerOf(s, a)), left: canStep(a) ? a.left : 0 }),
  }),
  'It rests': run((s, a) => {
    const worker = ableWorker(s, a);
    if (worker !== null && isStanding(worker) && kindOf(s, worker).hunting?.is === 'spies')
      lookAround(s, a.by, worker.room, 0);
  }),
  // BR-1.6: a Familiar that ends its activation beside its Mage is in Guard mode again.
  'Guard mode': run(settleModes),
});
