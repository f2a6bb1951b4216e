import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '../../src/server/log.ts';
import { type Server, startServer } from '../../src/server/server.ts';
import { readSettings } from '../../src/server/settings.ts';
import { builtThinker } from '../../src/server/testing/built.ts';
import { holdPgliteCode, pgliteTemplate } from '../../src/server/testing/database/template.ts';

/** A whole server with the built page, on a database of its own. */
export interface PageServer {
  readonly url: string;
  /** Where it keeps everything. */
  readonly dataDir: string;
  /** All that it logged as a warning or worse. */
  complaints(): string[];
  stop(): Promise<void>;
  /** Opens it again at the same address, if it was stopped, and with the page that was built last. */
  reopen(): Promise<void>;
  /** Stops it and forgets everything. */
  remove(): Promise<void>;
}

const ENV = {
  HOST: '127.0.0.1',
  BOT_PACE_MS: '0',
  // A bot that is late is a complaint, and complaints make tests fail: not where only the machine is slow.
  BOT_SECONDS: '600',
  GUESTS_PER_HOUR: '100000',
  HTTP_PER_MINUTE: '100000',
  REPLAY_SECONDS_PER_MINUTE: '100000',
  MESSAGES_PER_SECOND: '1000',
};

/** What is needed to serve the data and page of another release. */
export interface OtherRelease {
  /** Fills an empty folder with what its server left behind. */
  fill(dataDir: string): void;
  /** The folder of its page, which is served until `reopen`. */
  readonly page: string;
  now(): number;
}

/** The seeds of its tables follow from a word, so that with the same answers the same games are played. */
export async function startPageServer(
  word = 'grimalkin',
  env: Readonly<Record<string, string>> = {},
  legacy: OtherRelease | null = null,
): Promise<PageServer> {
  await Promise.all([builtThinker(), holdPgliteCode()]);
  const dataDir = await mkdtemp(join(tmpdir(), 'grimalkin-e2e-'));
  if (legacy === null) cpSync(await pgliteTemplate(), dataDir, { recursive: true });
  else legacy.fill(dataDir);
  const lines: string[] = [];
  const log = openLog({ level: 'warn', readable: false, out: { write: (line) => void lines.push(line) } });
  let tables = 0;
  const newSeed = () => createHash('sha256').update(`${word} ${++tables}`).digest('hex');
  const open = async (port: string, page: string | null = null): Promise<Server> => {
    const settings = readSettings({ ...ENV, DATA_DIR: dataDir, ...env, PORT: port });
    if ('length' in settings) throw new Error(settings.join('\n'));
    return startServer(settings, log, {
      newSeed,
      ...(legacy !== null && { now: legacy.now }),
      ...(page !== null && { page }),
    });
  };
  let server = await open('0', legacy?.page);
  let stopped = false;
  const { url } = server;
  return {
    url,
    dataDir,
    complaints: () => [...lines],
    async stop() {
      stopped = true;
      await server.stop();
    },
    async reopen() {
      if (!stopped) return;
      server = await open(new URL(url).port);
      stopped = false;
    },
    async remove() {
      if (!stopped) await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
