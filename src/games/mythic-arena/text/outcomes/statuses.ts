import type { Outcome } from '../../../../kernel/index.ts';
import type { StatusName } from '../../content/vocabulary.ts';
import { PER_COUNTER } from '../../turn/residual.ts';
import { meaningOf } from '../names.ts';
import { joined, type OutcomeContext, petIn, plain } from './context.ts';

/** What it means to give a status, to take one off, and to hold. */

export function holdOutcome(e: OutcomeContext): Outcome {
  const { names, n, question } = e;
  const { giver, pet } = question.with;
  return plain(
    names.t.outcomes.held({ giver: n.pet(String(giver)), pet: n.pet(String(pet)), miss: petIn(e, pet)?.miss ?? 0 }),
  );
}
export function releaseOutcome(e: OutcomeContext, giver: string): Outcome {
  const { names, n } = e;
  const { holds, grip } = petIn(e, giver) ?? {};
  return plain(
    names.t.events.releases({ giver: n.pet(giver), pet: n.pet(String(holds)), status: n.status(String(grip)) }),
  );
}
export function replaceOutcome({ names, n, question }: OutcomeContext, old: string): Outcome {
  const { pet, status } = question.with;
  return plain(
    joined(
      names.t.outcomes.replacesStatus({
        pet: n.pet(String(pet)),
        old: n.status(old),
        status: n.status(String(status)),
      }),
      meaningOf(names.t, String(status)),
    ),
  );
}
/** A status that goes: of counters that hurt it says how much less that is. */
export function cureOutcome(e: OutcomeContext, pet: string, status: string): Outcome {
  const { names, n, own } = e;
  const resting = own.stasis.find(({ card }) => `${card}-${e.seat + 1}` === pet);
  const counters = (petIn(e, pet) ?? resting)?.status[status as StatusName] ?? 0;
  const hurts = ['bleed', 'burn', 'corrosion', 'poison'].includes(status);
  return plain(
    joined(
      names.t.events.cured({ pet: n.pet(pet), status: n.status(status) }),
      hurts ? names.t.outcomes.heals({ damage: counters * PER_COUNTER }) : null,
    ),
  );
}
