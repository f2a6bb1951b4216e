import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { games } from '../games/index.ts';
import { type AnyGame, replay, seededRng } from '../kernel/index.ts';
import { storeIn } from './storage/append.ts';
import { openStorage } from './storage/open.ts';
import { storeMs, Writer } from './storage/writer.ts';
import { DATABASES, makeDatabase } from './testing/database/databases.ts';
import { GAME, playOut, tableFor } from './testing/play.ts';
import { startTestServer } from './testing/server.ts';
import type { Visitor, VisitorReply } from './testing/visitor/visitor.ts';

/**
 * How long a server waits for its database: at first as short as it may be set. Where the machine is too slow for that, even
 * what should be answered is given up; then the same is tried with more patience. That it is five by default is shown
 * with a simulated clock.
 */
const SECONDS = [2, 15, 90];
async function patiently(act: (seconds: number, env: Record<string, string>) => Promise<void>): Promise<void> {
  for (const seconds of SECONDS)
    try {
      return await act(seconds, { DATABASE_SECONDS: `${seconds}` });
    } catch (error) {
      if (seconds === SECONDS.at(-1)) throw error;
    }
}
/** Plays to the end; on a slow machine a database that does answer may be given up, too. */
const playOn = (people: readonly Visitor[], id: string, word: string) =>
  playOut(people, id, seededRng(word), () => false, ['database']);
const game = games[GAME]?.core as AnyGame;

/** What does not go through on a line: nothing at all, or only what the database says. No end of it notices. */
type Silence = 'both' | 'replies';

/** A way to a database that may fall silent. */
class QuietLine {
  silence: Silence | null = null;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.server = server;
  }

  static async to(url: string): Promise<{ line: QuietLine; url: string }> {
    const { hostname, port } = new URL(url);
    const server = createServer();
    const line = new QuietLine(server);
    server.on('connection', (here) => line.join(here, connect(Number(port), hostname)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const through = new URL(url);
    through.port = `${(server.address() as { port: number }).port}`;
    return { line, url: through.href };
  }

  private join(...ends: [Socket, Socket]): void {
    for (const [n, end] of ends.entries()) {
      const other = ends[1 - n] as Socket;
      this.sockets.add(end);
      const isReply = n === 1;
      end.on('data', (bytes) => {
        if (this.silence === null || (this.silence === 'replies' && !isReply)) other.write(bytes);
      });
      end.on('error', () => {});
      end.on('close', () => other.destroy());
    }
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }
}

test.each<[string, Silence]>([
  ['and hears nothing', 'both'],
  ['and stores what it hears', 'replies'],
])(
  'a database that falls silent %s: answers are refused, the server is not well, and after it all goes on as it is stored',
  (_how, silence) =>
    patiently(async (seconds, env) => {
      const database = await makeDatabase('postgres');
      const { line, url } = await QuietLine.to(database.databaseUrl as string);
      const log = pino({ level: 'silent' });
      const storage = await openStorage({ dataDir: database.dataDir, databaseUrl: url, log, databaseSeconds: seconds });
      const place = await startTestServer('postgres', env, { storage });
      onTestFinished(async () => {
        await place.remove();
        line.close();
        await database.remove();
      });
      const [a, b] = [await place.visitor(), await place.visitor()];
      const id = await tableFor([a, b]);
      await Promise.race([a, b].map((person) => person.until(() => person.at(id).question !== null)));
      const asked: Visitor = a.at(id).question === null ? b : a;
      const { legal } = asked.at(id).question as { legal: readonly string[] };
      line.silence = silence;
      // The first goes to the database, the others wait behind it; all are refused while it says nothing.
      const replies = await Promise.all([0, 1, 2].map((n) => asked.answer(id, legal[n % legal.length] as string)));
      for (const reply of replies) expect(reply).toMatchObject({ type: 'refused', bar: { why: 'database' } });
      const health = await fetch(`${place.server.url}/healthz`);
      expect([health.status, await health.json()]).toMatchObject([503, { why: 'database' }]);
      line.silence = null;
      // Connections on which something was lost are given up one by one.
      const isUnknown = (reply: VisitorReply) => reply.type === 'refused' && reply.bar.why === 'database';
      while (isUnknown(await asked.answer(id, legal[0] as string)));
      await playOn([a, b], id, 'silence');
      const record = await a.ask('GET', `/tables/${id}/record`);
      expect(replay(game, record).state.result).toEqual(a.at(id).info.result);
    }),
);

test.each(DATABASES)(
  'a request that waits for a silent database is refused before the database is given up, and after it all is well: %s',
  (kind) =>
    patiently(async (_seconds, env) => {
      const database = await makeDatabase(kind);
      const storage = await database.open();
      const place = await startTestServer(kind, env, { storage });
      onTestFinished(async () => {
        await place.remove();
        await database.remove();
      });
      const who = await place.visitor();
      const pool = (storage.db as unknown as { $client: Pool }).$client;
      // Nobody else gets a connection, as where none of them is answered.
      const held = await Promise.all(Array.from({ length: pool.options.max as number }, () => pool.connect()));
      const ended: string[] = [];
      const query = pool.query('SELECT 1').catch(() => void ended.push('query'));
      const reply = await who.fetch('GET', '/me/tables').finally(() => ended.push('request'));
      const endedBefore = [...ended];
      for (const client of held) client.release();
      await query;
      expect(reply).toMatchObject({ status: 503, body: { refused: { why: 'database' } } });
      expect(endedBefore).toEqual(['request']);
      const again = () => who.fetch('GET', '/me/tables');
      await expect.poll(again).toMatchObject({ status: 200, body: [] });
    }),
);

test('an entry that the embedded database stores too late is found when the table is read again', () =>
  patiently(async (seconds) => {
    const database = await makeDatabase('pglite');
    const real = await database.open();
    let silent = false;
    let speak = () => {};
    const store = storeIn((real.db as unknown as { $client: Pool }).$client);
    const writer = new Writer(async (batch) => {
      if (silent) await new Promise<void>((resolve) => (speak = resolve));
      return store(batch);
    }, storeMs(seconds));
    const place = await startTestServer(
      'pglite',
      {},
      { storage: { ...real, append: (entry) => writer.append(entry) } },
    );
    onTestFinished(async () => {
      await place.remove();
      await database.remove();
    });
    const [a, b] = [await place.visitor(), await place.visitor()];
    const id = await tableFor([a, b]);
    await Promise.race([a, b].map((person) => person.until(() => person.at(id).question !== null)));
    const asked: Visitor = a.at(id).question === null ? b : a;
    const { legal, number } = asked.at(id).question as { legal: readonly string[]; number: number };
    silent = true;
    expect(await asked.answer(id, legal[0] as string)).toMatchObject({ bar: { why: 'database' } });
    silent = false;
    speak();
    // The same question cannot be answered twice.
    await asked.until(() => asked.at(id).question?.number !== number);
    await playOn([a, b], id, 'late');
    const record = await a.ask('GET', `/tables/${id}/record`);
    expect(record.answers[0].say).toBe(legal[0]);
    expect(replay(game, record).state.result).toEqual(a.at(id).info.result);
  }));
