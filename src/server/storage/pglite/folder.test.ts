import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { makeDatabase } from '../../testing/database/databases.ts';
import { openStorage } from '../open.ts';
import { makeFolder } from './folder.ts';

const scratch = mkdtempSync(join(tmpdir(), 'grimalkin-folder-'));
afterAll(() => rmSync(scratch, { recursive: true }));

test('a folder is made with those above it, by however many at once, and left as it is where it is', async () => {
  const path = join(scratch, 'not', 'there', 'yet');
  await Promise.all([makeFolder(path, 0o700), makeFolder(path), makeFolder(join(path, '..'))]);
  await makeFolder(path);
  expect(statSync(path).isDirectory()).toBe(true);
});

describe('a data folder that cannot be used is told in a sentence:', () => {
  const open = (dataDir: string) => openStorage({ dataDir, databaseUrl: null, log: pino({ level: 'silent' }) });
  const sentence = async (dataDir: string): Promise<string> => {
    const error = await open(dataDir).catch((error) => error);
    expect(error.name).toBe('DataDirFault');
    return error.message.replace(dataDir, 'DIR');
  };

  test('a file is in its way', async () => {
    const file = join(scratch, 'file');
    writeFileSync(file, '');
    for (const path of [file, join(file, 'below')])
      expect(await sentence(path)).toBe('The data folder DIR cannot be used: a file is in its way (ENOTDIR).');
  });

  test('its path leads in a circle', async () => {
    const link = join(scratch, 'circle');
    symlinkSync(link, link);
    expect(await sentence(join(link, 'x'))).toMatch(/: its path leads in a circle \(ELOOP\)\.$/);
  });

  test('its name is too long', async () => {
    expect(await sentence(join(scratch, 'x'.repeat(300)))).toMatch(/: its path is too long \(ENAMETOOLONG\)\.$/);
  });

  test.runIf(process.platform === 'linux')('no folder can be made there', async () => {
    expect(await sentence('/proc/grimalkin/data')).toBe(
      'The data folder DIR cannot be used: no folder can be made there (ENOENT).',
    );
  });

  test('the folder of the database is empty: none is made in place of the one that was there', async () => {
    const dataDir = join(scratch, 'emptied');
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    expect(await sentence(dataDir)).toBe(
      `The data folder DIR cannot be used: there is no database in ${dataDir}/database.`,
    );
  });

  test.each([
    ['global/pg_control', Buffer.alloc(8192)],
    ['PG_VERSION', Buffer.from('9.6\n')],
    ['postgresql.conf', Buffer.from('nonsense = (\n')],
  ])('the database is broken: %s', async (file, bytes) => {
    const database = await makeDatabase('pglite');
    writeFileSync(join(database.dataDir, 'database', file), bytes);
    expect(await sentence(database.dataDir)).toMatch(/^The data folder DIR cannot be used: [^\n{}]+\.$/);
    await database.remove();
  });
});
