import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { type BotAdvice, type BotChoice, makeBot } from '../../bots/index.ts';
import { EditionRegistry, editionLoader } from '../../editions/index.ts';
import {
  type AnyGame,
  type GameRecord,
  gameFactory,
  type HeardEvent,
  type NumberedQuestion,
  seededRng,
  type View,
} from '../../kernel/index.ts';
import type { FromServer } from '../../protocol/socket.ts';
import type { SeenTable, TestTable } from '../../table/testing/contract.ts';
import type { Job, JobOptions } from '../bots/job.ts';
import { lruCache } from '../lru-cache.ts';
import { newId } from '../storage/id.ts';
import type { Storage } from '../storage/open.ts';
import { people } from '../storage/schema.ts';
import { GameLoader } from '../tables/game-loader.ts';
import { makeTable, start } from '../tables/lobby/lobby.ts';
import { answer, aside, barred, resign, undo } from '../tables/player-actions.ts';
import { Table } from '../tables/table.ts';
import { readLog } from '../tables/table-rows.ts';
import type { TableServices } from '../tables/table-services.ts';
import { Metrics } from '../wire/metrics.ts';
import { WorkBudget } from '../work/budget.ts';
import { SlicedWork } from '../work/sliced-work.ts';
import { NotedTable } from './visitor/noted-table.ts';

/** Bots and a coach that think when they are let, and stop when they are told. */
class HeldBots {
  private readonly game: AnyGame;
  private readonly held = new Set<() => void>();

  constructor(game: AnyGame) {
    this.game = game;
  }

  choose = (
    { bot, view, question }: Job & { readonly bot: string },
    options?: Partial<JobOptions>,
  ): Promise<BotChoice> => this.hold(options, () => makeBot(bot, this.game).choose(view, question, seededRng(bot)));

  advise = ({ question }: Pick<Job, 'question'>, options?: Partial<JobOptions>): Promise<BotAdvice> =>
    this.hold(options, () => ({
      iterations: 1,
      verdicts: question.legal.map((say) => ({ say, visits: 1, worth: 0 })),
    }));

  close = async () => {};

  get areHeld(): boolean {
    return this.held.size > 0;
  }

  go(): void {
    for (const think of [...this.held]) think();
  }

  private hold<T>({ signal }: Partial<JobOptions> = {}, think: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const go = () => {
        this.held.delete(go);
        resolve(think());
      };
      this.held.add(go);
      signal?.addEventListener('abort', () => {
        this.held.delete(go);
        reject(new Error('unwanted'));
      });
    });
  }
}

/** A table of a server, without sockets, for the promises that every table keeps. */
export async function openServerTable(
  storage: Storage,
  game: AnyGame,
  seats: readonly (string | null)[],
): Promise<TestTable> {
  const { db } = storage;
  const person = newId();
  await db.insert(people).values({ id: person, name: 'Ada' });
  const common = { public: false, spectators: true, clock: { kind: 'none' } as const, eager: false, coach: true };
  const wanted = { ...common, game: game.name, options: {}, seats: [...seats] };
  const made = await makeTable(db, game, wanted, person, 'moon', Number.POSITIVE_INFINITY);
  if (!('id' in made)) throw new Error(made.bar.why);
  await start(db, made.id, person, { now: Date.now(), ms: 0 });
  return watched(storage, game, made.id, person);
}

async function watched(storage: Storage, game: AnyGame, id: string, person: string): Promise<TestTable> {
  const { db } = storage;
  const botService = new HeldBots(game);
  const work = new SlicedWork();
  const services = {
    ...{
      storage,
      botService,
      settings: { botPaceMs: 0 },
      work,
      records: lruCache<string, GameRecord>(1),
      log: pino({ level: 'silent' }),
      metrics: new Metrics(),
    },
    gameLoader: new GameLoader(new EditionRegistry({ [game.name]: gameFactory(game) }, editionLoader), db, work),
    ...{
      downtimes: [],
      now: Date.now,
      monotonic: () => performance.now(),
      markChanged: () => {},
      markFailed: () => {},
      isShared: () => false,
    },
  } as unknown as TableServices;
  const table = new Table(id, services);
  const noted = new NotedTable(id);
  const told: SeenTable[] = [];
  const take = (message: FromServer) => {
    if (message.type !== 'table' && message.type !== 'update' && message.type !== 'info') return;
    noted.take(message);
    const { seq, undo, now, events, info } = noted;
    const { view, question, asides } = now as {
      view: View;
      question: NumberedQuestion | null;
      asides: SeenTable['asides'];
    };
    const seen = {
      seq: seq as number,
      view,
      question,
      asides,
      undo,
      result: info?.result ?? null,
      events: [...events] as HeardEvent[],
    };
    // Who sits where comes after what happened, and is no update.
    if (message.type === 'info') told.pop();
    told.push(seen);
  };
  const budget = new WorkBudget(1e9, () => 0);
  const watcher = { person, budget, mutes: new Set<string>(), send: (text: string) => take(JSON.parse(text)) };
  const bar = await table.run(() => table.presence.watch(watcher, 0));
  if (bar !== null) throw new Error(bar.why);
  return {
    answer: (to, say, free) => answer(table, person, to, say, free),
    aside: (to, say, free) => aside(table, person, to, say, free),
    undo: () => undo(table, person),
    resign: () => resign(table, person),
    async coach(to) {
      const advice = await table.coach.advise(person, to, new AbortController().signal);
      return 'why' in advice ? advice : advice.verdicts.map(({ say }) => say);
    },
    async barred() {
      const lines = await barred(table, person);
      return 'why' in lines ? { answers: [], asides: [] } : lines;
    },
    told,
    async rest() {
      do {
        botService.go();
        await turn();
      } while (!table.isIdle || botService.areHeld);
    },
    log: () => readLog(db, id),
    record: () => table.run(async () => table.live?.record(['Ada']) ?? Promise.reject(new Error('not in memory'))),
    async reopened() {
      await table.run(async () => table.close());
      return watched(storage, game, id, person);
    },
    close: () => table.run(async () => table.close()),
  };
}
