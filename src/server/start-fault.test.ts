import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { readSettings, type Settings } from './settings.ts';
import { startFault } from './start-fault.ts';
import { DataDirFault } from './storage/pglite/folder.ts';
import { DataDirInUse } from './storage/pglite/lock.ts';

const settings = readSettings({ HOST: 'play.example', DATA_DIR: '/srv/data' }) as Settings;
const shared: Settings = { ...settings, databaseUrl: 'postgres://me:hunter2@db.example/x' };

const failed = (fields: object, message = 'it failed'): Error => Object.assign(new Error(message), fields);

test.each<[string, Settings, Error, string]>([
  [
    'a port that is taken',
    settings,
    failed({ code: 'EADDRINUSE', syscall: 'listen' }),
    'Port 4000 of play.example is taken by another program: stop that one, or set PORT to another number.',
  ],
  [
    'a port for the mighty',
    { ...settings, port: 80 },
    failed({ code: 'EACCES', syscall: 'listen' }),
    'Port 80 may not be used without special rights: set PORT to a number from 1024.',
  ],
  [
    'a host that is elsewhere',
    settings,
    failed({ code: 'EADDRNOTAVAIL', syscall: 'listen' }),
    'HOST is play.example, but this machine has no such address (EADDRNOTAVAIL).',
  ],
  [
    'a host that nobody knows',
    settings,
    failed({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'play.example' }),
    'HOST is play.example, but this machine has no such address (ENOTFOUND).',
  ],
  [
    'a data folder in use',
    settings,
    new DataDirInUse('/srv/data'),
    'The data folder /srv/data is in use by another Grimalkin server. Stop that one, or set DATA_DIR to another folder.',
  ],
  [
    'a data folder that may not be written',
    settings,
    new DataDirFault('/srv/data', failed({ code: 'EACCES', syscall: 'mkdir', path: '/srv' })),
    'The data folder /srv/data cannot be used: this process has no right to write there (EACCES). Mend it, restore a backup, or set DATA_DIR to another folder.',
  ],
  [
    'a database that is broken',
    settings,
    new DataDirFault('/srv/data', failed({}, 'The database in it has stopped: incorrect checksum\nin control file.')),
    'The data folder /srv/data cannot be used: The database in it has stopped: incorrect checksum in control file. Mend it, restore a backup, or set DATA_DIR to another folder.',
  ],
  [
    'a database that does not answer',
    shared,
    failed({ cause: failed({ errors: [failed({ code: 'ECONNREFUSED', syscall: 'connect' })] }) }),
    'The database of DATABASE_URL cannot be reached (ECONNREFUSED).',
  ],
  [
    'a database on a machine that nobody knows',
    shared,
    failed({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'db.example' }),
    'The database of DATABASE_URL cannot be reached (ENOTFOUND).',
  ],
  [
    'a wrong password',
    shared,
    failed({ code: '28P01' }, 'password authentication failed for user "me"'),
    'The database of DATABASE_URL refuses: password authentication failed for user "me".',
  ],
])('%s is told in a sentence', (_what, given, error, sentence) => {
  expect(startFault(error, given)).toBe(sentence);
});

test('what nobody expected has no sentence', () => {
  expect(startFault(new TypeError('x is not a function'), settings)).toBeNull();
  expect(startFault('what', settings)).toBeNull();
});

test('a real taken port is one of these', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => first.once('listening', resolve));
  const { port } = first.address() as { port: number };
  const second = createServer();
  const error = await new Promise((resolve) => second.once('error', resolve).listen(port, '127.0.0.1'));
  first.close();
  expect(startFault(error, { ...settings, port })).toMatch(`Port ${port} of`);
});
