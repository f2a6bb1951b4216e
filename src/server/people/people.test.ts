import { and, eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameRecord } from '../../kernel/index.ts';
import { exportSchema } from '../../protocol/export.ts';
import type { Me } from '../../protocol/person.ts';
import { newId } from '../storage/id.ts';
import type { Db, Storage } from '../storage/open.ts';
import { chat, mutes, packs, reports, people as rows, seats, tables } from '../storage/schema.ts';
import { DATABASES, makeDatabase, type TestDatabase } from '../testing/database/databases.ts';
import { exportOf } from './export.ts';
import { hashPassword } from './passwords.ts';
import { accountsLike, People } from './people.ts';
import { Sessions } from './sessions.ts';

const SEED = 'the seed of a game';
const STRANGER = { address: '192.0.2.1', device: null };
const AT_HOME = { address: '192.0.2.1', known: 'session' };
const SALT = 'the salt of another';

/** A table with these people, its first the host. */
async function table(db: Db, state: 'open' | 'playing' | 'over', ...persons: (string | null)[]): Promise<string> {
  const id = newId();
  await db.insert(tables).values({
    ...{ id, game: 'any', rules: 1, content: 'x', options: {}, state, host: persons[0] ?? null, seed: SEED },
    ...{ public: false, spectators: true, clock: { kind: 'none' }, eager: false },
  });
  await db.insert(seats).values(persons.map((person, seat) => ({ table: id, seat, person, salt: SALT })));
  return id;
}
const sitting = async (db: Db, id: string) =>
  (await db.select().from(seats).where(eq(seats.table, id)).orderBy(seats.seat)).map(({ person }) => person);
const hostOf = async (db: Db, id: string) => (await db.select().from(tables).where(eq(tables.id, id)))[0]?.host;

const record = (names: string[]): GameRecord => ({
  ...{
    format: 2,
    game: 'any',
    edition: 'none',
    content: 'x',
    seats: 2,
    options: {},
    seed: SEED,
    salts: [],
    forced: false,
  },
  ...{ answers: [], names },
});

describe.each(DATABASES)('on %s', (kind) => {
  let database: TestDatabase;
  let storage: Storage;
  let db: Db;
  let people: People;
  beforeAll(async () => {
    database = await makeDatabase(kind);
    storage = await database.open();
    db = storage.db;
    people = new People(db, new Sessions(db));
  });
  afterAll(async () => {
    await storage.close();
    await database.remove();
  });

  const guest = async (name: string): Promise<Me> => {
    const me = await people.guest(name, 'en');
    if ('bar' in me) throw new Error(me.bar.why);
    return me;
  };

  describe('the name of an account', () => {
    const settle = async (name: string) => people.settle((await guest('Somebody')).id, name, 'three black cats');
    const taken = { bar: { rule: null, why: 'name-taken' } };

    test.each([
      ['another case', 'Dee', 'DEE'],
      ['another script', 'Oscar Wilde', 'Оsсar Wilde'],
      ['a capital I', 'Bella Ill', 'BeIla lll'],
      ['other forms of letters', 'Fiona', '𝓕iona'],
    ])('is nobody else’s, nor is one that looks like it: %s', async (_how, name, alike) => {
      const me = ((await settle(name)) as { me: Me }).me;
      const eve = await guest('Eve');
      expect(await people.guest(alike, 'en')).toEqual(taken);
      expect(await people.change(eve, { name: alike })).toEqual(taken);
      expect(await people.settle(eve.id, alike, 'three black cats')).toEqual(taken);
      // Their own may be spelt otherwise.
      expect(await people.change(me, { name: alike })).toMatchObject({ name: alike });
    });

    test('goes to one of many who want names that look alike at once', async () => {
      const settled = await Promise.all(['Lillil', 'LiIlil', 'LilIil', 'Lilli|'].map(settle));
      expect(settled.filter((one) => 'bar' in one)).toEqual([taken, taken, taken]);
    });

    test('is compared with those that may look like it, which an index finds', async () => {
      await settle('Ottilie');
      const found = await accountsLike(db, 'OttiIie');
      expect(found.map(({ name }) => name)).toEqual(['Ottilie']);
      const { sql: query, params } = accountsLike(db, 'OttiIie').toSQL();
      const pool = (db as unknown as { $client: Pool }).$client;
      const client = await pool.connect();
      // Of a few rows all would be read.
      await client.query('SET enable_seqscan = off');
      const { rows: plan } = await client.query(`EXPLAIN ${query}`, params);
      client.release(true);
      expect(JSON.stringify(plan)).toContain('people_fold');
    });

    test('that was there before stays, however it looks, and signs in', async () => {
      const me = ((await settle('Rosa')) as { me: Me }).me;
      const twin = await guest('Twin');
      await db
        .update(rows)
        .set({ name: 'Rоsа', login: 'rоsа', password: await hashPassword('two black cats') })
        .where(eq(rows.id, twin.id));
      expect(await people.signIn('rosa', 'three black cats', STRANGER)).toMatchObject({ me: { id: me.id } });
      expect(await people.signIn('rоsа', 'two black cats', STRANGER)).toMatchObject({ me: { id: twin.id } });
    });
  });

  describe('who is deleted', () => {
    test('leaves open tables: the next person is the host, and a table that nobody sits at is no more', async () => {
      const [ida, bob] = [await guest('Ida'), await guest('Bob')];
      const shared = await table(db, 'open', ida.id, null, bob.id);
      const alone = await table(db, 'open', ida.id, null);
      const asGuest = await table(db, 'open', bob.id, ida.id);
      const kept = await table(db, 'open', bob.id, null);
      await db
        .update(seats)
        .set({ keptFor: ida.id })
        .where(and(eq(seats.table, kept), eq(seats.seat, 1)));
      await people.delete(ida.id, undefined, AT_HOME);
      expect(await sitting(db, shared)).toEqual([null, null, bob.id]);
      expect(await hostOf(db, shared)).toBe(bob.id);
      expect(await sitting(db, alone)).toEqual([]);
      expect(await hostOf(db, alone)).toBeUndefined();
      expect(await sitting(db, asGuest)).toEqual([bob.id, null]);
      expect(await sitting(db, kept)).toEqual([bob.id, null]);
      expect(await db.select().from(seats).where(eq(seats.keptFor, ida.id))).toEqual([]);
    });

    test('keeps no seat in games, but the games stay, with the salts that they were dealt with', async () => {
      const [ida, bob] = [await guest('Ida'), await guest('Bob')];
      const playing = await table(db, 'playing', ida.id, bob.id);
      const over = await table(db, 'over', bob.id, ida.id);
      await people.delete(ida.id, undefined, AT_HOME);
      expect(await sitting(db, playing)).toEqual([null, bob.id]);
      expect(await hostOf(db, playing)).toBeNull();
      expect(await sitting(db, over)).toEqual([bob.id, null]);
      const left = await db.select().from(seats).where(eq(seats.table, playing));
      expect(left.map(({ salt }) => salt)).toEqual([SALT, SALT]);
    });

    test('takes along name, chat lines and mutes; what they reported stays, without names', async () => {
      const [ida, bob] = [await guest('Ida'), await guest('Bob')];
      const over = await table(db, 'over', ida.id, bob.id);
      await db.insert(chat).values({ table: over, person: ida.id, text: 'hello' });
      await db.insert(chat).values({ table: over, person: bob.id, text: 'hi' });
      await people.mutes.set(ida.id, bob.id, true);
      await people.mutes.set(bob.id, ida.id, true);
      const report = newId();
      await db
        .insert(reports)
        .values({ id: report, table: over, person: ida.id, words: 'odd', record: record(['Ida', 'Bob']) });
      await people.delete(ida.id, undefined, AT_HOME);
      expect(await db.select().from(rows).where(eq(rows.id, ida.id))).toEqual([]);
      expect((await db.select().from(chat).where(eq(chat.table, over))).map(({ text }) => text)).toEqual(['hi']);
      expect(await db.select().from(mutes).where(eq(mutes.muted, ida.id))).toEqual([]);
      expect(await db.select().from(mutes).where(eq(mutes.person, ida.id))).toEqual([]);
      const [kept] = await db.select().from(reports).where(eq(reports.id, report));
      expect(kept).toMatchObject({ person: null, words: 'odd', record: { seed: SEED } });
      expect(JSON.stringify(kept)).not.toContain('Ida');
    });

    test('is mourned before, while the seats are theirs, and after', async () => {
      const [ida, bob] = [await guest('Ida'), await guest('Bob')];
      const playing = await table(db, 'playing', ida.id, bob.id);
      const told: unknown[] = [];
      const mourning = new People(db, new Sessions(db));
      mourning.onDelete({
        beforeDeletion: async (person) => void told.push([person, await sitting(db, playing)]),
        afterDeletion: async (person, at) => void told.push([person, at, await sitting(db, playing)]),
      });
      expect(await mourning.delete(ida.id, undefined, AT_HOME)).toBeNull();
      expect(told).toEqual([
        [ida.id, [ida.id, bob.id]],
        [ida.id, [playing], [null, bob.id]],
      ]);
      expect(await mourning.delete(ida.id, undefined, AT_HOME)).toMatchObject({ why: 'not-signed-in' });
    });
  });

  describe('the export of one’s data', () => {
    test('has all that is one’s own', async () => {
      const sessions = new Sessions(db);
      const [ida, bob] = [await guest('Ida'), await guest('Bob')];
      await sessions.begin(ida.id);
      const over = await table(db, 'over', bob.id, ida.id);
      await table(db, 'over', bob.id, null);
      await db.insert(chat).values([
        { table: over, person: ida.id, text: 'mine' },
        { table: over, person: bob.id, text: 'his' },
      ]);
      await people.mutes.set(ida.id, bob.id, true);
      await db
        .insert(reports)
        .values({ id: newId(), table: over, person: ida.id, words: 'odd', record: record(['Bob', 'Ida']) });
      await db.insert(packs).values({ hash: newId(), game: 'any', pack: {}, by: ida.id });
      const all = exportSchema.parse(await exportOf(db, people.mutes, ida.id));
      expect(all.me).toMatchObject({ id: ida.id, name: 'Ida', guest: true });
      expect(all.sessions).toHaveLength(1);
      expect(all.tables.map(({ id, you, seed }) => ({ id, you, seed }))).toEqual([{ id: over, you: 1, seed: SEED }]);
      expect(all.chat.map(({ text }) => text)).toEqual(['mine']);
      expect(all.mutes).toEqual([{ id: bob.id, name: 'Bob', guest: true }]);
      expect(all.reports.map(({ words }) => words)).toEqual(['odd']);
      expect(all.packs).toHaveLength(1);
      expect(await exportOf(db, people.mutes, 'nobody')).toBeNull();
    });

    test('has no secret of a game that goes on, nor of a person', async () => {
      const sessions = new Sessions(db);
      const [ida, bob] = [await guest('Ida'), await guest('Bob')];
      const token = await sessions.begin(ida.id);
      const open = await table(db, 'open', ida.id, bob.id);
      const playing = await table(db, 'playing', ida.id, bob.id);
      await db
        .insert(reports)
        .values({ id: newId(), table: playing, person: ida.id, words: 'odd', record: record(['Ida', 'Bob']) });
      await people.settle(ida.id, `Ida of ${kind}`, 'three black cats');
      const all = await exportOf(db, people.mutes, ida.id);
      const text = JSON.stringify(all);
      expect(all?.tables.map(({ id }) => id).sort()).toEqual([open, playing].sort());
      for (const secret of [SEED, token, '$argon2', 'password']) expect(text).not.toContain(secret);
      // Salts are shown once the cards are dealt.
      expect(all?.tables.find(({ id }) => id === open)?.salts).toBeNull();
    });
  });
});
