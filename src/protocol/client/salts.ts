import { z } from 'zod';
import { commitmentTo } from '../../kernel/data/hash.ts';
import type { TableInfo } from '../table.ts';
import type { Api, CallResult } from './api.ts';

/** What a client keeps of its salt at a table, for showing it and for checking the game afterwards. */
export const keptSaltSchema = z.object({
  salt: z.string(),
  /** By seat the hash of its salt as it stood before this one was shown; null: none. Null as a whole: not shown yet. */
  fixed: z.array(z.string().nullable()).nullable(),
  /** Whether the server has said that it took the salt. */
  taken: z.boolean(),
});
export type KeptSalt = z.infer<typeof keptSaltSchema>;

/** Where salts are kept, by table. They must outlive the page or the program: who cannot show theirs has none. */
export interface SaltStore {
  get(table: string): KeptSalt | null;
  keep(table: string, kept: KeptSalt): void;
}

/** Promises a salt at every table where somebody sits down, and shows it once all salts are promised. */
export class SaltKeeper {
  private readonly api: Pick<Api, 'join' | 'reveal'>;
  private readonly store: SaltStore;
  private readonly newSalt: () => string;
  /** Tables where it is being shown at this moment. */
  private readonly showing = new Set<string>();

  constructor(api: Pick<Api, 'join' | 'reveal'>, store: SaltStore, newSalt: () => string) {
    this.api = api;
    this.store = store;
    this.newSalt = newSalt;
  }

  /** Whether the salt that is promised at one of its seats is the one that is kept here. */
  isKept({ id, seats }: Pick<TableInfo, 'id' | 'seats'>): boolean {
    const kept = this.store.get(id);
    if (kept === null) return false;
    const mine = commitmentTo(kept.salt);
    return seats.some(({ saltCommitment }) => saltCommitment === mine);
  }

  /** Takes a seat (a free one if none is named), or, where one sits already, only promises a salt from here. */
  async join(table: string, seat?: number): Promise<CallResult<TableInfo>> {
    const kept = this.store.get(table);
    // One that the server knew before it was asked for, as clients of 0.7.0 gave theirs, is no secret to promise.
    const isSecret = kept !== null && (!kept.taken || kept.fixed !== null);
    const salt = isSecret ? kept.salt : this.newSalt();
    // Kept before it is promised: a promise that nobody can keep would be worse than none.
    if (!isSecret) this.store.keep(table, { salt, fixed: null, taken: false });
    const saltCommitment = commitmentTo(salt);
    const joined = await this.api.join(table, { ...(seat !== undefined && { seat }), saltCommitment });
    if (joined.kind !== 'done') return joined;
    const shown = await this.follow(joined.value);
    return shown?.kind === 'done' ? shown : joined;
  }

  /** Shows the own salt if the table asks for it. To be told whatever is heard of a table; null: there was nothing to do. */
  async follow(info: TableInfo): Promise<CallResult<TableInfo> | null> {
    const { id, revealing, seats } = info;
    const kept = this.store.get(id);
    if (!revealing || kept === null || kept.taken || !this.isKept(info) || this.showing.has(id)) return null;
    // What the others have promised is noted first: once the own salt is out, it could be made to fit.
    const noted = { ...kept, fixed: kept.fixed ?? seats.map(({ saltCommitment }) => saltCommitment) };
    this.store.keep(id, noted);
    this.showing.add(id);
    const shown = await this.api.reveal(id, kept.salt).finally(() => this.showing.delete(id));
    if (shown.kind === 'done') this.store.keep(id, { ...noted, taken: true });
    return shown;
  }
}
