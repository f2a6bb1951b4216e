import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '../../src/server/log.ts';
import { type Server, startServer } from '../../src/server/server.ts';
import { readSettings } from '../../src/server/settings.ts';
import { builtThinker } from '../../src/server/testing/built.ts';
import { pgliteTemplate } from '../../src/server/testing/template.ts';

/** A whole server with the built page, on a database of its own. */
export interface House {
  readonly url: string;
  /** All that it logged as a warning or worse. */
  complaints(): string[];
  stop(): Promise<void>;
  /** Opens it again at the same address, as after a restart. */
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
  MESSAGES_PER_SECOND: '1000',
};

/** The seeds of its tables follow from a word, so that with the same answers the same games are played. */
export async function openHouse(word = 'grimalkin', env: Readonly<Record<string, string>> = {}): Promise<House> {
  await builtThinker();
  const dataDir = await mkdtemp(join(tmpdir(), 'grimalkin-house-'));
  cpSync(await pgliteTemplate(), dataDir, { recursive: true });
  const lines: string[] = [];
  const log = openLog({ level: 'warn', readable: false, out: { write: (line) => void lines.push(line) } });
  let tables = 0;
  const newSeed = () => createHash('sha256').update(`${word} ${++tables}`).digest('hex');
  const open = async (port: string): Promise<Server> => {
    const settings = readSettings({ ...ENV, DATA_DIR: dataDir, ...env, PORT: port });
    if ('length' in settings) throw new Error(settings.join('\n'));
    return startServer(settings, log, { newSeed });
  };
  let server = await open('0');
  const { url } = server;
  return {
    url,
    complaints: () => [...lines],
    stop: () => server.stop(),
    async reopen() {
      server = await open(new URL(url).port);
    },
    async remove() {
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
