import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../../src/server/testing/process.ts';
import { type ArchivedTable, comeBack, type ExpectedData, findTable } from '../expected-data.ts';
import { pathIn, writeCompressed } from '../files.ts';
import { tarOf } from '../tar.ts';
import { Scene } from './scene.ts';

const ENV = {
  GUESTS_PER_HOUR: '1000',
  HTTP_PER_MINUTE: '100000',
  MESSAGES_PER_SECOND: '10000',
};
const QUICK = { ...ENV, BOT_PACE_MS: '0' };
/** Bots wait for longer than anybody looks. */
const STILL = { ...ENV, BOT_PACE_MS: '60000' };
/** Answers that are given before the server is killed in the middle of the next. */
const ANSWERS = 40;

interface DatabasePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/**
 * Writes a data folder and a dump of a PostgreSQL database (an empty one at DATABASE_URL, by the `pg_dump` of the path),
 * as a server that was killed left them, and what must be found in them.
 */
export async function makeData(release: string): Promise<string[]> {
  const databaseUrl = process.env.DATABASE_URL ?? null;
  if (databaseUrl === null) throw new Error('DATABASE_URL must be the address of an empty PostgreSQL database');
  const home = mkdtempSync(join(tmpdir(), 'grimalkin-archive-'));
  try {
    const written = (name: string, bytes: Uint8Array) =>
      `${name}: ${writeCompressed(pathIn(release, 'data', name), bytes)} bytes`;
    const folder = { dataDir: join(home, 'data'), databaseUrl: null };
    const inFolder = await leaveBehind(folder);
    const pglite = written('pglite.tar.br', tarOf(folder.dataDir));
    const copy = { ...folder, dataDir: join(home, 'copy') };
    // The socket of the dead server's lock cannot be copied, and is nobody's.
    cpSync(folder.dataDir, copy.dataDir, { recursive: true, filter: (path) => !path.endsWith('.sock') });
    keep(release, 'pglite', await find(copy, inFolder));

    const server = { dataDir: join(home, 'none'), databaseUrl };
    const onServer = await leaveBehind(server);
    const flags = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100'];
    const dump = execFileSync('pg_dump', [...flags, databaseUrl], { maxBuffer: 2 ** 28 });
    const postgres = written('postgres.sql.br', dump);
    keep(release, 'postgres', await find(server, onServer));
    return [pglite, postgres];
  } finally {
    rmSync(home, { recursive: true });
  }
}

/** What a scene says of itself once its server is dead. */
type Left = Pick<ExpectedData, 'at' | 'people' | 'reports'> & { readonly tables: ReadonlyMap<string, string> };

/** Lays everything out on a server and kills it while it is played at. */
async function leaveBehind(place: DatabasePlace): Promise<Left> {
  const server = ServerProcess.spawn(place as never, QUICK);
  const scene = new Scene(await server.ready());
  await scene.layOut();
  await scene.playAtOnce(ANSWERS);
  await server.kill();
  const { people, reports, tables } = scene;
  return { at: new Date().toISOString(), people, reports, tables };
}

/** Opens it again to see what is there. */
async function find(place: DatabasePlace, { at, people, reports, tables: laid }: Left): Promise<ExpectedData> {
  const server = ServerProcess.spawn(place as never, STILL);
  const url = await server.ready();
  const visitors = await Promise.all(people.map((person) => comeBack(url, person)));
  const tables: ArchivedTable[] = [];
  for (const [id, what] of laid) tables.push(await findTable(id, what, visitors));
  for (const visitor of visitors) visitor.hangUp();
  await server.stop();
  return { at, people, tables, reports };
}

const keep = (release: string, kind: string, found: ExpectedData): void =>
  writeFileSync(pathIn(release, 'data', `${kind}.json`), `${JSON.stringify(found, null, 1)}\n`);
