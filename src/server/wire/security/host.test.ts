import { expect, test } from 'vitest';
import { readSettings, type Settings } from '../../settings.ts';
import { isAllowedHost } from './host.ts';

const settings = (env: Record<string, string> = {}) => readSettings(env) as Settings;

test.each(['localhost', 'localhost:4000', 'LOCALHOST:80', '127.0.0.1:4000', '127.1.2.3', '[::1]', '[::1]:4000'])(
  'a server for this machine alone answers to the names of this machine: %s',
  (host) => {
    for (const HOST of ['localhost', '127.0.0.1', '::1']) expect(isAllowedHost(host, settings({ HOST }))).toBe(true);
  },
);

test.each([
  'evil.example',
  'evil.example:4000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '192.0.2.1',
  '',
  'x y',
  '*',
])('and to no other: %s', (host) => {
  for (const HOST of ['localhost', '127.0.0.1', '::1']) expect(isAllowedHost(host, settings({ HOST }))).toBe(false);
});

test('it answers to names that it was told of, with any port', () => {
  const told = settings({ HOSTS: 'play.example.org, Cats.example', ORIGINS: 'https://friend.example:8443' });
  for (const host of ['play.example.org', 'PLAY.example.org:443', 'cats.example', 'friend.example:8443'])
    expect(isAllowedHost(host, told), host).toBe(true);
  expect(isAllowedHost('example.org', told)).toBe(false);
});

test('a server that other machines reach answers to any name', () => {
  for (const HOST of ['0.0.0.0', '::', '192.0.2.1', 'play.example'])
    expect(isAllowedHost('whatever.example', settings({ HOST }))).toBe(true);
});

test('who gives no name is no browser', () => {
  expect(isAllowedHost(undefined, settings())).toBe(true);
});
