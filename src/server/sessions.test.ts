import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ascent } from '../kernel/testing/games/ascent.ts';
import { duel } from '../kernel/testing/games/duel.ts';
import { walking } from '../kernel/testing/games/walk.ts';
import { DATABASES } from './testing/database/databases.ts';
import { readSession, type SessionLine, writeSession } from './testing/recorded-session/session.ts';
import { SessionRunner } from './testing/recorded-session/session-runner.ts';
import { openSessionServer, type SessionServer } from './testing/recorded-session/session-server.ts';

const FOLDER = join(import.meta.dirname, '../../docs/protocol');
const AGAIN = 'If that is as it should be, `npm run sessions` records it anew; read the diff before you commit it.';
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
const read = (name: string) => readSession(readFileSync(join(FOLDER, name), 'utf8'));

/** `npm run sessions` records before it compares. */
const recording = process.env.MODE === 'record';
/** Milliseconds of silence after which nothing more comes: of what people do, and of what happens by itself. */
const SILENCE = 150;
const LONG_SILENCE = 6000;

let server: SessionServer;
const open = (kind: (typeof DATABASES)[number]) => {
  beforeAll(async () => {
    server = await openSessionServer(kind, duel, walking, ascent);
  });
  afterAll(() => server.remove());
};

const whileRecording = recording ? describe : () => {};
whileRecording('recording', () => {
  open('pglite');
  test.each(names)('%s', async (name) => {
    const runner = new SessionRunner(server);
    const lines: SessionLine[] = [];
    for (const line of read(name)) {
      if (line.kind === 'heard') continue;
      lines.push(line);
      if (line.kind === 'remark') continue;
      if (line.kind === 'sent') await runner.send(line.who, line.text);
      else await runner.perform(line.text);
      await runner.settle(line.kind === 'sent' ? SILENCE : LONG_SILENCE);
      lines.push(...runner.taken(line.kind === 'sent' ? line.who : null));
    }
    runner.clear();
    writeFileSync(join(FOLDER, name), writeSession(lines));
  });
});

describe.each(DATABASES)('on %s', (kind) => {
  open(kind);
  test.each(names)('%s goes as it was recorded', async (name) => {
    const runner = new SessionRunner(server);
    for (const line of read(name)) {
      if (line.kind === 'sent') await runner.send(line.who, line.text);
      if (line.kind === 'happens') await runner.perform(line.text);
      if (line.kind !== 'heard') continue;
      const came = await runner.next(line.who, line.text);
      expect(came, `${name}, line ${line.at}, to ${line.who}. ${AGAIN}`).toBe(line.text);
    }
    expect(await runner.rest(), `${name}, after its end. ${AGAIN}`).toEqual([]);
    runner.clear();
  });
});
