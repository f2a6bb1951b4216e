import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { newId } from '../../storage/id.ts';
import { openStorage, type Storage } from '../../storage/open.ts';
import { holdPgliteCode } from './template.ts';

/** What every test of stored things runs on: `describe.each(DATABASES)('on %s', (kind) => …)`. */
export const DATABASES = ['pglite', 'postgres'] as const;

/** An empty database of a test's own, its tables up to date or to be made by whoever opens it. */
export interface TestDatabase {
  readonly kind: Storage['kind'];
  /** What a server needs to know of it. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** As a process would. On PGlite one at a time, on PostgreSQL as many as wanted. */
  open(): Promise<Storage>;
  /** Only once all are closed. */
  remove(): Promise<void>;
}

export async function makeDatabase(kind: Storage['kind']): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grimalkin-data-'));
  const databaseUrl = kind === 'postgres' ? await newDatabase() : null;
  // In one go: the other way is four times slower.
  if (kind === 'pglite') {
    cpSync(await shared('pglite'), dataDir, { recursive: true });
    await holdPgliteCode();
  }
  return {
    kind,
    dataDir,
    databaseUrl,
    open: () => openStorage({ dataDir, databaseUrl, log: pino({ level: 'silent' }), databaseSeconds: 600 }),
    async remove() {
      if (databaseUrl !== null)
        await onServer(`DROP DATABASE "${new URL(databaseUrl).pathname.slice(1)}" WITH (FORCE)`);
      await rm(dataDir, { recursive: true });
    },
  };
}

async function newDatabase(): Promise<string> {
  const name = `test_${newId()}`;
  await onServer(`CREATE DATABASE "${name}"`);
  return new URL(name, await shared('postgres')).href;
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client(await shared('postgres'));
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** What all tests share is made by the first that asks for it. */
async function shared(what: 'postgres' | 'pglite'): Promise<string> {
  const response = await fetch(`${inject('databases')}/${what}`);
  const found = await response.text();
  if (!response.ok) throw new Error(found);
  return found;
}
