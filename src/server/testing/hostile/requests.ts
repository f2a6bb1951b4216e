import { below, type GameRecord, type RandomState } from '../../../kernel/index.ts';
import { deep, junk, junkText, pick, spoilt } from './junk.ts';

/** A request, and what must come of it: a refusal, or anything that is no fault of the server. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly must: 'refused' | 'answered';
}

/** What an intruder knows: tables of others and own ones, a game that was played, the cards, and cookies. */
export interface KnownData {
  readonly tables: () => readonly string[];
  readonly record: GameRecord;
  readonly pack: Readonly<Record<string, unknown>>;
  /** Of a guest without any table. */
  readonly cookie: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const API = '/api/v1';

export function request(luck: RandomState, known: KnownData): Request {
  return pick(luck, [
    lost,
    lost,
    uninvited,
    uninvited,
    unreadable,
    unreadable,
    unreadable,
    masked,
    brokenRecord,
    brokenPack,
    badTable,
    badTable,
  ])(luck, known);
}

/** Stands for brackets in brackets, too deep for anybody who goes down step by step. */
const ABYSS = '(abyss)';
const DEPTH = 200_000;
const written = (body: unknown): string =>
  JSON.stringify(body).replace(`"${ABYSS}"`, '['.repeat(DEPTH) + ']'.repeat(DEPTH));

const post = (path: string, body: unknown, { cookie }: KnownData, must: Request['must'] = 'refused'): Request => ({
  ...{ method: 'POST', path: `${API}${path}`, headers: { ...JSON_TYPE, cookie }, must },
  ...(body !== undefined && { body: typeof body === 'string' ? body : written(body) }),
});

/** Addresses that there are not. */
function lost(luck: RandomState, { cookie }: KnownData): Request {
  const trick = pick(luck, [
    ...[
      '../../../etc/passwd',
      '..%2f..%2fetc%2fpasswd',
      '%2e%2e/%2e%2e/',
      '%00',
      '%ff%fe',
      '%zz',
      '%',
      '//',
      '.env',
      '.git/config',
    ],
    ...[
      '__proto__',
      'constructor',
      'x'.repeat(3000),
      '%F0%9F%90%88',
      ';a=b',
      '*',
      "'--",
      'tables/%00',
      'tables/__proto__',
    ],
    ...[
      'tables/..',
      'packs/..%2f',
      'packs/%00',
      'reports',
      'reports/x',
      `tables/${encodeURIComponent(junkText(luck).replace(/[\ud800-\udfff]/g, ''))}x`,
    ],
  ]);
  const path = pick(luck, [`/${trick}`, `${API}/${trick}`]);
  return {
    method: pick(luck, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']),
    path,
    headers: { cookie },
    must: 'refused',
  };
}

/** What only those at a table may do there, by somebody who is not. */
function uninvited(luck: RandomState, known: KnownData): Request {
  const table = pick(luck, known.tables());
  const [act, body] = pick(luck, [
    ['join', { salt: junkText(luck) }],
    ['join', { saltCommitment: '0'.repeat(64) }],
    ['join', { seat: below(luck, 4) }],
    ['reveal', { salt: junkText(luck) }],
    ['leave', undefined],
    ['bots', { seat: 1, bot: 'random' }],
    ['bots', { seat: 0, bot: null }],
    ['start', undefined],
    ['resign', undefined],
    ['away', undefined],
    ['back', undefined],
    ['takeover', { seat: below(luck, 3) }],
    ['rematch', undefined],
    ['no-such-act', {}],
  ] as const);
  return post(`/tables/${table}/${act}`, body, known);
}

/** Bodies that cannot be read. Two things are wrong with each, so that it stays wrong whatever becomes of one. */
function unreadable(luck: RandomState, known: KnownData): Request {
  const table = pick(luck, known.tables());
  const [path, bad] = pick<readonly [string, Readonly<Record<string, unknown>>]>(luck, [
    ['/tables', { game: 7, seats: 'two' }],
    [`/tables/${table}/join`, { seat: -1, salt: 7 }],
    [`/tables/${table}/join`, { saltCommitment: 'short', salt: 7 }],
    [`/tables/${table}/reveal`, { salt: '', more: 1 }],
    [`/tables/${table}/bots`, { seat: 99, bot: 7 }],
    [`/tables/${table}/takeover`, { seat: '1', more: 1 }],
    [`/tables/${table}/report`, { words: '', seq: -1 }],
    ['/play-on', { table, after: -1, seat: -1 }],
    ['/packs', { game: 7, cards: {} }],
    ['/account', { name: '\0', password: 7 }],
    ['/sign-in', { name: 7, password: 7 }],
  ]);
  const body = pick(luck, [
    () => JSON.stringify(bad),
    () => spoilt(luck, bad),
    () => JSON.stringify(junk(luck, 3)),
    () => deep(luck, 60_000),
    () => junkText(luck),
    () => '',
    () => `{"a":"${'x'.repeat(70_000)}"}`,
  ])();
  const type = pick(luck, [
    ...['application/json', 'application/json', 'application/json; charset=utf-16'],
    ...['text/plain', 'application/xml', 'multipart/form-data', ''],
  ]);
  return {
    ...post(path, body, known),
    headers: { cookie: known.cookie, ...(type !== '' && { 'content-type': type }) },
  };
}

/** Somebody else, or a page of another site. */
function masked(luck: RandomState, known: KnownData): Request {
  const good = post('/tables', { game: 'familiar-find', seats: [null, null] }, known);
  const origin = pick(luck, [
    'https://evil.example',
    'null',
    'http://127.0.0.1',
    'file://',
    'http://localhost.evil.example:4000',
    junkText(luck).replace(/[^\x21-\x7e]/g, '?'),
  ]);
  const cookie = pick(luck, [
    '',
    'grimalkin=',
    'grimalkin=x',
    `${known.cookie}x`,
    known.cookie.slice(0, -1),
    known.cookie.toUpperCase(),
    `grimalkin=${'A'.repeat(43)}`,
    `grimalkin=${'A'.repeat(5000)}`,
    'grimalkin=%00%ff; grimalkin=%zz',
    '=; ;;; grimalkin',
    `x${known.cookie}`,
  ]);
  return below(luck, 2) === 0
    ? { ...good, headers: { ...good.headers, origin } }
    : { ...good, headers: { ...JSON_TYPE, cookie } };
}

/** A new table that cannot be. */
function badTable(luck: RandomState, known: KnownData): Request {
  const wrong: Readonly<Record<string, readonly unknown[]>> = {
    game: ['chess', '__proto__', 'constructor', '', 7],
    seats: [[], [null], Array(17).fill(null), ['random', 'random'], [null, 'grandmaster'], [null, '__proto__'], 'ab'],
    options: [{ constructor: true }, { toString: 'x' }, { advanced: 'maybe' }, { a: null }, []],
    content: ['0'.repeat(64), 'x', 7, null],
    clock: [{ kind: 'move', seconds: 1 }, { kind: 'days', days: 1e9 }, { kind: 'none', more: 1 }, null, 'none'],
    public: [junkText(luck), 1, null],
    host: ['me'],
    seed: ['mine'],
    state: ['over'],
  };
  const key = pick(luck, Object.keys(wrong));
  const value = pick(luck, wrong[key] as readonly unknown[]);
  return post('/tables', { game: 'familiar-find', seats: [null, null], [key]: value }, known);
}

/** A record that was never played, or that nobody can play on. */
function brokenRecord(luck: RandomState, known: KnownData): Request {
  const { record } = known;
  const last = record.answers.length - 1;
  const n = below(luck, last);
  const changed = (change: object) => ({
    answers: record.answers.map((given, m) => (m === n ? { ...given, ...change } : given)),
  });
  const part = pick<object>(luck, [
    { format: pick<unknown>(luck, [0, 3, '1', null, ABYSS]) },
    { game: pick(luck, ['chess', '__proto__', '']) },
    { rules: pick(luck, [0, -1, 1e9, 1.5]) },
    { content: pick(luck, ['0'.repeat(64), '', '__proto__']) },
    { seats: pick(luck, [0, -1, 1, 9, 1e9]) },
    { options: pick<unknown>(luck, [{ a: 1 }, { constructor: 1 }, null, ABYSS]) },
    { salts: ['one'] },
    { forced: false },
    { commitment: '0'.repeat(64) },
    { answers: Array(6000).fill(record.answers[n]) },
    changed({ say: junkText(luck) }),
    changed({ seat: pick(luck, [-1, 15, 1e9, 0.5]) }),
    changed({ at: pick(luck, [-1, 1e308]) }),
    { answers: pick(luck, ['all', ABYSS]) },
    { more: 1 },
  ]);
  const whole = { record: { ...record, hashes: undefined, ...part }, after: last, seat: 0 };
  const alone = pick<object>(luck, [
    { after: pick(luck, [last + 2, 2 ** 53 - 1, -1, 0.5]) },
    { seat: pick(luck, [-1, 15, 16, 1e9]) },
    { bot: pick(luck, ['grandmaster', '__proto__', '']) },
  ]);
  return post('/play-on', below(luck, 4) === 0 ? { record, after: last, seat: 0, ...alone } : whole, known);
}

/** Cards that are none, or hardly. */
function brokenPack(luck: RandomState, known: KnownData): Request {
  const key = pick(luck, Object.keys(known.pack));
  const pack = pick<() => unknown>(luck, [
    () => ({ ...known.pack, [key]: undefined }),
    () => ({ ...known.pack, [junkText(luck)]: junk(luck) }),
    () => ({ ...known.pack, [key]: junk(luck) }),
    () => [known.pack],
    () => junk(luck, 3),
    () => ABYSS,
    () => ({ ...known.pack, [key]: ABYSS }),
  ])();
  return post('/packs', { game: pick(luck, ['familiar-find', 'familiar-find', 'chess']), pack }, known, 'answered');
}
