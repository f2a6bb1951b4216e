import { procedure, run, when } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { tell } from '../state/events.ts';
import { end, hurt } from '../state/mutations.ts';
import { isStanding, matOf } from '../state/queries.ts';
import { type Foes, GUARDS } from '../state/state.ts';
import { interrupts } from './interrupts.ts';
import { lossOf, type Scoring } from './losses.ts';

/** HP damage to Familiars, with the window before it is scored. */

const lossesOf = (s: Foes, d: Scoring): number[] => d.hits.map((_, place) => lossOf(s, d, place));

/** FO-8.1: on all at one moment. Every loss is worked out before anybody falls, and guards end after that. */
function score(s: Foes, d: Scoring): void {
  const losses = lossesOf(s, d);
  const hit = d.hits.map((points, place) => points > 0 && isStanding(s, place));
  const used = (to: number): boolean => hit.some((is, place) => is && to === 1 << place);
  if (d.attack) end(s, ({ kind, to, until }) => kind === GUARDS && until === NONE && used(to));
  for (let place = 0; place < hit.length; place++) {
    if (!at(hit, place)) continue;
    if (at(losses, place) > 0) hurt(s, place, at(losses, place));
    else tell.guarded(s, place);
  }
}

/** What will be scored, once where it is the same for all who lose anything, else Familiar by Familiar. */
function numbers(s: Foes, d: Scoring): Record<string, number | string> {
  const losses = lossesOf(s, d);
  const points = Math.max(...losses);
  if (losses.every((each) => each === 0 || each === points)) return { points };
  const each = losses.flatMap((loss, place) => (loss > 0 ? [`${matOf(s, place).id} ${loss}`] : []));
  return { points, each: each.join(' ') };
}
export const scoring = procedure<Foes, Scoring>('scoring', {
  '(d) Before damage is scored': when(
    (s, d) => lossesOf(s, d).some((points) => points > 0),
    interrupts('damage', numbers),
  ),
  'Score the damage': run(score),
});
/** Damage to one Familiar. */
export const harm = (s: Foes, place: number, points: number) =>
  scoring.with({ hits: s.familiars.map((_, n) => (n === place ? points : 0)), attack: false, passed: 0 });
