import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newHome } from '../testing/server.ts';
import { configFolder, Identity, newSalt } from './identity.ts';

const SERVER = 'http://localhost:4000';
const promised = { salt: 'pepper', fixed: null, taken: false, commitment: 'abc', before: true };

test('who one is on a server is kept in a file of one’s own, for that server alone', () => {
  const env = newHome();
  const identity = new Identity(SERVER, env);
  expect([identity.cookie, existsSync(identity.file)]).toEqual([null, false]);
  identity.keepCookie('token');
  identity.keepPromise('t1', promised);
  expect(statSync(identity.file).mode & 0o777).toBe(0o600);
  expect(statSync(join(env.XDG_CONFIG_HOME, 'grimalkin')).mode & 0o777).toBe(0o700);
  const again = new Identity(SERVER, env);
  expect([again.cookie, again.promised('t1'), again.promised('t2')]).toEqual(['token', promised, null]);
  expect(new Identity('http://localhost:4001', env).cookie).toBeNull();
  // Nothing half written stays behind.
  expect(readdirSync(join(env.XDG_CONFIG_HOME, 'grimalkin'))).toEqual(['http_localhost_4000.json']);
});

test('what another terminal has kept meanwhile stays', () => {
  const env = newHome();
  const [one, two] = [new Identity(SERVER, env), new Identity(SERVER, env)];
  one.keepCookie('token');
  two.keepPromise('t1', promised);
  one.keepPromise('t2', { ...promised, salt: null });
  const { cookie } = new Identity(SERVER, env);
  expect([cookie, new Identity(SERVER, env).promised('t1')?.salt]).toEqual(['token', 'pepper']);
});

test('a hundred tables are remembered, the newest', () => {
  const identity = new Identity(SERVER, newHome());
  for (let n = 0; n < 130; n++) identity.keepPromise(`t${n}`, promised);
  expect([identity.promised('t29'), identity.promised('t30'), identity.promised('t129')]).toEqual([
    null,
    promised,
    promised,
  ]);
  expect(JSON.parse(readFileSync(identity.file, 'utf8')).tables).toHaveLength(100);
});

test('a file that cannot be understood is as good as none', () => {
  const identity = new Identity(SERVER, newHome());
  identity.keepCookie('token');
  for (const text of ['', 'no JSON', '{"cookie":7}']) {
    writeFileSync(identity.file, text);
    chmodSync(identity.file, 0o600);
    expect(new Identity(SERVER, { XDG_CONFIG_HOME: join(identity.file, '../..') }).cookie).toBeNull();
  }
});

test('where nothing can be kept, one plays all the same', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'grimalkin-')), 'no-folder');
  writeFileSync(file, '');
  const identity = new Identity(SERVER, { XDG_CONFIG_HOME: file });
  identity.keepCookie('token');
  identity.keepPromise('t1', promised);
  expect([identity.cookie, identity.promised('t1'), identity.notKept]).toEqual(['token', promised, 'ENOTDIR']);
});

test('the folder is the one that each system has for such things', () => {
  expect(configFolder({ XDG_CONFIG_HOME: '/x', HOME: '/home/ada' }, 'linux')).toBe(join('/x', 'grimalkin'));
  expect(configFolder({ HOME: '/home/ada' }, 'linux')).toBe(join('/home/ada', '.config', 'grimalkin'));
  expect(configFolder({ APPDATA: '/roaming', XDG_CONFIG_HOME: '/x' }, 'win32')).toBe(join('/roaming', 'grimalkin'));
});

test('no two salts are alike', () => {
  expect(newSalt()).toMatch(/^[0-9a-f]{32}$/);
  expect(newSalt()).not.toBe(newSalt());
});
