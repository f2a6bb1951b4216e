import { fileURLToPath } from 'node:url';
import { EditionRegistry, editionLoader } from '../editions/index.ts';
import { games } from '../games/index.ts';
import type { GameFactory, GameRecord } from '../kernel/index.ts';
import { BotScheduler } from './bots/bot-scheduler.ts';
import type { BotService } from './bots/bot-service.ts';
import { builtFile } from './built.ts';
import type { Logger } from './log.ts';
import { lruCache } from './lru-cache.ts';
import { Attempts } from './people/attempts.ts';
import { People } from './people/people.ts';
import { Sessions } from './people/sessions.ts';
import type { Settings } from './settings.ts';
import { newId } from './storage/id.ts';
import { openStorage, type Storage } from './storage/open.ts';
import { AccountDeletion } from './tables/account-deletion.ts';
import { GameLoader } from './tables/game-loader.ts';
import { peopleAt, unfinishedOf } from './tables/lists/lists.ts';
import { OwnTablesFeed } from './tables/lists/own-tables-feed.ts';
import { newSeed } from './tables/lobby/lobby.ts';
import { Heartbeat } from './tables/processes/heartbeat.ts';
import { TableRegistry } from './tables/table-registry.ts';
import { buildApp } from './wire/app.ts';
import { Metrics } from './wire/metrics.ts';
import { gameRoutes } from './wire/routes/games.ts';
import { pageRoutes } from './wire/routes/page.ts';
import { recordRoutes } from './wire/routes/records.ts';
import { reportRoutes } from './wire/routes/reports.ts';
import { tableRoutes } from './wire/routes/tables.ts';
import { Sockets } from './wire/socket/socket.ts';
import { WorkBudgets } from './work/budget.ts';
import { SlicedWork } from './work/sliced-work.ts';

/** How many records of finished games are kept ready: a long one takes some hundred kilobytes. */
const KEPT_RECORDS = 100;

export interface Server {
  /** Where people find it. */
  readonly url: string;
  stop(): Promise<void>;
  /** Resolves if it can never work again. */
  readonly dead: Promise<Error>;
}

/** What tests may put in place of the real thing. */
export interface ServerOverrides {
  readonly factories?: Readonly<Record<string, GameFactory>>;
  readonly storage?: Storage;
  readonly now?: () => number;
  /** The wall clock, by which silence is measured: it goes on while the machine sleeps. */
  readonly wall?: () => number;
  /** The clock that is never set back. */
  readonly monotonic?: () => number;
  readonly newSeed?: () => string;
  readonly botService?: BotService;
  /** The folder of the web client. */
  readonly page?: string;
}

/** Puts the parts of the server together and opens its doors. */
export async function startServer(settings: Settings, log: Logger, overrides: ServerOverrides = {}): Promise<Server> {
  const now = overrides.now ?? Date.now;
  const monotonic = overrides.monotonic ?? (() => performance.now());
  const storage = overrides.storage ?? (await openStorage({ ...settings, log }));
  const metrics = new Metrics();
  const work = new SlicedWork();
  const gameLoader = new GameLoader(
    new EditionRegistry(overrides.factories ?? games, editionLoader),
    storage.db,
    work,
    log,
  );
  await gameLoader.storeCorePacks();
  const pool = new BotScheduler({
    worker: builtFile('thinker.mjs'),
    threads: settings.botThreads,
    seconds: settings.botSeconds,
    log,
  });
  const botService = overrides.botService ?? pool;
  const heartbeat = new Heartbeat(storage, newId(), overrides.wall);
  await heartbeat.begin(now());
  const services = {
    ...{ storage, gameLoader, botService, settings, log, metrics, now, monotonic, downtimes: heartbeat.downtimes },
    ...{ work, records: lruCache<string, GameRecord>(KEPT_RECORDS) },
  };
  const ownTablesFeed: OwnTablesFeed = new OwnTablesFeed(
    {
      peopleAt: (tables) => peopleAt(storage.db, tables),
      unfinishedOf: (people) => unfinishedOf(storage.db, people, (table, person) => tables.isHere(table, person)),
    },
    log,
  );
  const tables: TableRegistry = new TableRegistry(services, heartbeat, ownTablesFeed);
  const sessions = new Sessions(storage.db, now, monotonic);
  await sessions.prune();
  const people = new People(storage.db, sessions, new Attempts(monotonic), now);
  let stopping = false;
  const parts = {
    ...{ settings, storage, people, sessions, log, metrics, tables, ownTablesFeed, gameLoader, now, monotonic },
    ...{ budgets: new WorkBudgets(1000 * settings.replaySecondsPerMinute, monotonic), work },
    ...{ newSeed: overrides.newSeed ?? newSeed, stopping: () => stopping },
  };
  const sockets = new Sockets(parts);
  people.onDelete(new AccountDeletion(tables, storage.db));
  people.mutes.onSet((person) => sockets.readMutes(person));
  sessions.onEnd((ended) => sockets.end(ended));
  metrics.follow({
    liveTables: () => tables.counts.loaded,
    sockets: () => sockets.size,
    bots: () => pool.figures(),
  });

  const app = await buildApp(parts);
  await sockets.register(app);
  await pageRoutes(app, overrides.page ?? fileURLToPath(builtFile('web')));
  gameRoutes(app, parts);
  tableRoutes(app, parts);
  recordRoutes(app, parts);
  reportRoutes(app, parts);
  await tables.begin();
  // Who signed out at another process is found out here.
  const checks = setInterval(
    () => void sockets.check().catch((error) => log.error({ error }, 'no check')),
    5_000,
  ).unref();
  const { host, port } = settings;
  await app.listen({ host, port });
  const { port: taken } = app.server.address() as { port: number };

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearInterval(checks);
    // What was accepted is stored and told before anybody is sent away.
    await tables.stop();
    await ownTablesFeed.close();
    sockets.dismiss();
    await app.close();
    await botService.close();
    await storage.close();
  };
  return { url: `http://${addressOf(host)}:${taken}`, stop, dead: storage.dead };
}

/** What to type for a host: who listens everywhere is found here too. */
function addressOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
