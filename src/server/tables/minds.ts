import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Choice } from '../../bots/index.ts';
import { type Bar, copyPlain, type Numbered, type Seat } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal.ts';
import type { House } from './house.ts';
import type { Asking, Live } from './live.ts';

/** What bots need of their table. */
interface Host {
  readonly id: string;
  readonly closed: boolean;
  run<T>(act: () => Promise<T>): Promise<T>;
  happen(asking: Asking): Promise<Bar | null>;
}

/** The bots of one table. They think elsewhere, from what their seat may see; here their answers come in. */
export class Minds {
  private readonly table: Host;
  private readonly house: House;
  /** What is thought about, as seat and number of the question. */
  private readonly thinking = new Set<string>();

  constructor(table: Host, house: House) {
    this.table = table;
    this.house = house;
  }

  get atWork(): boolean {
    return this.thinking.size > 0;
  }

  /** Whoever is asked and is a bot begins to think. `pack` is null for the game's own cards. */
  begin(live: Live, pack: unknown): void {
    for (const seat of live.asked) {
      const bot = live.player(seat);
      const question = bot === null ? null : live.match.question(seat);
      if (bot !== null && question !== null) this.think(live, pack, seat, bot, question);
    }
  }

  private think(live: Live, pack: unknown, seat: Seat, bot: string, question: Numbered): void {
    const key = `${seat} ${question.number}`;
    if (this.thinking.has(key)) return;
    this.thinking.add(key);
    const { settings, thinkers, log } = this.house;
    const { game, state } = live.match;
    // Further lines of one secret answer follow at once.
    const pace = game.gaveInSecret(state, seat) ? 0 : settings.botPaceMs;
    const view = copyPlain(live.match.view(seat));
    const job = { table: this.table.id, game: game.name, content: game.content, pack, bot, view, question };
    void Promise.all([thinkers.choose(job), pause(pace, undefined, { ref: false })])
      .then(([choice]) => this.table.run(() => this.answer(seat, bot, question, choice)))
      .catch((error) => {
        if (!this.table.closed) log.error({ table: this.table.id, bot, error }, 'a bot did not answer');
      })
      .finally(() => this.thinking.delete(key));
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
