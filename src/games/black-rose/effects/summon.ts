import { choose, interrupt, procedure, run, type Seat } from '../../../kernel/index.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { tell } from '../state/events.ts';
import { activate } from '../state/frame-data.ts';
import { bring, leave } from '../state/models.ts';
import { at, evocationCount, evocationsOf, inPlayOf, mageOf, modelNamed, refOf, supply } from '../state/queries.ts';
import { EVOCATIONS, type Evocation, NONE, type Rose } from '../state/state.ts';

/** Evocations and Familiars come into play. */

export interface SummonData {
  readonly seat: Seat;
  /** NONE until the Familiar is chosen. */
  kind: number;
  readonly stirs: boolean;
}
const isFull = (s: Rose, { seat, kind }: SummonData): boolean =>
  kind !== NONE && supply(s, kind) > 0 && evocationCount(mageOf(s, seat)) === EVOCATIONS;

export const summoning = procedure<Rose, SummonData>('summoning', {
  // BR-1.19: of three Evocations one makes room, never the Familiar.
  'One of three makes room': choose<Rose, SummonData, GameAnswer<'dismiss' | 'pass'>>({
    ask: 'dismiss',
    by: (s, d) => (isFull(s, d) ? d.seat : null),
    from: (s, { seat }, _seat, offers) => {
      const { answers } = contentOf(s);
      offers.may(answers.pass.of());
      for (const evocation of evocationsOf(mageOf(s, seat))) {
        const answer = answers.dismiss.of(refOf(s, evocation));
        if (evocation.isFamiliar) offers.bar(answer, 'BR-1.19', 'familiar-stays');
        else offers.may(answer);
      }
    },
    then: (s, d, answer) => {
      if (!('model' in answer)) {
        d.kind = NONE;
        return;
      }
      const evocation = modelNamed(s, answer.model) as Evocation;
      tell.dismissed(s, evocation);
      leave(s, evocation);
    },
    with: (s, { kind }) => ({ card: at(contentOf(s).kinds, kind).id }),
  }),
  'It appears beside its Mage': run((s, { seat, kind, stirs }) => {
    if (kind === NONE || supply(s, kind) === 0) return;
    const evocation = bring(s, seat, kind);
    if (stirs) activate(s, evocation, seat);
  }),
});

/** Whether a Familiar of a pack is left in the reserve (BR-1.3). */
export function isInReserve(s: Rose, pack: number): boolean {
  const { kinds, familiars } = contentOf(s);
  for (let kind = familiars; kind < kinds.length; kind++)
    if (at(kinds, kind).pack === pack && supply(s, kind) > 0) return true;
  return false;
}
export interface CallFamiliarData {
  readonly seat: Seat;
  readonly pack: number;
}
/** BR-1.3: the Mage chooses which, takes card and marker, and it starts on the Mage's base. */
export const calling = procedure<Rose, CallFamiliarData>('calling', {
  'Choose a Familiar': choose<Rose, CallFamiliarData, GameAnswer<'summon'>>({
    ask: 'summon',
    by: (_s, { seat }) => seat,
    from: (s, { pack }, _seat, offers) => {
      const { answers, kinds, familiars } = contentOf(s);
      for (let kind = familiars; kind < kinds.length; kind++) {
        if (!inPlayOf(s, at(kinds, kind).pack)) continue;
        const answer = answers.summon.of(kind - familiars);
        if (at(kinds, kind).pack !== pack) offers.bar(answer, 'BR-1.3', 'other-room');
        else if (supply(s, kind) === 0) offers.bar(answer, 'BR-1.3', 'not-in-reserve');
        else offers.may(answer);
      }
    },
    then: (s, { seat }, { familiar }) => {
      const kind = contentOf(s).familiars + familiar;
      tell.called(s, seat, kind);
      interrupt(s, summoning.with({ seat, kind, stirs: false }));
    },
  }),
});
