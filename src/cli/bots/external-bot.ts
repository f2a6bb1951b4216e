import type { Question, Result, View } from '../../kernel/index.ts';
import type { Player } from '../../lab/arena/player.ts';
import { BOT_PROTOCOL, type FromBot, fromBot, isMisread, readLine, type ToBot } from '../../protocol/bot.ts';
import type { BotChannel } from './channel.ts';
import { BotFault, type BotFaultReason } from './fault.ts';

/** How long a bot may take until it is ready for a game, in milliseconds: some load a lot. */
const READY = 30_000;
/** Beyond the deadline, so that the way there and back costs the bot nothing. */
const ON_THE_WAY = 50;

type Awaited<T> = { resolve(value: T): void; reject(fault: BotFault): void };

/** A bot at the other end of a line, as a player. What it does wrong is thrown as a `BotFault`, and it is told too. */
export class ExternalBot implements Player {
  readonly name: string;
  private readonly channel: BotChannel;
  private readonly ready: number;
  private asked = 0;
  private waiting: (Awaited<FromBot> & { readonly id: number | null }) | null = null;
  /** What went wrong while nobody waited for it; told at the next opportunity. */
  private fault: BotFault | null = null;
  /** It will never answer again. */
  private dead: BotFault | null = null;

  constructor(name: string, line: BotChannel, { ready = READY } = {}) {
    this.name = name;
    this.channel = line;
    this.ready = ready;
    line.listen({
      heard: (text) => this.hear(text),
      ended: (why, message) => {
        this.dead = this.faultOf(why, message);
        this.fail(this.dead);
      },
    });
  }

  async start(setup: Parameters<Player['start']>[0]): Promise<void> {
    const { game, content, seats, seat, options } = setup;
    this.say({ type: 'hello', protocol: BOT_PROTOCOL, game, content, seats, seat, options });
    await this.reply(null, this.ready, `it was not ready after ${this.ready} ms`);
  }

  async choose(view: View, question: Question, deadlineMs: number | null): Promise<string> {
    const id = ++this.asked;
    // Only what a question has: callers may hold more.
    const { seat, ask, with: numbers, hidden, legal, pass } = question;
    const asks = { seat, ask, with: numbers, hidden, legal, pass };
    this.say({ type: 'ask', id, view, question: asks, deadline: deadlineMs });
    const late = `it gave no answer to question ${id} in ${deadlineMs} ms`;
    const reply = await this.reply(id, deadlineMs === null ? null : deadlineMs + ON_THE_WAY, late);
    const { say } = reply as FromBot & { type: 'answer' };
    if (!legal.includes(say)) throw this.told('illegal', `'${say}' is no legal answer to question ${id}`);
    return say;
  }

  finish(result: Result | null): void {
    this.say({ type: 'over', result });
  }

  close(): Promise<void> {
    return this.channel.close();
  }

  private say(message: ToBot): void {
    if (this.dead === null) this.channel.send(JSON.stringify(message));
  }

  /** The bot's next word about this: the answer with this id, or, for null, that it is ready. */
  private reply(id: number | null, ms: number | null, late: string): Promise<FromBot> {
    const fault = this.fault ?? this.dead;
    this.fault = null;
    if (fault !== null) return Promise.reject(fault);
    return new Promise<FromBot>((resolve, reject) => {
      const timer = ms === null ? null : setTimeout(() => this.fail(this.told('late', late)), ms);
      const end = () => {
        if (timer !== null) clearTimeout(timer);
        this.waiting = null;
      };
      this.waiting = {
        id,
        resolve: (value) => {
          end();
          resolve(value);
        },
        reject: (reason) => {
          end();
          reject(reason);
        },
      };
    });
  }

  private hear(text: string): void {
    const message = readLine(fromBot, text);
    if (isMisread(message)) {
      // Whoever answers each complaint with more nonsense hears no second one.
      if (this.fault === null) this.fail(this.told(message.why, message.message));
    } else if (message.type === 'fault') this.fail(this.faultOf('own', `it cannot go on: ${message.message}`));
    else if (this.waiting !== null && this.waiting.id === (message.type === 'answer' ? message.id : null))
      this.waiting.resolve(message);
    // All else is late: the answer to a question that nobody asks any more.
  }

  private fail(fault: BotFault): void {
    if (this.waiting === null) this.fault ??= fault;
    else this.waiting.reject(fault);
  }

  /** A fault that the bot hears of as well. */
  private told(why: BotFaultReason, message: string): BotFault {
    this.say({ type: 'fault', why, message });
    return this.faultOf(why, message);
  }

  private faultOf(why: BotFaultReason, message: string): BotFault {
    return new BotFault(this.name, why, message, this.channel.stderr());
  }
}
