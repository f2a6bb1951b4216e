import { procedure, run } from '../../../kernel/index.ts';
import { end, hurt } from '../atoms.ts';
import { tell } from '../events.ts';
import { at, guardOf, stands } from '../readings.ts';
import { type Foes, GUARDS, NONE } from '../state.ts';
import { interrupts, type Moment } from './window.ts';

/** HP damage to Familiars, with the window before it is scored. */
interface Scoring extends Moment {
  /** By place at the table. */
  readonly hits: readonly number[];
  /** A Foe's attack, which guards can weaken. */
  readonly attack: boolean;
}

function score(s: Foes, { hits, attack }: Scoring): void {
  for (let place = 0; place < hits.length && s.result === null; place++) {
    const points = at(hits, place);
    if (points === 0 || !stands(s, place)) continue;
    const guard = attack ? guardOf(s, place) : 0;
    if (guard > 0) end(s, (effect) => effect.kind === GUARDS && effect.to === 1 << place && effect.until === NONE);
    if (points > guard) hurt(s, place, points - guard);
    else tell.guarded(s, place);
  }
}

export const scoring = procedure<Foes, Scoring>('scoring', {
  '(d) Before damage is scored': interrupts('damage', (_s, { hits }) => ({ points: Math.max(...hits) })),
  'Score the damage': run(score),
});
/** Damage to one Familiar. */
export const harm = (s: Foes, place: number, points: number) =>
  scoring.with({ hits: s.familiars.map((_, n) => (n === place ? points : 0)), attack: false, passed: 0 });
