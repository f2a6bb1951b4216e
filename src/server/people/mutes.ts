import { and, asc, eq, sql } from 'drizzle-orm';
import type { Bar } from '../../kernel/index.ts';
import type { Person } from '../../protocol/person.ts';
import { refuse } from '../../protocol/refusal/refusal.ts';
import type { Db } from '../storage/open.ts';
import { mutes, people } from '../storage/schema.ts';

type OnMute = (person: string, muted: string, on: boolean) => Promise<void>;

/** Whose lines of chat do not reach whom. */
export class Mutes {
  private readonly db: Db;
  private readonly hearers: OnMute[] = [];

  constructor(db: Db) {
    this.db = db;
  }

  /** Those whom somebody does not want to hear, by name. */
  of(person: string): Promise<Person[]> {
    return this.db
      .select({ id: people.id, name: people.name, guest: sql<boolean>`${people.login} is null` })
      .from(mutes)
      .innerJoin(people, eq(people.id, mutes.muted))
      .where(eq(mutes.person, person))
      .orderBy(asc(people.name), asc(people.id));
  }

  /** Mutes somebody, or hears them again. */
  async set(person: string, muted: string, on: boolean): Promise<Bar | null> {
    if (on) {
      const [there] = await this.db.select({ id: people.id }).from(people).where(eq(people.id, muted));
      if (there === undefined) return refuse('no-such-person');
      await this.db.insert(mutes).values({ person, muted }).onConflictDoNothing();
    } else await this.db.delete(mutes).where(and(eq(mutes.person, person), eq(mutes.muted, muted)));
    for (const hear of this.hearers) await hear(person, muted, on);
    return null;
  }

  /** Called when somebody mutes somebody, or no longer does, in this process. */
  onSet(hear: OnMute): void {
    this.hearers.push(hear);
  }
}
