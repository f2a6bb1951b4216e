import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Me } from '../../protocol/person.ts';
import { hashToken } from '../storage/id.ts';
import type { Db, Storage } from '../storage/open.ts';
import { sessions as rows } from '../storage/schema.ts';
import { DATABASES, makeDatabase, type TestDatabase } from '../testing/database/databases.ts';
import { People } from './people.ts';
import { type Ended, Sessions, type SignedIn } from './sessions.ts';

const DAY = 86_400_000;

test('what was being looked up while somebody signed out is not remembered', async () => {
  const row = { ...{ id: 'ida', name: 'Ida', login: null, language: 'en' }, created: new Date(), seen: new Date() };
  let found: { person: typeof row; seen: Date }[] = [{ person: row, seen: row.seen }];
  let release = () => {};
  // A database whose first answer is long under way.
  const slow = {
    select: () => ({ from: () => ({ innerJoin: () => ({ where: () => later(found) }) }) }),
    delete: () => ({
      where: async () => {
        found = [];
      },
    }),
  };
  const later = <T>(answer: T) =>
    new Promise<T>((resolve) => {
      release = () => resolve(answer);
    });
  const sessions = new Sessions(slow as unknown as Db);
  const looking = sessions.find('token');
  const answer = release;
  await sessions.end({ session: hashToken('token'), me: { id: 'ida' } as Me });
  answer();
  expect(await looking).not.toBeNull();
  const again = sessions.find('token');
  release();
  expect(await again).toBeNull();
});

describe.each(DATABASES)('on %s', (kind) => {
  let database: TestDatabase;
  let storage: Storage;
  let now = Date.now();
  const at = () => now;
  beforeAll(async () => {
    database = await makeDatabase(kind);
    storage = await database.open();
  });
  afterAll(async () => {
    await storage.close();
    await database.remove();
  });

  /** Two processes on one database. */
  const processes = () => {
    const here = new Sessions(storage.db, at, at);
    return { here, there: new Sessions(storage.db, at, at), people: new People(storage.db, here) };
  };
  const somebody = async ({ here, people }: ReturnType<typeof processes>) => {
    const me = await people.guest('Ida', 'en');
    if ('bar' in me) throw new Error(me.bar.why);
    return { me, token: await here.begin(me.id) };
  };

  test('a token stands for its person, and only its hash is stored', async () => {
    const both = processes();
    const { me, token } = await somebody(both);
    expect(await both.here.find(token)).toEqual({ session: hashToken(token), me });
    expect(await both.here.find(`${token}x`)).toBeNull();
    const stored = await storage.db.select().from(rows).where(eq(rows.person, me.id));
    expect(stored.map((row) => row.token)).toEqual([hashToken(token)]);
  });

  test('signing out holds at once here, and within five seconds elsewhere', async () => {
    const both = processes();
    const { token } = await somebody(both);
    const signedIn = (await both.here.find(token)) as SignedIn;
    expect(await both.there.find(token)).not.toBeNull();
    await both.here.end(signedIn);
    expect(await both.here.find(token)).toBeNull();
    now += 5000;
    expect(await both.there.find(token)).toBeNull();
  });

  test('signing out everywhere ends every session of one person, and of nobody else', async () => {
    const both = processes();
    const { me, token } = await somebody(both);
    const other = await somebody(both);
    const second = await both.here.begin(me.id);
    for (const each of [token, second, other.token]) expect(await both.here.find(each)).not.toBeNull();
    await both.here.endAll(me.id);
    expect(await both.here.find(token)).toBeNull();
    expect(await both.here.find(second)).toBeNull();
    expect(await both.here.find(other.token)).not.toBeNull();
    const open = await both.there.stillOpen([token, second, other.token].map(hashToken));
    expect([...open]).toEqual([hashToken(other.token)]);
  });

  test('who hears of ended sessions is told which', async () => {
    const both = processes();
    const { me, token } = await somebody(both);
    const heard: Ended[] = [];
    both.here.onEnd((ended) => heard.push(ended));
    await both.here.end({ session: hashToken(token), me });
    await both.here.endAll(me.id);
    expect(heard).toEqual([
      { person: me.id, session: hashToken(token) },
      { person: me.id, session: null },
    ]);
  });

  test('a session lasts a year from its last use', async () => {
    const both = processes();
    const { token } = await somebody(both);
    const forgotten = await somebody(both);
    const begun = now;
    now = begun + 300 * DAY;
    expect(await both.here.find(token)).not.toBeNull();
    now = begun + 600 * DAY;
    expect(await both.here.find(token)).not.toBeNull();
    expect(await both.here.find(forgotten.token)).toBeNull();
    await both.here.prune();
    const left = await storage.db.select().from(rows);
    const tokens = left.map((row) => row.token);
    expect(tokens).toContain(hashToken(token));
    expect(tokens).not.toContain(hashToken(forgotten.token));
  });

  test('another name shows at once', async () => {
    const both = processes();
    const { me, token } = await somebody(both);
    await both.here.find(token);
    await both.people.change(me, { name: 'Ida II' });
    expect((await both.here.find(token))?.me.name).toBe('Ida II');
  });
});
