import { compose, type Offers, run, type Seat } from '../../../kernel/index.ts';
import type { Say } from '../answers.ts';
import { contentOf } from '../content.ts';
import { tell } from '../events.ts';
import { at, eachPet, LINES_EACH, lineOf, other, refTo, standsOn } from '../readings.ts';
import { type Arena, type Battle, FRONT, NONE, type Pet } from '../state.ts';
import { flies, isNimble } from '../stats.ts';

/** Battle, step 1: the Lead Player names Attackers. */

type Line = Say<'attack' | 'attackLine' | 'attackPet' | 'engage'>;

/** How many ways to attack a Pet has: one line, several, or any Pet. */
function waysOf(s: Arena, pet: Pet): number {
  let ways = 0;
  offerWays(s, pet, () => {
    ways++;
  });
  return ways;
}
/** MA-8.20, MA-8.21, MA-16.15: from the Front; a Flyer names a line that is held, a nimble Pet the Blocker itself. */
function offerWays(s: Arena, pet: Pet, way: (answer: Line) => void): void {
  const { says } = contentOf(s);
  const foe = other(pet.seat);
  const ref = refTo(pet);
  if (isNimble(s, pet))
    eachPet(s, (target) => {
      if (target.seat === foe) way(says.attackPet.of(ref, refTo(target)));
    });
  else if (flies(s, pet)) {
    for (let line = 0; line < LINES_EACH; line++)
      if (lineOf(s, foe, line).length > 0) way(says.attackLine.of(ref, line));
  } else way(says.attack.of(ref));
}
/** MA-8.1: with a single Pet and a single way nobody is asked. */
const leavesChoice = (s: Arena, { seat }: Battle): boolean => {
  const front = lineOf(s, seat, FRONT);
  const pet = at(front, 0);
  return front.length > 1 || ((flies(s, pet) || isNimble(s, pet)) && waysOf(s, pet) > 1);
};

const named = (soFar: readonly Line[], ref: number): boolean => soFar.some((line) => 'pet' in line && line.pet === ref);

function attackers(s: Arena, { seat }: Battle, _seat: Seat, offers: Offers<Line>, soFar: readonly Line[]): void {
  const { says } = contentOf(s);
  for (const pet of lineOf(s, seat, FRONT)) {
    if (!named(soFar, refTo(pet))) offerWays(s, pet, (answer) => offers.may(answer));
  }
  if (soFar.length > 0) offers.may(says.engage.of());
  else offers.bar(says.engage.of(), 'MA-8.1', 'no-attacker');
  if (!offers.why) return;
  for (let line = FRONT + 1; line < LINES_EACH; line++)
    for (const pet of lineOf(s, seat, line)) offers.bar(says.attack.of(refTo(pet)), 'MA-8.1', 'not-on-front');
}
const enough = (s: Arena, { seat }: Battle, _seat: Seat, soFar: readonly Line[]): boolean =>
  soFar.length > 0 && (soFar[soFar.length - 1]?.verb === 'engage' || soFar.length === lineOf(s, seat, FRONT).length);

function send(s: Arena, b: Battle, answer: Line): void {
  if (!('pet' in answer)) return;
  const chosen = 'target' in answer ? answer.target : NONE;
  const line = 'line' in answer ? answer.line : chosen === NONE ? FRONT : standsOn(s, chosen);
  b.attacks.push({ pet: answer.pet, line, chosen, blockers: [] });
  b.fighters.push(answer.pet);
  tell.attacks(s, answer.pet, line, chosen);
}

export const chooseAttackers = compose<Arena, Battle, Line>({
  ask: 'attackers',
  by: (s, b) => (leavesChoice(s, b) ? b.seat : null),
  from: attackers,
  enough,
  then: (s, b, lines) => {
    for (const line of lines) send(s, b, line);
  },
});
export const onlyAttacker = run<Arena, Battle>((s, b) => {
  if (b.attacks.length === 0) offerWays(s, at(lineOf(s, b.seat, FRONT), 0), (answer) => send(s, b, answer));
});
