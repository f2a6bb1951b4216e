import type { Seat } from '../../../kernel/index.ts';
import { contentOf } from '../content/content.ts';
import { COLOURS, type Goal } from '../content/vocabulary.ts';
import { springAll } from '../effects/traps.ts';
import { tell } from './events.ts';
import { gain } from './mutations.ts';
import { at, hasWaiting, mageOf } from './queries.ts';
import { NONE, type OpenQuest, type Rose } from './state.ts';

/** Quests are open; whoever has done what one asks for has solved it at once. */

/** Something has been done that a quest may ask for: `what` is a colour or a number of Mages. */
export function advance(s: Rose, seat: Seat, is: Goal['is'], what: number): void {
  const { quests } = mageOf(s, seat);
  for (let n = 0; n < quests.length; n++) {
    const { goal } = at(contentOf(s).pack.quests, at(quests, n).quest);
    if (goal.is !== is || !reached(quests, n, goal, what)) continue;
    solve(s, seat, n);
    // What comes after has moved up.
    n--;
  }
}
function reached(quests: OpenQuest[], n: number, goal: Goal, what: number): boolean {
  if (goal.is === 'mages') return what >= goal.mages;
  if (goal.is !== 'rooms') return true;
  if (COLOURS.indexOf(goal.colour) !== what) return false;
  const { quest, done } = at(quests, n);
  quests[n] = { quest, done: done + 1 };
  return done + 1 >= goal.times;
}

/** Whether anybody else has something face down. */
const othersWait = (s: Rose, seat: Seat): boolean => s.mages.some((mage) => mage.owner !== seat && hasWaiting(mage));
function solve(s: Rose, seat: Seat, n: number): void {
  const mage = mageOf(s, seat);
  const [{ quest }] = mage.quests.splice(n, 1) as [OpenQuest];
  mage.solved.push(quest);
  s.pastQuests.push(quest);
  tell.solved(s, seat, quest, othersWait(s, seat));
  gain(s, seat, at(contentOf(s).pack.quests, quest).worth);
  springAll(s, 'quest', seat, NONE);
}
