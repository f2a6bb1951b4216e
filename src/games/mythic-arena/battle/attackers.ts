import { compose, type Offers, run, type Seat } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { tell } from '../state/events.ts';
import { eachPet, LINES_EACH, lineOf, other, refTo, standsOn } from '../state/queries.ts';
import { type Arena, type Battle, FRONT, type Pet } from '../state/state.ts';
import { isFlying, isNimble } from '../state/stats.ts';
import { offerReleasesOnce, release } from './holds.ts';

/** Battle, step 1: the Lead Player names Attackers. */

type Way = GameAnswer<'attack' | 'attackLine' | 'attackPet'>;
type AttackLine = Way | GameAnswer<'engage' | 'release'>;

/** How many ways to attack a Pet has: one line, several, or any Pet. */
function waysOf(s: Arena, pet: Pet): number {
  let ways = 0;
  offerWays(s, pet, () => {
    ways++;
  });
  return ways;
}
/** MA-8.20, MA-8.21, MA-16.15: from the Front; a Flyer names a line that is held, a nimble Pet the Blocker itself. */
function offerWays(s: Arena, pet: Pet, way: (answer: Way) => void): void {
  const { answers } = contentOf(s);
  const foe = other(pet.seat);
  const ref = refTo(pet);
  if (isNimble(s, pet))
    eachPet(s, (target) => {
      if (target.seat === foe) way(answers.attackPet.of(ref, refTo(target)));
    });
  else if (isFlying(s, pet)) {
    for (let line = 0; line < LINES_EACH; line++)
      if (lineOf(s, foe, line).length > 0) way(answers.attackLine.of(ref, line));
  } else way(answers.attack.of(ref));
}
/** MA-8.1: with a single Pet and a single way nobody is asked. */
const leavesChoice = (s: Arena, { seat }: Battle): boolean => {
  const front = lineOf(s, seat, FRONT);
  const pet = at(front, 0);
  return front.length > 1 || ((isFlying(s, pet) || isNimble(s, pet)) && waysOf(s, pet) > 1);
};

const isAttack = (line: AttackLine): line is Way => 'pet' in line && line.verb !== 'release';
const named = (soFar: readonly AttackLine[], ref: number): boolean =>
  soFar.some((line) => isAttack(line) && line.pet === ref);

function attackers(
  s: Arena,
  { seat }: Battle,
  _seat: Seat,
  offers: Offers<AttackLine>,
  soFar: readonly AttackLine[],
): void {
  const { answers } = contentOf(s);
  for (const pet of lineOf(s, seat, FRONT)) {
    if (!named(soFar, refTo(pet))) offerWays(s, pet, (answer) => offers.may(answer));
  }
  if (soFar.some(isAttack)) offers.may(answers.engage.of());
  else offers.bar(answers.engage.of(), 'MA-8.1', 'no-attacker');
  offerReleasesOnce(s, seat, offers, soFar);
  if (offers.why) barWays(s, seat, offers);
}
/** Why a Pet cannot attack, or not in this way. */
function barWays(s: Arena, seat: Seat, offers: Offers<AttackLine>): void {
  const { answers } = contentOf(s);
  eachPet(s, (pet) => {
    if (pet.seat !== seat) return;
    const ref = refTo(pet);
    if (standsOn(s, ref) !== FRONT) {
      offers.bar(answers.attack.of(ref), 'MA-8.1', 'not-on-front');
      return;
    }
    const nimble = isNimble(s, pet);
    const flyer = !nimble && isFlying(s, pet);
    if (nimble) offers.bar(answers.attack.of(ref), 'MA-8.21', 'name-target');
    else if (flyer) offers.bar(answers.attack.of(ref), 'MA-8.20', 'name-line');
    for (let line = 0; line < LINES_EACH; line++) {
      const answer = answers.attackLine.of(ref, line);
      if (nimble) offers.bar(answer, 'MA-8.21', 'name-target');
      else if (!flyer) offers.bar(answer, 'MA-8.20', 'flying-line');
      else if (lineOf(s, other(seat), line).length === 0) offers.bar(answer, 'MA-16.15', 'empty-line');
    }
    eachPet(s, (target) => {
      if (target.seat === seat || nimble) return;
      offers.bar(answers.attackPet.of(ref, refTo(target)), 'MA-8.21', 'nimble-target');
    });
  });
}
function isEnough(s: Arena, { seat }: Battle, _seat: Seat, soFar: readonly AttackLine[]): boolean {
  if (soFar[soFar.length - 1]?.verb === 'engage') return true;
  return soFar.filter(isAttack).length === lineOf(s, seat, FRONT).length;
}

function send(s: Arena, b: Battle, answer: Way): void {
  const chosen = 'target' in answer ? answer.target : NONE;
  const line = 'line' in answer ? answer.line : chosen === NONE ? FRONT : standsOn(s, chosen);
  b.attacks.push({ pet: answer.pet, line, chosen, blockers: [] });
  b.fighters.push(answer.pet);
  tell.attacks(s, answer.pet, line, chosen);
}

export const chooseAttackers = compose<Arena, Battle, AttackLine>({
  ask: 'attackers',
  by: (s, b) => (leavesChoice(s, b) ? b.seat : null),
  from: attackers,
  enough: isEnough,
  then: (s, b, lines) => {
    for (const line of lines) {
      if (isAttack(line)) send(s, b, line);
      else if (line.verb === 'release') release(s, line);
    }
  },
});
export const onlyAttacker = run<Arena, Battle>((s, b) => {
  if (b.attacks.length === 0) offerWays(s, at(lineOf(s, b.seat, FRONT), 0), (answer) => send(s, b, answer));
});
