import type { Bar } from '../../../kernel/index.ts';
import type { OpenQuestion, RequestReply } from '../../../protocol/client/client.ts';
import type { Remark } from '../../../protocol/remark.ts';
import { ValueStore } from '../../state/value-store.ts';
import { AnswerBuilder, type Option, type TouchResult } from '../answer/answer-builder.ts';
import type { Thing } from '../board.ts';
import type { TableSource } from '../source.ts';

/** What is being said. */
export type TalkMode =
  /** Anything: what is touched is pointed at. `asks`: what everybody is asked now, as far as that is known. */
  | { readonly kind: 'open'; readonly asks: readonly OpenQuestion[] }
  /** What somebody could answer is being put together. */
  | { readonly kind: 'answer'; readonly question: OpenQuestion; readonly building: AnswerBuilder };

export interface TalkState {
  /** Null while one does not talk. */
  readonly talk: TalkMode | null;
  /** Why the last remark was not made: a reason, or nobody knows. */
  readonly trouble: Bar | 'lost' | null;
}

const SILENT: TalkState = { talk: null, trouble: null };

/** Talk in the words of the game: pointing, proposing an answer, saying what one could do. */
export class TalkController {
  readonly state = new ValueStore<TalkState>(SILENT);
  private readonly line: NonNullable<TableSource['talk']>;
  private readonly you: () => number | null;

  constructor(line: NonNullable<TableSource['talk']>, you: () => number | null) {
    this.line = line;
    this.you = you;
  }

  /** Begins to talk, and asks what the others are asked. */
  async begin(): Promise<void> {
    this.state.set({ talk: { kind: 'open', asks: [] }, trouble: null });
    const open = this.state.get().talk;
    const reply = await this.line.asks().catch(() => null);
    if (reply?.kind === 'asks' && this.state.get().talk === open)
      this.state.set({ talk: { kind: 'open', asks: reply.questions }, trouble: null });
  }

  end(): void {
    this.state.set(SILENT);
  }

  /** One step back: the last touch, the kind of remark, all of it. */
  cancel(): void {
    const { talk } = this.state.get();
    if (talk === null || talk.kind === 'open') this.end();
    else if (talk.building.picks.length === 0) void this.begin();
    else this.state.set({ talk: { ...talk, building: talk.building.takenBack() }, trouble: null });
  }

  /** Something of what a seat is asked: theirs to be proposed, one's own to be offered. */
  take(question: OpenQuestion): void {
    this.state.set({ talk: { kind: 'answer', question, building: new AnswerBuilder(question.legal) }, trouble: null });
  }

  touch(thing: Thing, which?: string): void {
    const { talk } = this.state.get();
    if (talk?.kind === 'answer') this.apply(talk, talk.building.touch(thing, which));
  }

  choose(option: Option): void {
    const { talk } = this.state.get();
    if (talk?.kind === 'answer') this.apply(talk, talk.building.choose(option));
  }

  point(word: string): Promise<void> {
    return this.make({ kind: 'point', at: word });
  }

  offer(say: string): Promise<void> {
    return this.make({ kind: 'offer', say });
  }

  /** Says that whoever is asked could give this answer. */
  async say(say: string): Promise<void> {
    const { talk } = this.state.get();
    if (talk?.kind !== 'answer') return;
    const { seat } = talk.question;
    await this.make(seat === this.you() ? { kind: 'offer', say } : { kind: 'propose', seat, say });
  }

  private apply(talk: Extract<TalkMode, { kind: 'answer' }>, touched: TouchResult): void {
    if (touched.kind === 'refused') return;
    this.state.set({ talk: { ...talk, building: touched.building }, trouble: null });
    if (touched.kind === 'answer') void this.say(touched.say);
  }

  private async make(remark: Remark): Promise<void> {
    const { talk } = this.state.get();
    const reply = await this.line.remark(remark).catch((): RequestReply => ({ kind: 'unknown' }));
    // Meanwhile one may be saying something else; that it is known now what the others are asked is nothing else.
    const now = this.state.get().talk;
    if (now !== talk && !(now?.kind === 'open' && talk?.kind === 'open')) return;
    if (reply.kind === 'done') return this.end();
    const again = talk?.kind === 'answer' ? { ...talk, building: talk.building.takenBack() } : talk;
    this.state.set({ talk: again, trouble: reply.kind === 'refused' ? reply.bar : 'lost' });
  }
}
