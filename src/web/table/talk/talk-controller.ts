import type { Bar } from '../../../kernel/index.ts';
import type { OpenQuestion, RequestReply } from '../../../protocol/client/client.ts';
import type { Remark } from '../../../protocol/remark.ts';
import { ValueStore } from '../../state/value-store.ts';
import { AnswerBuilder, type Option, type TouchResult } from '../answer/answer-builder.ts';
import type { Thing } from '../board.ts';
import type { TableSource } from '../source.ts';

/** The remark that is being made. */
export type TalkMode =
  /**
   * Not decided yet: a touch on the board points at a thing. `asks`: the questions that everybody is asked, if known.
   */
  | { readonly kind: 'open'; readonly asks: readonly OpenQuestion[] }
  /** An answer is being built, to be proposed to its seat. */
  | { readonly kind: 'answer'; readonly question: OpenQuestion; readonly building: AnswerBuilder };

export interface TalkState {
  /** Null while no remark is being made. */
  readonly talk: TalkMode | null;
  /** Why the last remark failed: a reason, or nobody knows. */
  readonly trouble: Bar | 'lost' | null;
}

const SILENT: TalkState = { talk: null, trouble: null };

/** Makes remarks of the game's words: pointing, proposing an answer to another player, offering one of one's own. */
export class TalkController {
  readonly state = new ValueStore<TalkState>(SILENT);
  private readonly channel: NonNullable<TableSource['talk']>;
  private readonly you: () => number | null;

  constructor(line: NonNullable<TableSource['talk']>, you: () => number | null) {
    this.channel = line;
    this.you = you;
  }

  /** Begins a remark, and fetches the questions of all players. */
  async begin(): Promise<void> {
    this.state.set({ talk: { kind: 'open', asks: [] }, trouble: null });
    const open = this.state.get().talk;
    const reply = await this.channel.asks().catch(() => null);
    if (reply?.kind === 'asks' && this.state.get().talk === open)
      this.state.set({ talk: { kind: 'open', asks: reply.questions }, trouble: null });
  }

  end(): void {
    this.state.set(SILENT);
  }

  /** One step back: the last touch, the kind of remark, the whole remark. */
  cancel(): void {
    const { talk } = this.state.get();
    if (talk === null || talk.kind === 'open') this.end();
    else if (talk.building.picks.length === 0) void this.begin();
    else this.state.set({ talk: { ...talk, building: talk.building.takenBack() }, trouble: null });
  }

  /** Begins to build an answer to a question: for another player to propose it, for oneself to offer it. */
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

  /** Proposes or offers this answer. */
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
    const reply = await this.channel.remark(remark).catch((): RequestReply => ({ kind: 'unknown' }));
    // Another remark may have been begun meanwhile; that the others' questions have arrived makes no difference.
    const now = this.state.get().talk;
    if (now !== talk && !(now?.kind === 'open' && talk?.kind === 'open')) return;
    if (reply.kind === 'done') return this.end();
    const again = talk?.kind === 'answer' ? { ...talk, building: talk.building.takenBack() } : talk;
    this.state.set({ talk: again, trouble: reply.kind === 'refused' ? reply.bar : 'lost' });
  }
}
