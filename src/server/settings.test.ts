import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, SETTINGS, type Settings } from './settings.ts';

const read = (env: Record<string, string>): Settings => {
  const settings = readSettings(env);
  expect(settings).not.toBeInstanceOf(Array);
  return settings as Settings;
};

test('without any setting the server is for this machine alone and keeps its data in a folder', () => {
  const { botThreads, ...settings } = read({ HOME: '/root', PATH: '/bin' });
  expect(botThreads).toBeGreaterThanOrEqual(1);
  expect(settings).toEqual({
    port: 4000,
    host: 'localhost',
    dataDir: resolve('data'),
    databaseUrl: null,
    origins: [],
    hosts: [],
    trustProxy: false,
    logLevel: 'info',
    botSeconds: 10,
    botPaceMs: 500,
    idleSeconds: 120,
    liveTables: 2000,
    awaySeconds: 90,
    revealSeconds: 10,
    databaseSeconds: 5,
    metricsToken: null,
    adminToken: null,
    httpPerMinute: 300,
    replaySecondsPerMinute: 6,
    messagesPerSecond: 20,
    socketsPerPerson: 10,
    tablesPerPerson: 30,
    guestsPerHour: 60,
  });
});

test('an empty setting is one that is not set', () => {
  const names = Object.values(SETTINGS).map(({ name }) => name);
  expect(read(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(read({}));
});

test.each<[string, string, keyof Settings, unknown]>([
  ['PORT', '0', 'port', 0],
  ['PORT', '65535', 'port', 65_535],
  ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
  ['HOST', '::1', 'host', '::1'],
  ['HOST', 'play.example.org', 'host', 'play.example.org'],
  ['DATA_DIR', '/var/lib/grimalkin', 'dataDir', resolve('/var/lib/grimalkin')],
  ['DATABASE_URL', 'postgres://me:secret@db/grimalkin', 'databaseUrl', 'postgres://me:secret@db/grimalkin'],
  ['DATABASE_URL', 'postgresql:///grimalkin?host=/run/pg', 'databaseUrl', 'postgresql:///grimalkin?host=/run/pg'],
  ['ORIGINS', 'https://a.example, http://b.example:81/', 'origins', ['https://a.example', 'http://b.example:81']],
  ['HOSTS', 'Play.example.org, 192.0.2.1,fe80::1', 'hosts', ['play.example.org', '192.0.2.1', '[fe80::1]']],
  ['TRUST_PROXY', 'true', 'trustProxy', true],
  ['TRUST_PROXY', '2', 'trustProxy', 2],
  ['TRUST_PROXY', '10.0.0.0/8, ::1', 'trustProxy', '10.0.0.0/8, ::1'],
  ['LOG_LEVEL', 'silent', 'logLevel', 'silent'],
  ['BOT_THREADS', '64', 'botThreads', 64],
  ['BOT_PACE_MS', '0', 'botPaceMs', 0],
  ['ADMIN_TOKEN', 'sixteen-letters!', 'adminToken', 'sixteen-letters!'],
])('%s may be %s', (name, text, key, value) => {
  expect(read({ [name]: text })[key]).toEqual(value);
});

describe('what a setting may not be is said with its name, what is allowed and what it is for:', () => {
  test.each([
    ['PORT', 'four', /^PORT must be a whole number from 0 to 65535, not 'four'\. It is the port to listen on; .+\.$/],
    ['PORT', '65536', /^PORT must be .*, not '65536'\./],
    ['PORT', '-1', /^PORT must be/],
    ['PORT', '4000.5', /^PORT must be/],
    ['PORT', '1e3', /^PORT must be/],
    ['PORT', '9'.repeat(200), /^PORT must be .*, not '9{80}'\./],
    ['HOST', 'http://localhost', /^HOST must be a host name or an IP address, not 'http:\/\/localhost'\./],
    ['HOST', 'a host', /^HOST must be/],
    ['HOST', 'evil\x1b[2Jhost', /^HOST must be .*, not 'evil \[2Jhost'\./],
    ['DATA_DIR', 'a\0b', /^DATA_DIR must be the path of a folder/],
    ['DATABASE_URL', 'mysql://me:hunter2@db/x', /^DATABASE_URL must be an address such as postgres:/],
    ['DATABASE_URL', 'hunter2', /^DATABASE_URL must be/],
    ['ORIGINS', '*', /^ORIGINS must be origins such as https:\/\/example\.org, with commas between, not '\*'\./],
    ['ORIGINS', 'https://example.org/play', /^ORIGINS must be/],
    ['ORIGINS', 'https://me@example.org', /^ORIGINS must be/],
    ['ORIGINS', 'example.org', /^ORIGINS must be/],
    ['ORIGINS', 'https://example.org,,', /^ORIGINS must be/],
    ['HOSTS', 'https://example.org', /^HOSTS must be host names or IP addresses, with commas between, not 'https:/],
    ['HOSTS', 'example.org:8080', /^HOSTS must be/],
    ['HOSTS', 'a b', /^HOSTS must be/],
    ['HOSTS', 'a,,b', /^HOSTS must be/],
    ['TRUST_PROXY', 'yes', /^TRUST_PROXY must be true, false, how many proxies there are \(1 to 9\), or their addr/],
    ['TRUST_PROXY', '0', /^TRUST_PROXY must be/],
    ['TRUST_PROXY', '10.0.0.0/33', /^TRUST_PROXY must be/],
    ['TRUST_PROXY', '::/0', /^TRUST_PROXY must be/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not 'loud'\./],
    ['BOT_THREADS', '0', /^BOT_THREADS must be a whole number from 1 to 64, not '0'\./],
    ['BOT_SECONDS', '0', /^BOT_SECONDS must be a whole number from 1 to 600/],
    ['BOT_PACE_MS', '60001', /^BOT_PACE_MS must be/],
    ['IDLE_SECONDS', '0', /^IDLE_SECONDS must be/],
    ['LIVE_TABLES', '0', /^LIVE_TABLES must be/],
    ['AWAY_SECONDS', 'soon', /^AWAY_SECONDS must be/],
    ['METRICS_TOKEN', 'hunter2', /^METRICS_TOKEN must be 16 to 200 visible ASCII characters/],
    ['ADMIN_TOKEN', 'hunter2 hunter2 hunter2', /^ADMIN_TOKEN must be 16 to 200 visible ASCII characters/],
    ['HTTP_PER_MINUTE', '0', /^HTTP_PER_MINUTE must be/],
    ['MESSAGES_PER_SECOND', '0', /^MESSAGES_PER_SECOND must be/],
    ['SOCKETS_PER_PERSON', '0', /^SOCKETS_PER_PERSON must be/],
    ['TABLES_PER_PERSON', '0', /^TABLES_PER_PERSON must be/],
    ['GUESTS_PER_HOUR', '0', /^GUESTS_PER_HOUR must be/],
  ])('%s=%s', (name, text, fault) => {
    const faults = readSettings({ [name]: text });
    expect(faults).toEqual([expect.stringMatching(fault)]);
    expect(JSON.stringify(faults)).not.toContain('hunter2');
  });

  test('all of them at once', () => {
    expect(readSettings({ PORT: 'x', HOST: '', LOG_LEVEL: 'x', BOT_SECONDS: 'x' })).toHaveLength(3);
  });
});

test('docs/server.md has every setting as it is', () => {
  const text = readFileSync(new URL('../../docs/server.md', import.meta.url), 'utf8');
  const documented = text.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line));
  const rows = Object.values(SETTINGS).map(
    ({ name, shown, kind, meaning }) => `| \`${name}\` | ${shown || 'none'} | ${kind.allowed} | ${meaning} |`,
  );
  expect(documented).toEqual(rows);
});
