import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { type AnyGame, below, type GameRecord, replay } from '../kernel/index.ts';
import { builtAll } from './testing/built.ts';
import { faultsAt, readSnapshot } from './testing/database/database-snapshot.ts';
import { DATABASES, makeDatabase, type TestDatabase } from './testing/database/databases.ts';
import { GAME } from './testing/play.ts';
import { ServerProcess } from './testing/process.ts';
import { type CrowdTableSpec, TestCrowd } from './testing/visitor/crowd.ts';

const game = games[GAME]?.core as AnyGame;
/** So many times as often the server is killed: who looks for something rare sets it higher. */
const THOROUGH = Number(process.env.THOROUGH ?? 1);
/** Every kind of kill comes at least once. */
const KILLS = 5 * THOROUGH;
const PEOPLE = 25;
/** Quick ones: all tables are played to the end. */
const BOTS = ['random', 'greedy'];

const HOUR = { clock: { kind: 'game', seconds: 3600 } };
const MOMENT = { clock: { kind: 'move', seconds: 5 } };
const times = (count: number, wanted: CrowdTableSpec): CrowdTableSpec[] => Array.from({ length: count }, () => wanted);

/** Fifty tables, so that everybody sits at several and answers wait for one another. */
const TABLES: readonly CrowdTableSpec[] = [
  ...times(20, { people: 2 }),
  ...times(10, { people: 3 }),
  ...times(6, { people: 4 }),
  ...times(4, { people: 2, watched: true }),
  ...BOTS.flatMap((bot) => times(3, { people: 1, bots: [bot] })),
  { people: 2, bots: BOTS },
  { people: 2, more: HOUR },
  ...times(2, { people: 2, more: MOMENT, asleep: true }),
];

const ENV = {
  BOT_PACE_MS: '0',
  BOT_SECONDS: '600',
  GUESTS_PER_HOUR: '1000',
  HTTP_PER_MINUTE: '100000',
  REPLAY_SECONDS_PER_MINUTE: '100000',
  MESSAGES_PER_SECOND: '10000',
};
/** Who lives for seconds gains nothing from better machine code: to make it took a sixth of all work. */
const FLAGS = ['--no-wasm-tier-up'];

/** A server that is killed again and again, and the crowd that plays on it. */
class CrashTest {
  readonly crowd = new TestCrowd(PEOPLE, 'crash');
  readonly database: TestDatabase;
  private server: ServerProcess | null = null;

  constructor(database: TestDatabase) {
    this.database = database;
  }

  async start(): Promise<string> {
    this.server = ServerProcess.spawn(this.database, ENV, FLAGS);
    return this.server.ready();
  }

  /** kill -9. When this is done everybody has noticed, and nobody has anything to complain of. */
  async kill(): Promise<void> {
    await this.server?.kill();
    await this.crowd.until('all lines are lost', () => this.crowd.people.every((person) => person.lost));
    this.crowd.play.on = false;
    this.check();
  }

  /** What the server complained of, and what it told people that it had told otherwise before. */
  check(): void {
    const logged = this.server?.lines.filter((line) => line.startsWith('{')) ?? [];
    expect([...logged, ...this.crowd.faults]).toEqual([]);
  }

  /** Killed before it has opened the database. */
  async startInVain(): Promise<void> {
    const server = ServerProcess.spawn(this.database, ENV, FLAGS);
    await server.kill();
  }

  async comeBack(): Promise<void> {
    const url = await this.start();
    const back = await Promise.all(this.crowd.people.map((person) => person.connect(url)));
    expect(back).not.toContain(false);
  }

  /** Killed again as soon as the first is back. */
  async comeBackInVain(): Promise<void> {
    const url = await this.start();
    const coming = this.crowd.people.map((person) => person.connect(url));
    await Promise.race(coming);
    await this.kill();
    await Promise.all(coming);
  }

  async stop(): Promise<number | null> {
    for (const person of this.crowd.people) person.hangUp();
    return (await this.server?.stop()) ?? null;
  }

  async end(): Promise<void> {
    await this.server?.kill();
    await this.database.remove();
  }
}

describe.each(DATABASES)('on %s', (kind) => {
  let crashTest: CrashTest;
  beforeAll(async () => {
    // With the page: a server that does not find it complains.
    await builtAll();
    crashTest = new CrashTest(await makeDatabase(kind));
  });
  afterAll(() => crashTest.end());

  test(`killed ${KILLS} times while ${TABLES.length} tables are played, the server loses nothing that it said`, async () => {
    const { crowd } = crashTest;
    const { luck } = crowd.play;
    await crowd.come(await crashTest.start());
    await Promise.all(TABLES.map((wanted) => crowd.sitDown(wanted)));

    for (let n = 0; n < KILLS; n++) {
      const before = crowd.progress();
      crowd.begin();
      await crowd.goneOn(before);
      // Either in the midst of it, or when all have answered at once and the first few are stored.
      if (n % 2 === 0) await crowd.acknowledged(below(luck, 200));
      else {
        await crowd.hold();
        crowd.begin();
        await crowd.acknowledged(1 + below(luck, 40));
      }
      await crashTest.kill();
      if (n % 5 === 3) await crashTest.startInVain();
      if (n % 5 === 4) await crashTest.comeBackInVain();
      await crashTest.comeBack();
      // Where something is refused, the server's own words say more.
      await crowd.playAgain().finally(() => crashTest.check());
    }
    const before = crowd.progress();
    crowd.begin();
    await crowd.goneOn(before);
    await crowd.hold();
    await crowd.giveUp();

    const boards = [...crowd.past, ...crowd.boards];
    const records = new Map<string, GameRecord>();
    for (const { id, people } of boards) records.set(id, await people[0]?.ask('GET', `/tables/${id}/record`));
    expect(await crashTest.stop()).toBe(0);
    crashTest.check();

    const storage = await crashTest.database.open();
    const snapshot = await readSnapshot(storage);
    await storage.close();
    for (const { id } of boards) {
      const record = records.get(id) as GameRecord;
      expect(() => replay(game, record)).not.toThrow();
      expect(faultsAt(snapshot, id, crowd.people, record)).toEqual([]);
    }
    // All of it was tried: answers taken back, lines of chat, people out of time.
    const kinds = new Set(snapshot.log.map((entry) => entry.kind));
    expect([...kinds].sort()).toEqual(['answer', 'away', 'resign', 'undo']);
    expect(snapshot.lines.length).toBeGreaterThan(0);
  });
});
