import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Choice, hushOf, leisureOf } from '../../bots/index.ts';
import { type Bar, copyPlain, type Numbered, type Seat } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal.ts';
import type { House } from './house.ts';
import type { Asking, Live } from './live.ts';
import { keepFailure } from './reports.ts';

/** What bots need of their table. */
interface Host {
  readonly id: string;
  readonly closed: boolean;
  run<T>(act: () => Promise<T>): Promise<T>;
  happen(asking: Asking): Promise<Bar | null>;
}

/** How long the best bots may think, in milliseconds: as long as a person gladly waits. */
export const THINK_MS = 4000;

/** A bot at work. */
interface Thought {
  readonly seat: Seat;
  readonly bot: string;
  readonly question: Numbered;
  readonly stop: AbortController;
}

/** The bots of one table. They think elsewhere, from what their seat may see; here their answers come in. */
export class Minds {
  private readonly table: Host;
  private readonly house: House;
  private readonly thoughts = new Set<Thought>();

  constructor(table: Host, house: House) {
    this.table = table;
    this.house = house;
  }

  get atWork(): boolean {
    return this.thoughts.size > 0;
  }

  /**
   * Whoever is asked and is a bot begins to think; who is asked no more, or played by a person again, need not think on.
   * `pack` is null for the game's own cards.
   */
  follow(live: Live, pack: unknown): void {
    for (const thought of this.thoughts) {
      const { seat, bot, question } = thought;
      const asked = live.player(seat) === bot && live.match.question(seat)?.number === question.number;
      if (!asked) this.drop(thought);
    }
    for (const seat of live.asked) {
      const bot = live.player(seat);
      if (bot === null || [...this.thoughts].some((thought) => thought.seat === seat)) continue;
      const question = live.match.question(seat);
      if (question !== null) void this.think(live, pack, { seat, bot, question, stop: new AbortController() });
    }
  }

  /** Nobody needs an answer of theirs. */
  stop(): void {
    for (const thought of this.thoughts) this.drop(thought);
  }

  private drop(thought: Thought): void {
    this.thoughts.delete(thought);
    thought.stop.abort();
  }

  private async think(live: Live, pack: unknown, thought: Thought): Promise<void> {
    const { seat, bot, question, stop } = thought;
    const { thinkers, log } = this.house;
    const { game } = live.match;
    const { id: table } = this.table;
    const hush = question.hidden ? hushOf(game, bot) : null;
    const leisure = leisureOf(bot, question);
    const view = copyPlain(live.match.view(seat));
    const ms = hush?.most ?? THINK_MS;
    const job = { table, game: game.name, content: game.content, pack, bot, view, question };
    this.thoughts.add(thought);
    try {
      const [choice] = await Promise.all([
        thinkers.choose({ ...job, ms, leisure }, { signal: stop.signal, keep: this.keeper(live, seat) }),
        pause(Math.max(this.paceOf(live, seat), hush?.after ?? leisure), undefined, {
          ref: false,
          signal: stop.signal,
        }),
      ]);
      await this.table.run(() => this.answer(seat, bot, question, choice));
    } catch (error) {
      if (!stop.signal.aborted && !this.table.closed) log.error({ table, bot, error }, 'a bot did not answer');
    } finally {
      this.thoughts.delete(thought);
    }
  }

  /** How long a bot takes at least. Further lines of one secret answer follow at once. */
  private paceOf({ match }: Live, seat: Seat): number {
    return match.game.gaveInSecret(match.state, seat) ? 0 : this.house.settings.botPaceMs;
  }

  /** Keeps the game as it stands now, should the bot fail at it. */
  private keeper(live: Live, seat: Seat): (words: string) => Promise<string> {
    const { seq } = live;
    const { id: table } = this.table;
    return async (words) => {
      const { storage, work } = this.house;
      const { names: _, ...record } = await work.run(live.recording([], seq), null);
      return keepFailure(storage.db, { table, seat, words, record });
    };
  }

  /** Gives a bot's answer; where the rules fail at it, others in turn. */
  private async answer(seat: Seat, bot: string, { legal, number }: Numbered, choice: Choice): Promise<void> {
    const rest = legal.filter((words) => words !== choice.say);
    for (let say: string | undefined = choice.say; say !== undefined; say = rest.splice(randomInt(rest.length), 1)[0]) {
      const why = say === choice.say ? choice.why : null;
      const wish = { kind: 'answer', seat, say, why } as const;
      const bar = await this.table.happen((live) =>
        live.player(seat) === bot ? { wish, to: number } : refuse('not-away'),
      );
      if (bar?.why !== 'rules-fault' || rest.length === 0) return;
    }
  }
}
