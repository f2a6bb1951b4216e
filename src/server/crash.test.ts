import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { botNames } from '../bots/index.ts';
import { games } from '../games/index.ts';
import { type AnyGame, below, type GameRecord, replay } from '../kernel/index.ts';
import { Crowd, type Wanted } from './testing/crowd.ts';
import { DATABASES, makeDatabase, type TestDatabase } from './testing/databases.ts';
import { faultsAt, readLedger } from './testing/ledger.ts';
import { GAME } from './testing/play.ts';
import { ServerProcess } from './testing/process.ts';

const game = games[GAME]?.core as AnyGame;
const KILLS = 20;

const HOUR = { kind: 'game', seconds: 3600 };
const MOMENT = { kind: 'move', seconds: 5 };
const times = (count: number, wanted: Wanted): Wanted[] => Array.from({ length: count }, () => wanted);

/** A hundred tables. */
const TABLES: readonly Wanted[] = [
  ...times(40, { people: 2 }),
  ...times(20, { people: 3 }),
  ...times(14, { people: 4 }),
  ...times(8, { people: 2, watched: true }),
  ...botNames.flatMap((bot) => times(5, { people: 1, bots: [bot] })),
  ...times(3, { people: 2, bots: botNames }),
  ...times(3, { people: 2, more: { clock: HOUR } }),
  ...times(2, { people: 2, more: { clock: MOMENT }, asleep: true }),
];

const ENV = {
  BOT_PACE_MS: '0',
  GUESTS_PER_HOUR: '1000',
  HTTP_PER_MINUTE: '100000',
  MESSAGES_PER_SECOND: '10000',
};

/** A server that is killed again and again, and the crowd that plays on it. */
class Trial {
  readonly crowd: Crowd;
  readonly database: TestDatabase;
  private server: ServerProcess | null = null;

  constructor(database: TestDatabase) {
    this.database = database;
    this.crowd = new Crowd(25, 'crash');
  }

  async start(): Promise<string> {
    this.server = await ServerProcess.spawn(this.database, ENV);
    return this.server.ready();
  }

  /** kill -9; when it is over everybody has noticed. */
  async kill(): Promise<void> {
    await this.server?.kill();
    await this.crowd.until('all lines are lost', () => this.crowd.people.every((person) => person.lost));
    this.crowd.play.on = false;
    expect(this.trouble).toEqual([]);
  }

  /** A process that is killed before it is ready. */
  async startInVain(): Promise<void> {
    const server = await ServerProcess.spawn(this.database, ENV);
    await server.kill();
  }

  async comeBack(): Promise<void> {
    const url = await this.start();
    console.log('ready', this.cpu());
    const back = await Promise.all(this.crowd.people.map((person) => person.connect(url)));
    expect(back).not.toContain(false);
    await this.crowd.hold();
    expect(this.crowd.faults).toEqual([]);
  }

  async stop(): Promise<number | null> {
    for (const person of this.crowd.people) person.hangUp();
    return (await this.server?.stop()) ?? null;
  }

  cpu(): number {
    try {
      const f = readFileSync(`/proc/${this.server?.pid}/stat`, 'utf8').split(' ');
      return (Number(f[13]) + Number(f[14])) * 10;
    } catch {
      return 0;
    }
  }
  /** What the server complained of. */
  get trouble(): string[] {
    return this.server?.lines.filter((line) => line.startsWith('{')) ?? [];
  }

  async end(): Promise<void> {
    await this.server?.kill();
    for (const person of this.crowd.people) person.hangUp();
    await this.database.remove();
  }
}

describe.each(DATABASES)('on %s', (kind) => {
  let trial: Trial;
  beforeAll(async () => {
    trial = new Trial(await makeDatabase(kind));
  });
  afterAll(() => trial.end());

  test(`killed ${KILLS} times while a hundred tables are played, the server loses nothing that it said`, async () => {
    const { crowd } = trial;
    const T0 = performance.now();
    const lap = (w: string) => console.log(kind, Math.round(performance.now() - T0), w);
    await crowd.come(await trial.start());
    lap('came');
    await Promise.all(TABLES.map((wanted) => crowd.sitDown(wanted)));
    lap('sat');
    for (let kills = 0; kills < KILLS; kills++) {
      const before = crowd.progress();
      crowd.begin();
      await crowd.goneOn(before);
      // In the midst of it, or when all answer at once and the first are stored.
      if (kills % 2 === 0) await crowd.acknowledged(below(crowd.play.luck, 400));
      else {
        await crowd.hold();
        crowd.begin();
        await crowd.acknowledged(1 + below(crowd.play.luck, 40));
      }
      lap(`kill ${crowd.play.done}`);
      await trial.kill();
      if (kills % 4 === 3) await trial.startInVain();
      await trial.comeBack();
      lap('back');
      await crowd.playAgain().catch((e) => { throw new Error(`${e.message} ${trial.trouble.join()}`); });
      lap(`again ${crowd.past.length}`);
    }
    const before = crowd.progress();
    crowd.begin();
    await crowd.goneOn(before);
    await crowd.hold();
    await crowd.giveUp();
    lap('over');
    const boards = [...crowd.past, ...crowd.boards];
    const records = new Map<string, GameRecord>();
    for (const { id, people } of boards) records.set(id, await people[0]?.ask('GET', `/tables/${id}/record`));
    lap('records');
    expect(crowd.faults).toEqual([]);
    expect(await trial.stop()).toBe(0);
    expect(trial.trouble).toEqual([]);

    const storage = await trial.database.open();
    const ledger = await readLedger(storage);
    await storage.close();
    lap('ledger');
    const faults = boards.flatMap(({ id }) => faultsAt(ledger, id, crowd.people, records.get(id) as GameRecord));
    lap('checked');
    expect(faults).toEqual([]);
    for (const record of records.values()) expect(() => replay(game, record)).not.toThrow();
    console.log(
      Object.fromEntries(
        ['answer', 'undo', 'away', 'resign'].map((k) => [k, ledger.log.filter((e) => e.kind === k).length]),
      ),
      ledger.lines.length,
      ledger.downtimes.length,
    );
  }, 600_000);
});
