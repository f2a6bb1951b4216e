import { type BotChoice, constantDelay, extraThinkingMs } from '../bots/index.ts';
import {
  type AnyGame,
  type Bar,
  copyPlain,
  type NumberedAsides,
  type NumberedQuestion,
  type Seat,
  samePlain,
  type View,
} from '../kernel/index.ts';
import { refuse } from '../protocol/refusal/refusal.ts';
import type { Proposal } from './entry.ts';
import type { LiveGame } from './live-game.ts';

/** A question that a bot is to answer, with nothing but what its seat may see. */
export interface BotTurn {
  readonly seat: Seat;
  /** The bot's level. */
  readonly bot: string;
  /** With the asides that it may give instead of an answer, where there are any; then it is asked again. */
  readonly question: NumberedQuestion & { readonly asides?: readonly string[] };
  readonly asides: NumberedAsides | null;
  readonly view: View;
  /** Whether it adds a line to a secret answer that it has begun. */
  readonly continues: boolean;
}

/** How long a bot may think, and how soon it may answer, in milliseconds since it was asked. */
export interface BotTime {
  /** The most time: then the search is cut short. */
  readonly most: number;
  /** Until then the best level thinks on, where nobody else waits. */
  readonly extra: number;
  /** The least time that an answer takes: sooner ones are held back. */
  readonly least: number;
}

/** A bot at work on its turn. */
export interface BotTask {
  /** Settles once the bot has answered, or was cancelled. What it rejects with is nobody's to catch here. */
  readonly done: Promise<unknown>;
  /** Nobody needs its answer any more. */
  cancel(): void;
}

/** Lets a bot think about its turn and answer it, in a thread or in slices. */
export type BeginTurn = (turn: BotTurn, live: LiveGame) => BotTask;

function turnOf({ match }: LiveGame, seat: Seat, bot: string): BotTurn | null {
  const question = match.question(seat);
  if (question === null) return null;
  const continues = match.game.gaveInSecret(match.state, seat);
  const asides = match.asides(seat);
  const decision = asides === null ? question : { ...question, asides: asides.legal };
  return { seat, bot, question: decision, asides, view: copyPlain(match.view(seat)), continues };
}

/** Whether a turn is still that bot's to answer. */
const isWanted = (live: LiveGame, { seat, bot, question, asides }: BotTurn): boolean =>
  live.result === null &&
  live.botAt(seat) === bot &&
  live.match.question(seat)?.number === question.number &&
  samePlain(live.match.asides(seat), asides);

/** Schedules the bots of one table: who is asked begins to think, and thinks no further once nobody needs the answer. */
export class BotTurns {
  private readonly begin: BeginTurn;
  private readonly atOnce: number;
  private readonly running = new Map<Seat, { readonly turn: BotTurn; readonly task: BotTask }>();

  /** `atOnce`: how many bots think side by side. */
  constructor(begin: BeginTurn, atOnce = Number.POSITIVE_INFINITY) {
    this.begin = begin;
    this.atOnce = atOnce;
  }

  get areRunning(): boolean {
    return this.running.size > 0;
  }

  /** To be called whenever something happened: cancels turns that are over, and begins those that are open. */
  follow(live: LiveGame): void {
    for (const [seat, { turn }] of this.running) if (!isWanted(live, turn)) this.cancel(seat);
    // Bots that are not asked give no asides: a turn without a question for them would begin here.
    for (const seat of live.asked) {
      if (this.running.size >= this.atOnce) return;
      const bot = live.botAt(seat);
      if (bot === null || this.running.has(seat)) continue;
      const turn = turnOf(live, seat, bot);
      if (turn !== null) this.start(live, turn);
    }
  }

  /** Nobody needs any of their answers. */
  stop(): void {
    for (const seat of [...this.running.keys()]) this.cancel(seat);
  }

  private start(live: LiveGame, turn: BotTurn): void {
    const started = { turn, task: this.begin(turn, live) };
    this.running.set(turn.seat, started);
    void started.task.done.finally(() => {
      if (this.running.get(turn.seat) === started) this.running.delete(turn.seat);
    });
  }

  private cancel(seat: Seat): void {
    const { task } = this.running.get(seat) as { task: BotTask };
    this.running.delete(seat);
    task.cancel();
  }
}

/**
 * How long a bot takes for its turn. `most`: how long it may think where nothing is hidden; `pace`: how long it takes at
 * least, so that people can follow. Further lines of one secret answer come at once.
 */
export function botTime(
  game: AnyGame,
  { bot, question, continues }: Pick<BotTurn, 'bot' | 'question' | 'continues'>,
  { most, pace }: { readonly most: number; readonly pace: number },
): BotTime {
  const delay = question.hidden ? constantDelay(game, bot) : null;
  const extra = extraThinkingMs(bot, question);
  const least = Math.max(continues ? 0 : pace, delay?.after ?? extra);
  return { most: delay?.most ?? most, extra, least };
}

/**
 * Gives a bot's answer or aside; where the rules fail at it, other answers in turn. `append` lets it happen and says why it may not;
 * `below` draws which of the others is next: a number from 0, less than the one it is given.
 */
export async function answerTurn(
  { seat, bot, question: { legal, number }, asides }: BotTurn,
  choice: BotChoice,
  append: (propose: (live: LiveGame) => Proposal | Bar) => Promise<Bar | null> | Bar | null,
  below: (count: number) => number,
): Promise<void> {
  const rest = legal.filter((words) => words !== choice.say);
  for (let say: string | undefined = choice.say; say !== undefined; say = rest.splice(below(rest.length), 1)[0]) {
    const first = say === choice.say;
    const aside = first && choice.aside === true;
    const draft = { kind: aside ? 'aside' : 'answer', seat, say, why: first ? choice.why : null } as const;
    const to = aside ? (asides?.number ?? null) : number;
    const bar = await append((live) => (live.botAt(seat) === bot ? { draft, to } : refuse('not-away')));
    if (bar?.why !== 'rules-fault' || rest.length === 0) return;
  }
}
