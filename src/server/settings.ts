import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

/** What a setting may be, in words, and how it is read; undefined is what it may not be. */
interface SettingKind<T> {
  readonly allowed: string;
  read(text: string): T | undefined;
  /** Its value is shown to nobody, not even when it is wrong. */
  readonly secret?: true;
}

interface Setting<T> {
  readonly name: string;
  readonly kind: SettingKind<T>;
  /** What it is when nobody sets it, as text; null where there is none. */
  readonly otherwise: string | null;
  /** The same, for the documentation. */
  readonly shown: string;
  readonly meaning: string;
}

/** Settings without a shown default show the one that they have. */
const setting = <T>(
  name: string,
  kind: SettingKind<T>,
  otherwise: string,
  meaning: string,
  shown = otherwise,
): Setting<T> => ({
  name,
  kind,
  otherwise,
  shown,
  meaning,
});
const optional = <T>(name: string, kind: SettingKind<T>, meaning: string): Setting<T | null> => ({
  name,
  kind,
  otherwise: null,
  shown: '',
  meaning,
});

const whole = (min: number, max: number): SettingKind<number> => ({
  allowed: `a whole number from ${min} to ${max}`,
  read: (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  },
});

const oneOf = <const T extends string>(...values: readonly T[]): SettingKind<T> => ({
  allowed: `one of ${values.join(', ')}`,
  read: (text) => values.find((value) => value === text),
});

const folder: SettingKind<string> = {
  allowed: 'the path of a folder',
  read: (text) => (text.includes('\0') ? undefined : resolve(text)),
};

const host: SettingKind<string> = {
  allowed: 'a host name or an IP address',
  read: (text) => (isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : undefined),
};

const hosts: SettingKind<readonly string[]> = {
  allowed: 'host names or IP addresses, with commas between',
  read: (text) => {
    // As an address spells them: in lower case, IPv6 in brackets.
    const list = listOf(text).map((name) => urlOf(`http://${isIP(name) === 6 ? `[${name}]` : name}`));
    const names = list.flatMap((url) =>
      url !== undefined && url.href === `http://${url.hostname}/` ? url.hostname : [],
    );
    return names.length === list.length ? names : undefined;
  },
};

const postgres: SettingKind<string> = {
  allowed: 'an address such as postgres://user:password@host:5432/database',
  read: (text) => (/^postgres(ql)?:$/.test(urlOf(text)?.protocol ?? '') ? text : undefined),
  secret: true,
};

const token: SettingKind<string> = {
  allowed: '16 to 200 visible ASCII characters without a space',
  read: (text) => (/^[\x21-\x7e]{16,200}$/.test(text) ? text : undefined),
  secret: true,
};

const origins: SettingKind<readonly string[]> = {
  allowed: 'origins such as https://example.org, with commas between',
  read: (text) => {
    const list = listOf(text).map(originOf);
    return list.every((origin) => origin !== undefined) ? list : undefined;
  },
};

const proxies: SettingKind<boolean | number | string> = {
  allowed: 'true, false, how many proxies there are (1 to 9), or their addresses with commas between',
  read: (text) => {
    if (text === 'true' || text === 'false') return text === 'true';
    if (/^[1-9]$/.test(text)) return Number(text);
    return listOf(text).every(isNetwork) ? text : undefined;
  },
};

const listOf = (text: string): string[] => (text === '' ? [] : text.split(',').map((part) => part.trim()));

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

function originOf(text: string): string | undefined {
  const url = urlOf(text);
  // The address of an origin has nothing after the host; its parts are spelt in one way only.
  return url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
}

/** An address, or one with how many of its bits count: 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  if (most === undefined || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
}

const cores = availableParallelism();

/** Every setting of the server, by the name that it has inside. docs/server.md has the same table. */
export const SETTINGS = {
  port: setting('PORT', whole(0, 65_535), '4000', 'the port to listen on; 0 takes any free one'),
  host: setting('HOST', host, 'localhost', 'the address to listen on; 0.0.0.0 is reachable from other machines'),
  dataDir: setting('DATA_DIR', folder, './data', 'where everything is kept, unless there is a DATABASE_URL'),
  databaseUrl: optional('DATABASE_URL', postgres, 'a PostgreSQL database that keeps everything instead'),
  origins: setting('ORIGINS', origins, '', 'where people find the server, if a proxy hides that from it'),
  hosts: setting(
    'HOSTS',
    hosts,
    '',
    'further names that the server answers to while it listens on this machine alone, as a proxy hands them on',
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    proxies,
    'false',
    'the reverse proxy that is believed about where requests come from',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'info',
    'what is logged; a terminal gets warnings and errors in plain lines unless this is set',
  ),
  botThreads: setting(
    'BOT_THREADS',
    whole(1, 64),
    `${Math.min(64, Math.max(1, cores - 1))}`,
    'how many bots think at once; slow ones get as many threads of their own, at least 2',
    'one fewer than cores',
  ),
  botSeconds: setting(
    'BOT_SECONDS',
    whole(1, 600),
    '10',
    'how long a bot’s answer is awaited; it may think for 70 % of that, and no longer than 4 seconds',
  ),
  botPaceMs: setting('BOT_PACE_MS', whole(0, 60_000), '500', 'the least time in milliseconds that a bot takes'),
  idleSeconds: setting('IDLE_SECONDS', whole(1, 86_400), '120', 'after how long an untouched table leaves memory'),
  liveTables: setting('LIVE_TABLES', whole(1, 100_000), '2000', 'how many tables may be in memory'),
  awaySeconds: setting(
    'AWAY_SECONDS',
    whole(0, 86_400),
    '90',
    'how long somebody must be gone before the others may ask for a bot in their place',
  ),
  revealSeconds: setting(
    'REVEAL_SECONDS',
    whole(1, 600),
    '10',
    'how long the deal waits for somebody to show the salt that they promised; where people play by days it waits as long as for a move',
  ),
  databaseSeconds: setting(
    'DATABASE_SECONDS',
    whole(2, 600),
    '5',
    'how long anybody waits for a database that says nothing, before they are told that it does not answer',
  ),
  metricsToken: optional(
    'METRICS_TOKEN',
    token,
    'the password of /metrics; without it only this machine may read them',
  ),
  adminToken: optional('ADMIN_TOKEN', token, 'the password of the reports; without it nobody can read them'),
  httpPerMinute: setting(
    'HTTP_PER_MINUTE',
    whole(1, 100_000),
    '300',
    'how many requests a minute one address may make',
  ),
  replaySecondsPerMinute: setting(
    'REPLAY_SECONDS_PER_MINUTE',
    whole(1, 100_000),
    '6',
    'how many seconds a minute are spent on playing games again for one address: to open old tables, for records and reports',
  ),
  messagesPerSecond: setting(
    'MESSAGES_PER_SECOND',
    whole(1, 10_000),
    '20',
    'how many messages a second one socket may send; three times as many in a burst',
  ),
  socketsPerPerson: setting(
    'SOCKETS_PER_PERSON',
    whole(1, 1000),
    '10',
    'how many tabs and devices of one person may be connected',
  ),
  tablesPerPerson: setting(
    'TABLES_PER_PERSON',
    whole(1, 10_000),
    '30',
    'how many unfinished tables of one person there may be',
  ),
  guestsPerHour: setting(
    'GUESTS_PER_HOUR',
    whole(1, 100_000),
    '60',
    'how many new guests an hour may come from one address',
  ),
};

type Value<S> = S extends Setting<infer T> ? T : never;
export type Settings = { readonly [K in keyof typeof SETTINGS]: Value<(typeof SETTINGS)[K]> };

/** The settings that the environment gives, or a sentence for each that is wrong. An empty one is not set. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings | readonly string[] {
  const faults: string[] = [];
  const read = (setting: Setting<unknown>): unknown => {
    const given = env[setting.name]?.trim() || setting.otherwise;
    if (given === null) return null;
    const value = setting.kind.read(given);
    if (value === undefined) faults.push(faultOf(setting, given));
    return value;
  };
  const settings = Object.fromEntries(Object.entries(SETTINGS).map(([key, setting]) => [key, read(setting)]));
  return faults.length > 0 ? faults : (settings as Settings);
}

function faultOf({ name, kind, meaning }: Setting<unknown>, given: string): string {
  const shown = given.replace(/\p{C}/gu, ' ').slice(0, 80);
  return `${name} must be ${kind.allowed}${kind.secret ? '' : `, not '${shown}'`}. It is ${meaning}.`;
}
