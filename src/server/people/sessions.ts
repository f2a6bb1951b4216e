import { and, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import type { Language } from '../../kernel/index.ts';
import type { Me } from '../../protocol/person.ts';
import { lruCache } from '../lru-cache.ts';
import { hashToken, newToken } from '../storage/id.ts';
import type { Db } from '../storage/open.ts';
import { people, sessions } from '../storage/schema.ts';

/** How long somebody stays signed in without coming back. The cookie lives as long. */
export const SESSION_SECONDS = 365 * 86_400;
const DAY = 86_400_000;
/**
 * How many milliseconds a lookup is cached. Somebody who signs out through another process is signed out here after
 * this time.
 */
const FRESH = 4000;
const MAX_CACHED = 10_000;

/** Who a token stands for. `session` is the hash of the token, safe to keep. */
export interface SignedIn {
  readonly session: string;
  readonly me: Me;
}

/** Sessions that have ended: one, or (null) all of somebody, perhaps but for one. */
export interface Ended {
  readonly person: string;
  readonly session: string | null;
  readonly except?: string;
}

interface CachedSession {
  readonly signedIn: SignedIn;
  readonly at: number;
  readonly age: number;
}

/** Where people are signed in. A browser holds a token; here is only its hash, so a stolen database opens no door. */
export class Sessions {
  private readonly db: Db;
  private readonly now: () => number;
  private readonly monotonic: () => number;
  private readonly known = lruCache<string, CachedSession>(MAX_CACHED);
  /** Grows whenever something that is known may be wrong: all of it is forgotten then, also what is being read. */
  private age = 0;
  private readonly hearers: ((announceEnd: Ended) => void)[] = [];

  constructor(db: Db, now: () => number = Date.now, monotonic: () => number = () => performance.now()) {
    this.db = db;
    this.now = now;
    this.monotonic = monotonic;
  }

  /** Signs somebody in; the token for their browser. */
  async begin(person: string): Promise<string> {
    const token = newToken();
    const now = new Date(this.now());
    await this.db.insert(sessions).values({ token: hashToken(token), person, created: now, seen: now });
    return token;
  }

  /** Who has this token, or null. */
  async find(token: string): Promise<SignedIn | null> {
    const session = hashToken(token);
    const at = this.monotonic();
    const known = this.known.get(session);
    if (known !== undefined && known.age === this.age && at - known.at < FRESH) return known.signedIn;
    const { age } = this;
    const signedIn = await this.read(session, this.now());
    if (signedIn !== null) this.known.set(session, { signedIn, at, age });
    return signedIn;
  }

  private async read(session: string, now: number): Promise<SignedIn | null> {
    const [row] = await this.db
      .select({ person: people, seen: sessions.seen })
      .from(sessions)
      .innerJoin(people, eq(people.id, sessions.person))
      .where(and(eq(sessions.token, session), gt(sessions.seen, this.expiry(now))));
    if (row === undefined) return null;
    if (now - row.seen.getTime() > DAY)
      await this.db
        .update(sessions)
        .set({ seen: new Date(now) })
        .where(eq(sessions.token, session));
    return { session, me: meOf(row.person) };
  }

  /** Which of these sessions still hold: for connections that outlive a request. */
  async stillOpen(open: readonly string[]): Promise<Set<string>> {
    if (open.length === 0) return new Set();
    const rows = await this.db
      .select({ token: sessions.token })
      .from(sessions)
      .where(inArray(sessions.token, [...open]));
    return new Set(rows.map(({ token }) => token));
  }

  /** Signs out in one place. */
  async end({ session, me }: SignedIn): Promise<void> {
    await this.db.delete(sessions).where(eq(sessions.token, session));
    this.ended({ person: me.id, session });
  }

  /** Signs somebody out everywhere. */
  async endAll(person: string): Promise<void> {
    await this.db.delete(sessions).where(eq(sessions.person, person));
    this.ended({ person, session: null });
  }

  /** Signs somebody out everywhere but in one place. */
  async endOthers(person: string, session: string): Promise<void> {
    await this.db.delete(sessions).where(and(eq(sessions.person, person), ne(sessions.token, session)));
    this.ended({ person, session: null, except: session });
  }

  /** The account was deleted, and its sessions with it. */
  ended(ended: Ended): void {
    this.forget();
    for (const hear of this.hearers) hear(ended);
  }

  /** Called when sessions end in this process. */
  onEnd(hear: (ended: Ended) => void): void {
    this.hearers.push(hear);
  }

  /** What is known of people may have changed: it will be read anew. */
  forget(): void {
    this.age++;
  }

  /** Throws away what nobody used for too long. */
  async prune(): Promise<void> {
    await this.db.delete(sessions).where(lt(sessions.seen, this.expiry(this.now())));
  }

  private expiry(now: number): Date {
    return new Date(now - SESSION_SECONDS * 1000);
  }
}

/** Somebody, as they see themselves. */
export const meOf = ({ id, name, login, language, created }: typeof people.$inferSelect): Me => ({
  id,
  name,
  guest: login === null,
  language: language as Language,
  since: created.toISOString(),
});
