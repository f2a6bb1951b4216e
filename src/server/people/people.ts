import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Bar, Language } from '../../kernel/index.ts';
import type { Me } from '../../protocol/person.ts';
import { refuse } from '../../protocol/refusal/refusal.ts';
import { hashToken, newId } from '../storage/id.ts';
import type { Db } from '../storage/open.ts';
import { people, reports, seats, tables } from '../storage/schema.ts';
import { vacate } from '../tables/lobby/lobby.ts';
import { type AttemptOrigin, Attempts } from './attempts.ts';
import { foldOf, skeletonOf } from './confusable-names.ts';
import { deviceIn, newDevice } from './device.ts';
import { Mutes } from './mutes.ts';
import { madeUpName } from './names.ts';
import { DUMMY_HASH, hashPassword, isPassword } from './passwords.ts';
import { meOf, type Sessions, type SignedIn } from './sessions.ts';
import { weaknessOf } from './weak-password.ts';

type RefusedChange = { readonly bar: Bar };
type PersonRow = typeof people.$inferSelect;

/** Somebody who has signed in: the token of their session, and what shows later that this browser did. */
interface SignedInHere {
  readonly me: Me;
  readonly token: string;
  readonly device: string;
}

/** Who must know that somebody is deleted. */
export interface DeletionListener {
  /** Before it is done, while their seats are theirs: somebody else may have to play on. */
  beforeDeletion(person: string): Promise<void>;
  /** Called after the deletion, with the tables at which they had a seat; some of those no longer exist. */
  afterDeletion(person: string, tables: readonly string[]): Promise<void>;
}

/** The name to sign in with: whatever the case, and however the letters are encoded. */
const loginOf = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Who plays: guests, who are only here, and accounts, who can sign in anywhere. */
export class People {
  readonly mutes: Mutes;
  private readonly db: Db;
  private readonly sessions: Sessions;
  private readonly attempts: Attempts;
  private readonly now: () => number;
  private readonly deletionListeners: DeletionListener[] = [];

  constructor(db: Db, sessions: Sessions, attempts = new Attempts(), now: () => number = Date.now) {
    this.db = db;
    this.sessions = sessions;
    this.attempts = attempts;
    this.now = now;
    this.mutes = new Mutes(db);
  }

  // ---- Coming ----

  /** A new guest. Nobody may have the name of an account. */
  async guest(name: string | undefined, language: Language): Promise<Me | RefusedChange> {
    if (name !== undefined && (await isAccountName(this.db, name, null))) return { bar: refuse('name-taken') };
    const [row] = await this.db
      .insert(people)
      .values({ id: newId(), name: name ?? madeUpName(language), language })
      .returning();
    return meOf(row as PersonRow);
  }

  /** A guest turns into an account: the same person, who can now sign in elsewhere. */
  async settle(id: string, name: string, password: string): Promise<Omit<SignedInHere, 'token'> | RefusedChange> {
    const weakness = weaknessOf(password, name);
    if (weakness !== null) return { bar: refuse(weakness) };
    const hashed = await hashPassword(password);
    const settled = await this.unlessTaken(name, id, async (tx) => {
      const [row] = await tx
        .update(people)
        .set({ name, login: loginOf(name), password: hashed })
        .where(and(eq(people.id, id), isNull(people.login)))
        .returning();
      return row === undefined ? { bar: refuse('is-account') } : meOf(row);
    });
    return 'bar' in settled ? settled : { me: settled, device: newDevice(hashed) };
  }

  /**
   * Signs in to the account with that name and password. Which of the two is wrong is not told, nor does it show in the
   * time. `device` is what the browser shows to have signed in before.
   */
  async signIn(
    name: string,
    password: string,
    { address, device }: { readonly address: string; readonly device: string | null },
  ): Promise<SignedInHere | RefusedChange> {
    const login = loginOf(name);
    const [row] = await this.db.select().from(people).where(eq(people.login, login));
    const hashed = row?.password ?? null;
    const known = deviceIn(device, hashed ?? DUMMY_HASH);
    const bar = await this.tryPassword(login, hashed, password, { address, known });
    if (bar !== null) return { bar };
    const me = meOf(row as PersonRow);
    const token = await this.sessions.begin(me.id);
    // Who changes a password ends all sessions after that: one that begins in between would live on.
    if ((await this.read(me.id))?.password === hashed) return { me, token, device: newDevice(hashed as string) };
    await this.sessions.end({ me, session: hashToken(token) });
    return { bar: refuse('wrong-password') };
  }

  // ---- Being ----

  /** Another name or language. The name of an account is also what it signs in with. */
  async change(
    me: Me,
    { name, language }: { name?: string | undefined; language?: Language | undefined },
  ): Promise<Me | RefusedChange> {
    if (name === undefined && language === undefined) return me;
    return this.unlessTaken(name, me.id, async (tx) => {
      const [row] = await tx
        .update(people)
        .set({
          ...(name !== undefined && { name, login: sql`case when login is null then null else ${loginOf(name)} end` }),
          ...(language !== undefined && { language }),
        })
        .where(eq(people.id, me.id))
        .returning();
      return row === undefined ? { bar: refuse('not-signed-in') } : meOf(row);
    });
  }

  /** Another password for an account, by who knows the old one. Everybody else who is signed in to it no longer is. */
  async changePassword(
    { me, session }: SignedIn,
    address: string,
    password: string,
    next: string,
  ): Promise<{ readonly device: string } | RefusedChange> {
    const row = await this.read(me.id);
    if (row === undefined) return { bar: refuse('not-signed-in') };
    if (row.login === null) return { bar: refuse('is-guest') };
    const wrong = await this.tryPassword(row.login, row.password, password, { address, known: session });
    if (wrong !== null) return { bar: wrong };
    const weakness = weaknessOf(next, row.name);
    if (weakness !== null) return { bar: refuse(weakness) };
    const hashed = await hashPassword(next);
    const changed = await this.db
      .update(people)
      .set({ password: hashed })
      // Of two who change it at once one does.
      .where(and(eq(people.id, me.id), eq(people.password, row.password as string)))
      .returning({ id: people.id });
    if (changed.length === 0) return { bar: refuse('wrong-password') };
    await this.sessions.endOthers(me.id, session);
    return { device: newDevice(hashed) };
  }

  /** Tries a password, if it may be tried: why it does not open the account, or null. */
  private async tryPassword(
    login: string,
    hashed: string | null,
    password: string,
    place: AttemptOrigin,
  ): Promise<Bar | null> {
    const leave = this.attempts.ask(login, place);
    if ('seconds' in leave) return refuse('too-many-attempts', leave);
    if (!(await isPassword(hashed, password))) return refuse('wrong-password');
    leave.right();
    return null;
  }

  private async read(id: string): Promise<PersonRow | undefined> {
    return (await this.db.select().from(people).where(eq(people.id, id)))[0];
  }

  // ---- Going ----

  onDelete(listener: DeletionListener): void {
    this.deletionListeners.push(listener);
  }

  /**
   * Somebody and all that is theirs is deleted: sessions, mutes, chat lines, their name. At open tables their seat is
   * free again, or a bot's where the game is about to begin. Games go on and stay: there the seat belongs to nobody from now on.
   */
  async delete(id: string, password: string | undefined, place: AttemptOrigin): Promise<Bar | null> {
    const row = await this.read(id);
    if (row === undefined) return refuse('not-signed-in');
    if (row.login !== null) {
      const wrong = await this.tryPassword(row.login, row.password, password ?? '', place);
      if (wrong !== null) return wrong;
    }
    for (const listener of this.deletionListeners) await listener.beforeDeletion(id);
    const at = await this.db.transaction((tx) => erase(tx, id, this.now()));
    this.sessions.ended({ person: id, session: null });
    for (const listener of this.deletionListeners) await listener.afterDeletion(id, at);
    return null;
  }

  /** Changes somebody who wants that name, unless it is, or looks like, the name of an account of another. */
  private async unlessTaken(
    name: string | undefined,
    person: string,
    change: (tx: Db) => Promise<Me | RefusedChange>,
  ): Promise<Me | RefusedChange> {
    try {
      return await this.db.transaction(async (tx) => {
        if (name === undefined) return change(tx);
        // Of two who want names that look alike, the second looks when the first is done, in whatever process.
        await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${foldOf(loginOf(name))}))`);
        return (await isAccountName(tx, name, person)) ? { bar: refuse('name-taken') } : change(tx);
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return { bar: refuse('name-taken') };
    } finally {
      this.sessions.forget();
    }
  }
}

/** Whether a name is that of an account, or can hardly be told from it by eye. */
async function isAccountName(db: Db, name: string, except: string | null): Promise<boolean> {
  const rows = await accountsLike(db, name);
  const login = loginOf(name);
  const skeleton = skeletonOf(name);
  return rows.some((row) => row.id !== except && (row.login === login || skeletonOf(row.name) === skeleton));
}

/** The accounts whose names may look like this one, by the index of their folds; few others are among them. */
export const accountsLike = (db: Db, name: string) =>
  db
    .select({ id: people.id, name: people.name, login: people.login })
    .from(people)
    .where(eq(people.fold, foldOf(loginOf(name))));

/** Deletes a person; the tables at which they had a seat, or one was kept for them. */
async function erase(tx: Db, id: string, now: number): Promise<string[]> {
  const rows = await tx
    .select({ table: tables.id, state: tables.state })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.table))
    .where(sql`${seats.person} = ${id} or ${seats.keptFor} = ${id}`)
    .orderBy(tables.id);
  for (const { table, state } of rows) if (state === 'open') await vacate(tx, table, id, now);
  const at = [...new Set(rows.map(({ table }) => table))];
  // Reports keep the game, and the names of those who played it.
  if (at.length > 0)
    await tx
      .update(reports)
      .set({ record: sql`${reports.record} - 'names'` })
      .where(inArray(reports.table, at));
  await tx.delete(people).where(eq(people.id, id));
  return at;
}

/** Whether the database refused something because it is there already. */
function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505';
}
