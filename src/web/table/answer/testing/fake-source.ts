import type { NumberedQuestion } from '../../../../kernel/index.ts';
import type { Barred, RequestReply, WhyReply } from '../../../../protocol/client/client.ts';

export const question = (number: number, ...legal: string[]): NumberedQuestion => ({
  ...{ seat: 0, ask: 'x', with: {}, hidden: false, pass: null },
  ...{ legal, number },
});

/** A table that notes what it is asked, and replies when it is told to. */
export class FakeSource {
  readonly asked: unknown[] = [];
  barred: Barred[] | null = [];
  barredAsides: Barred[] = [];
  whys = 0;
  private replies: ((reply: RequestReply) => void)[] = [];

  answer = (to: number, say: string, free: boolean) => this.note({ to, say, free });
  aside = (to: number, say: string, free: boolean) => this.note({ aside: true, to, say, free });
  undo = () => this.note('undo');
  why = async (): Promise<WhyReply> => {
    this.whys++;
    return this.barred === null
      ? { kind: 'unsent' }
      : { kind: 'barred', answers: this.barred, asides: this.barredAsides };
  };

  private note(what: unknown): Promise<RequestReply> {
    this.asked.push(what);
    return new Promise((resolve) => this.replies.push(resolve));
  }

  async reply(reply: RequestReply): Promise<void> {
    this.replies.shift()?.(reply);
    await settled();
  }
}
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
export const seals: RequestReply = { kind: 'refused', bar: { rule: null, why: 'seals' }, faults: [] };
