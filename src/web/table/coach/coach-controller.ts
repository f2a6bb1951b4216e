import type { Bar, NumberedQuestion } from '../../../kernel/index.ts';
import {
  type Advice,
  isClear,
  isHasty,
  isIndifferent,
  type RankedAnswer,
  rankAnswers,
} from '../../../protocol/advice.ts';
import type { AdviceReply } from '../../../protocol/client/client.ts';
import { ValueStore } from '../../state/value-store.ts';
import type { TableSource } from '../source.ts';

/** What the coach says of a question, or why it says nothing; `unheard`: nobody knows, the line was lost. */
export type CoachReply =
  | { readonly kind: 'thinking' }
  | {
      readonly kind: 'advice';
      readonly answers: readonly RankedAnswer[];
      readonly hasty: boolean;
      readonly same: boolean;
    }
  | { readonly kind: 'refused'; readonly bar: Bar }
  | { readonly kind: 'unheard' };

export interface CoachState {
  readonly open: boolean;
  /** Null until it was asked about this question. */
  readonly said: CoachReply | null;
}

const CLOSED: CoachState = { open: false, said: null };

/** Asks the coach about the open question, once, and only if somebody wants to know. */
export class CoachController {
  readonly state = new ValueStore<CoachState>(CLOSED);
  private readonly source: Pick<TableSource, 'coach'>;
  private question: NumberedQuestion | null = null;
  /** A coach thinks about one question at a time: the next is asked when it has done with the last. */
  private going: Promise<unknown> = Promise.resolve();

  constructor(source: Pick<TableSource, 'coach'>) {
    this.source = source;
  }

  /** The question that is shown now. What was said of another is gone. */
  ask(question: NumberedQuestion | null): void {
    if (question?.number === this.question?.number && question?.seat === this.question?.seat) return;
    this.question = question;
    if (this.state.get() !== CLOSED) this.state.set(CLOSED);
  }

  /** Opens or closes the panel. */
  turn(): void {
    if (!this.close()) this.open();
  }

  open(): void {
    const { question } = this;
    if (question === null) return;
    const { said } = this.state.get();
    this.state.set({ open: true, said });
    // Advice stays; after an error it is asked for again.
    if (said?.kind === 'thinking' || said?.kind === 'advice') return;
    this.say({ kind: 'thinking' });
    const before = this.going;
    this.going = before.then(() => this.hear(question));
  }

  /** Whether it was open. */
  close(): boolean {
    const { open, said } = this.state.get();
    if (open) this.state.set({ open: false, said });
    return open;
  }

  private async hear(question: NumberedQuestion): Promise<void> {
    if (this.question !== question) return;
    const reply = await this.source.coach(question.number).catch((): AdviceReply => ({ kind: 'unknown' }));
    if (this.question === question) this.say(saidIn(reply));
  }

  private say(said: CoachReply): void {
    this.state.set({ ...this.state.get(), said });
  }
}

function saidIn(reply: AdviceReply): CoachReply {
  if (reply.kind === 'advice') return adviceIn(reply.advice);
  return reply.kind === 'refused' ? { kind: 'refused', bar: reply.bar } : { kind: 'unheard' };
}

function adviceIn(advice: Advice): CoachReply {
  const answers = rankAnswers(advice);
  // Little as it may be by which the best is ahead: where that is sure, the choice is not all the same.
  return { kind: 'advice', answers, hasty: isHasty(advice), same: isIndifferent(advice) && !isClear(answers) };
}
