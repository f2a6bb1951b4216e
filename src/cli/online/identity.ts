import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { SaltStore } from '../../protocol/client/salts.ts';
import type { Io } from '../terminal/io.ts';

/** What is remembered of a table until its game can be checked. */
const promise = z.object({
  /** What is mixed into the shuffle from here; null: nothing, or from elsewhere. */
  salt: z.string().nullable(),
  /** By seat the hash of its salt as it stood before the own one was shown; null: that was not from here. */
  fixed: z.array(z.string().nullable()).nullable().default(null),
  /** Whether the server has said that it took the salt. Files of 0.7.0 have only salts that were given with the seat. */
  taken: z.boolean().default(true),
  commitment: z.string(),
  /** Whether the commitment was seen before the deal. */
  before: z.boolean(),
});
export type Promised = z.infer<typeof promise>;

const kept = z.object({ cookie: z.string().nullable(), tables: z.array(z.tuple([z.string(), promise])) });

/** So many tables are remembered, the newest. */
const MAX_TABLES = 100;

/** Where the command keeps things between two runs. */
export function configFolder(env: Io['env'], platform: string = process.platform): string {
  const base = platform === 'win32' ? env.APPDATA : env.XDG_CONFIG_HOME;
  return join(base || join(env.HOME || homedir(), '.config'), 'grimalkin');
}

/**
 * Who one is on a server: the session's cookie, and what was promised at one's tables. It is kept in a file that nobody
 * else may read, one for each server, and read anew each time: another terminal may have changed it.
 */
export class Identity {
  readonly file: string;
  /** The system's code of why it could not be kept; null: it was. */
  notKept: string | null = null;
  private known: z.infer<typeof kept>;

  constructor(server: string, env: Io['env']) {
    this.file = join(configFolder(env), `${server.replace(/[^\w.-]+/g, '_')}.json`);
    this.known = this.read();
  }

  get cookie(): string | null {
    return this.known.cookie;
  }

  keepCookie(cookie: string | null): void {
    if (cookie !== this.known.cookie) this.change((before) => ({ ...before, cookie }));
  }

  promised(table: string): Promised | null {
    return this.known.tables.find(([id]) => id === table)?.[1] ?? null;
  }

  /** What is kept of the own salts. */
  readonly salts: SaltStore = {
    get: (table) => {
      const { salt = null, fixed = null, taken = false } = this.promised(table) ?? {};
      return salt === null ? null : { salt, fixed, taken };
    },
    keep: (table, kept) => {
      const before = this.promised(table);
      if (before !== null) this.keepPromise(table, { ...before, ...kept });
    },
  };

  keepPromise(table: string, promised: Promised): void {
    this.change(({ cookie, tables }) => {
      const others = tables.filter(([id]) => id !== table);
      return { cookie, tables: [...others.slice(1 - MAX_TABLES), [table, promised]] };
    });
  }

  private read(): z.infer<typeof kept> {
    try {
      return kept.parse(JSON.parse(readFileSync(this.file, 'utf8')));
    } catch {
      // Not there yet, or no longer to be understood: then one is new here.
      return { cookie: null, tables: [] };
    }
  }

  private change(how: (before: z.infer<typeof kept>) => z.infer<typeof kept>): void {
    const before = this.notKept === null ? this.read() : this.known;
    this.known = how(before);
    try {
      mkdirSync(dirname(this.file), { recursive: true, mode: 0o700 });
      // Written aside, then renamed: nobody ever reads half of it.
      const aside = `${this.file}.${randomBytes(4).toString('hex')}`;
      writeFileSync(aside, `${JSON.stringify(this.known)}\n`, { mode: 0o600 });
      renameSync(aside, this.file);
    } catch (error) {
      this.notKept = (error as NodeJS.ErrnoException).code ?? `${error}`;
    }
  }
}

/** Sixteen random bytes: what a player mixes into a shuffle. */
export const newSalt = (): string => randomBytes(16).toString('hex');
