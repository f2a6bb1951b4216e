import { call, each, type Frame, type Offers, procedure, run, type Seat } from '../../../kernel/index.ts';
import { at, NONE, num } from '../../shared/list.ts';
import { askOnceWithRelease } from '../battle/holds.ts';
import { DOWNS } from '../content/abilities.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { closeTriggers, fire, openTriggers } from '../effects/triggers.ts';
import { down, moveTo } from '../state/mutations.ts';
import { eachPet, lineOf, petNamed, petOf, refTo, simplified, standsOn } from '../state/queries.ts';
import { type Arena, battleOf, FRONT, GUARD, type Pet, REAR } from '../state/state.ts';
import { isDowned } from '../state/stats.ts';
import { endIfOver } from './end.ts';

/** Chapters: Downing a Pet, Line Check. What must be looked at after every batch of effects. */

/** MA-16.6: the fewest moves between neighbouring lines that make a side whole; 0 if it is. */
export function movesMissing(front: number, guard: number, rear: number, simple: boolean): number {
  const n = front + guard + rear;
  if (n === 0) return 0;
  if (simple) return Math.abs(1 - front);
  if (n === 1) return guard + 2 * rear;
  if (n === 2) return Math.abs(1 - front) + rear;
  let fewest = Number.POSITIVE_INFINITY;
  for (let f = 1; f <= n - 2; f++)
    for (let r = 1; r <= n - 1 - f; r++) fewest = Math.min(fewest, Math.abs(f - front) + Math.abs(r - rear));
  return fewest;
}
function missingFor(s: Arena, seat: Seat): number {
  const front = lineOf(s, seat, FRONT).length;
  const guard = lineOf(s, seat, GUARD).length;
  const rear = lineOf(s, seat, REAR).length;
  return front > 0 && guard > 0 && rear > 0 ? 0 : movesMissing(front, guard, rear, simplified(s));
}

/** Whether a Pet of this line moving there brings the side nearer to being whole. */
function helps(s: Arena, seat: Seat, from: number, to: number): boolean {
  const counts = [FRONT, GUARD, REAR].map((line) => lineOf(s, seat, line).length);
  if (from < FRONT || from > REAR || num(counts, from) === 0 || Math.abs(from - to) !== 1) return false;
  const before = movesMissing(num(counts, 0), num(counts, 1), num(counts, 2), simplified(s));
  counts[from] = num(counts, from) - 1;
  counts[to] = num(counts, to) + 1;
  return movesMissing(num(counts, 0), num(counts, 1), num(counts, 2), simplified(s)) < before;
}

export interface CheckData {
  /** The Pet whose strike or power it was, or NONE. */
  readonly by: number;
}

/** What must be seen to now: the procedure for it, or null if nothing fell and every line stands. */
export function checkAfter(s: Arena, by: number): Frame | null {
  let needed = missingFor(s, 0) > 0 || missingFor(s, 1) > 0;
  for (let i = 0; i < s.lines.length && !needed; i++) {
    const pets = at(s.lines, i);
    for (let j = 0; j < pets.length && !needed; j++) needed = isDowned(s, at(pets, j));
  }
  return needed ? check.with({ by }) : null;
}

/** MA-14.2: all who fall at once are one batch; if their fall makes others fall, that is the next. */
function downAll(s: Arena, { by }: CheckData): void {
  for (;;) {
    const fallen: Pet[] = [];
    eachPet(s, (pet) => {
      if (isDowned(s, pet)) fallen.push(pet);
    });
    if (fallen.length === 0) return;
    const battle = battleOf(s);
    for (const pet of fallen) battle?.fallen.push(refTo(pet), standsOn(s, refTo(pet)));
    for (const pet of fallen) down(s, pet);
    if (endIfOver(s)) return;
    const striker = petOf(s, by);
    if (striker === null) continue;
    openTriggers();
    for (const pet of fallen) if (pet.seat !== striker.seat) fire(s, striker, DOWNS, pet);
    closeTriggers(s);
  }
}

/** Makes the moves that leave no choice; the next one that does, or null when all lines stand (MA-7.3, MA-16.6). */
function nextMove(s: Arena): Frame | null {
  for (let seat = 0; seat < s.seats; seat++) {
    while (missingFor(s, seat) > 0) {
      const movers = moversOf(s, seat);
      // Its owner may let go of what it holds before it is moved (MA-12.5).
      if (movers.length > 2 || petOf(s, num(movers, 0))?.holds !== NONE) return mending.with({ seat });
      advance(s, num(movers, 0), num(movers, 1));
    }
  }
  return null;
}
/** MA-7.3: the foremost empty line that a neighbour can help to fill. */
function lineToFill(s: Arena, seat: Seat): number {
  for (let to = FRONT; to <= REAR; to++) {
    if (lineOf(s, seat, to).length > 0) continue;
    if (helps(s, seat, to - 1, to) || helps(s, seat, to + 1, to)) return to;
  }
  return NONE;
}
/** Who could move there, as a flat list of Pets and lines. */
function moversOf(s: Arena, seat: Seat): number[] {
  const movers: number[] = [];
  const to = lineToFill(s, seat);
  for (let from = FRONT; from <= REAR; from++)
    if (helps(s, seat, from, to)) for (const pet of lineOf(s, seat, from)) movers.push(refTo(pet), to);
  return movers;
}
function advance(s: Arena, ref: number, line: number): void {
  moveTo(s, petNamed(s, ref), line);
  battleOf(s)?.moved.push(ref, line);
}

export interface MendData {
  readonly seat: Seat;
}
export const mending = procedure<Arena, MendData>('mending', {
  'Line Check: choose who moves': askOnceWithRelease<MendData, GameAnswer<'move'>>({
    ask: 'line-check',
    by: (_s, { seat }) => seat,
    from: (s, { seat }, _seat, offers: Offers<GameAnswer<'move'>>) => {
      const { answers } = contentOf(s);
      const fills = lineToFill(s, seat);
      for (let from = FRONT; from <= REAR; from++) {
        for (let to = FRONT; to <= REAR; to++) {
          if (Math.abs(from - to) !== 1) continue;
          const helpful = to === fills && helps(s, seat, from, to);
          for (const pet of lineOf(s, seat, from)) {
            if (helpful) offers.may(answers.move.of(refTo(pet), to));
            else offers.bar(answers.move.of(refTo(pet), to), 'MA-16.6', 'no-need');
          }
        }
      }
    },
    then: (s, _m, { pet, line }) => advance(s, pet, line),
  }),
});

export const check = procedure<Arena, CheckData>('check', {
  'Pets with no Health left are Downed': run(downAll),
  'Line Check': each(nextMove),
  // Health may hang on the line where a Pet stands, or on who is left.
  'Check again': call((s) => checkAfter(s, NONE)),
});
