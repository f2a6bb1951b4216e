import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { type AnyGame, replay, seededRng } from '../kernel/index.ts';
import type { Db } from './storage/open.ts';
import { DATABASES, makeDatabase } from './testing/database/databases.ts';
import { GAME, playOut, tableFor } from './testing/play.ts';
import { startTestServer } from './testing/server.ts';
import { Visitor } from './testing/visitor/visitor.ts';

const game = games[GAME]?.core as AnyGame;
/** What needs new room when it is written to. */
const GROWING = ['entries', 'people', 'chat', 'probes'];

/** From now on the database says what PostgreSQL says where the disk is full. What is there can be read. */
async function fillDisk(db: Db): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
    END $$`);
  for (const table of GROWING)
    await db.execute(
      sql.raw(`CREATE TRIGGER no_space BEFORE INSERT ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION no_space()`),
    );
}
const clearDisk = (db: Db) => db.execute(sql`DROP FUNCTION no_space CASCADE`);

describe.each(DATABASES)('where the disk of %s is full', (kind) => {
  test('what is written is refused, what is read is not, health says so, and with room all goes on', async () => {
    const database = await makeDatabase(kind);
    const storage = await database.open();
    const place = await startTestServer(kind, {}, { storage });
    const health = async () => {
      const response = await fetch(`${place.server.url}/healthz`);
      return [response.status, await response.json()];
    };
    const [a, b] = [await place.visitor(), await place.visitor()];
    const id = await tableFor([a, b]);
    await Promise.race([a, b].map((person) => person.until(() => person.at(id).question !== null)));
    const asked: Visitor = a.at(id).question === null ? b : a;
    const { legal, number } = asked.at(id).question as { legal: readonly string[]; number: number };
    await fillDisk(storage.db);
    // Nothing was stored yet: something is written to find out.
    expect(await health()).toMatchObject([503, { why: 'database' }]);
    const refused = { type: 'refused', bar: { why: 'database' } };
    expect(await asked.answer(id, legal[0] as string)).toMatchObject(refused);
    expect(await asked.send({ type: 'chat', table: id, text: 'hello?' })).toMatchObject(refused);
    const full = { status: 503, body: { refused: { why: 'database' } } };
    expect(await new Visitor(place.server.url).fetch('POST', '/guest', {})).toMatchObject(full);
    expect(await health()).toMatchObject([503, { why: 'database' }]);
    expect(await asked.fetch('GET', `/tables/${id}`)).toMatchObject({ status: 200, body: { state: 'playing' } });
    // Nothing has happened, and nobody was told that it had.
    expect(asked.at(id).question?.number).toBe(number);
    await clearDisk(storage.db);
    expect(await asked.answer(id, legal[0] as string)).toMatchObject({ type: 'done' });
    expect(await health()).toMatchObject([200, { ok: true }]);
    await playOut([a, b], id, seededRng('room'));
    const record = await a.ask('GET', `/tables/${id}/record`);
    expect(replay(game, record).state.result).toEqual(a.at(id).info.result);
    await place.remove();
    await database.remove();
  });
});
