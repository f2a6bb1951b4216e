import type { Seat } from '../../../kernel/index.ts';
import { contentOf } from '../content/content.ts';
import { COLOURS, type Goal } from '../content/vocabulary.ts';
import { springAll } from '../effects/traps.ts';
import { tell } from './events.ts';
import { gain } from './mutations.ts';
import { at, num, waiting } from './queries.ts';
import { NONE, QUESTS, type Rose } from './state.ts';

/** Quests are open; whoever has done what one asks for has solved it at once. */

/** Something has been done that a quest may ask for: `what` is a colour or a number of Mages. */
export function advance(s: Rose, seat: Seat, is: Goal['is'], what: number): void {
  for (let n = 0; n < QUESTS; n++) {
    const place = seat * QUESTS + n;
    const quest = num(s.quests, place);
    if (quest === NONE) continue;
    const { goal } = at(contentOf(s).pack.quests, quest);
    if (goal.is !== is || !reached(s, place, goal, what)) continue;
    solve(s, seat, n);
    // What comes after has moved up.
    n--;
  }
}
function reached(s: Rose, place: number, goal: Goal, what: number): boolean {
  if (goal.is === 'mages') return what >= goal.mages;
  if (goal.is !== 'rooms') return true;
  if (COLOURS.indexOf(goal.colour) !== what) return false;
  s.progress[place] = num(s.progress, place) + 1;
  return num(s.progress, place) >= goal.times;
}

/** Whether anybody else has something face down. */
function othersWait(s: Rose, seat: Seat): boolean {
  for (let other = 0; other < s.seats; other++) if (other !== seat && waiting(s, other)) return true;
  return false;
}
function solve(s: Rose, seat: Seat, n: number): void {
  const quest = num(s.quests, seat * QUESTS + n);
  for (let i = n; i < QUESTS; i++) {
    const place = seat * QUESTS + i;
    const last = i === QUESTS - 1;
    s.quests[place] = last ? NONE : num(s.quests, place + 1);
    s.progress[place] = last ? 0 : num(s.progress, place + 1);
  }
  at(s.solved, seat).push(quest);
  s.pastQuests.push(quest);
  tell.solved(s, seat, quest, othersWait(s, seat));
  gain(s, seat, at(contentOf(s).pack.quests, quest).worth);
  springAll(s, 'quest', seat, NONE);
}
