import { below, type Chanceful, type GameRecord } from '../../../kernel/index.ts';
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
export interface Loot {
  readonly tables: () => readonly string[];
  readonly record: GameRecord;
  readonly pack: Readonly<Record<string, unknown>>;
  /** Of a guest without any table. */
  readonly cookie: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const API = '/api/v1';

export function request(luck: Chanceful, loot: Loot): Request {
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
  ])(luck, loot);
}

const post = (path: string, body: unknown, { cookie }: Loot, must: Request['must'] = 'refused'): Request => ({
  ...{ method: 'POST', path: `${API}${path}`, headers: { ...JSON_TYPE, cookie }, must },
  ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
});

/** Addresses that there are not. */
function lost(luck: Chanceful, { cookie }: Loot): Request {
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
function uninvited(luck: Chanceful, loot: Loot): Request {
  const table = pick(luck, loot.tables());
  const [act, body] = pick(luck, [
    ['join', { salt: junkText(luck) }],
    ['join', { seat: below(luck, 4) }],
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
  return post(`/tables/${table}/${act}`, body, loot);
}

/** Bodies that cannot be read. */
function unreadable(luck: Chanceful, loot: Loot): Request {
  const table = pick(luck, loot.tables());
  const [path, good] = pick(luck, [
    ['/tables', { game: 'familiar-find', seats: [null, null], public: true, salt: 1 }],
    [`/tables/${table}/join`, { seat: -1, salt: 'a' }],
    [`/tables/${table}/bots`, { seat: 99, bot: 'random' }],
    [`/tables/${table}/takeover`, { seat: '1' }],
    [`/tables/${table}/report`, { words: '', seq: 1 }],
    ['/play-on', { table, after: -1, seat: 0 }],
    ['/packs', { game: 7, pack: {} }],
    ['/account', { name: '\0', password: 'secret-of-the-intruder' }],
    ['/sign-in', { name: 'nobody', password: 7 }],
  ] as const);
  const body = pick(luck, [
    () => JSON.stringify(good),
    () => spoilt(luck, good),
    () => JSON.stringify(junk(luck, 3)),
    () => deep(luck, 60_000),
    () => junkText(luck),
    () => '',
    () => `{"a":"${'x'.repeat(70_000)}"}`,
  ])();
  const type = pick(luck, [
    'application/json',
    'application/json',
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'application/json; charset=utf-16',
    '',
  ]);
  return { ...post(path, body, loot), headers: { cookie: loot.cookie, ...(type !== '' && { 'content-type': type }) } };
}

/** Somebody else, or a page of another site. */
function masked(luck: Chanceful, loot: Loot): Request {
  const good = post('/tables', { game: 'familiar-find', seats: [null, null] }, loot);
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
    `${loot.cookie}x`,
    loot.cookie.slice(0, -1),
    loot.cookie.toUpperCase(),
    `grimalkin=${'A'.repeat(43)}`,
    `grimalkin=${'A'.repeat(5000)}`,
    'grimalkin=%00%ff; grimalkin=%zz',
    '=; ;;; grimalkin',
    `x${loot.cookie}`,
  ]);
  return below(luck, 2) === 0
    ? { ...good, headers: { ...good.headers, origin } }
    : { ...good, headers: { ...JSON_TYPE, cookie } };
}

/** A new table that cannot be. */
function badTable(luck: Chanceful, loot: Loot): Request {
  const good = { game: 'familiar-find', seats: [null, null] };
  const [key, value] = pick(luck, [
    ['game', pick(luck, ['chess', '__proto__', 'constructor', '', 7])],
    [
      'seats',
      pick(luck, [
        [],
        [null],
        Array(17).fill(null),
        ['random', 'random'],
        [null, 'grandmaster'],
        [null, '__proto__'],
        'ab',
      ]),
    ],
    ['options', pick(luck, [{ constructor: true }, { toString: 'x' }, { advanced: 'maybe' }, { a: null }, []])],
    ['content', pick(luck, ['0'.repeat(64), 'x', 7, null])],
    [
      'clock',
      pick(luck, [{ kind: 'move', seconds: 1 }, { kind: 'days', days: 1e9 }, { kind: 'none', more: 1 }, null, 'none']),
    ],
    ['public', junkText(luck)],
    ['host', 'me'],
    ['seed', 'mine'],
    ['state', 'over'],
  ] as const);
  return post('/tables', { ...good, [key]: value }, loot);
}

/** A record that was never played, or that nobody can play on. */
function brokenRecord(luck: Chanceful, loot: Loot): Request {
  const { record } = loot;
  const last = record.answers.length - 1;
  const n = below(luck, last);
  const answers = record.answers.map((given) => ({ ...given }));
  const given = answers[n] as { seat: number; say: string; at: number };
  const broken: readonly [object, object?][] = [
    [{ format: pick(luck, [0, 2, '1', null, JSON.parse('['.repeat(2000) + ']'.repeat(2000))]) }],
    [{ game: pick(luck, ['chess', '__proto__', '']) }],
    [{ rules: pick(luck, [0, -1, 1e9, 1.5]) }],
    [{ content: pick(luck, ['0'.repeat(64), '', '__proto__']) }],
    [{ seats: pick(luck, [0, -1, 1, 9, 1e9]) }],
    [{ options: pick(luck, [{ a: 1 }, { constructor: 1 }, null]) }],
    [{ salts: ['one'] }],
    [{ forced: false }],
    [{ commitment: '0'.repeat(64) }],
    [{ answers: Array.from({ length: 6000 }, () => given) }],
    [{ answers: answers.toSpliced(n, 1, { ...given, say: junkText(luck) }) }],
    [{ answers: answers.toSpliced(n, 1, { ...given, seat: pick(luck, [-1, 15, 1e9, 0.5]) }) }],
    [{ answers: answers.toSpliced(n, 1, { ...given, at: pick(luck, [-1, 1e308]) }) }],
    [{}, { after: pick(luck, [last + 2, 2 ** 53 - 1, -1, 0.5]) }],
    [{}, { seat: pick(luck, [-1, 15, 16, 1e9]) }],
    [{}, { bot: pick(luck, ['grandmaster', '__proto__', '']) }],
    [{ [junkText(luck)]: 1 }],
  ];
  const [record_, body = {}] = pick(luck, broken);
  return post(
    '/play-on',
    { record: { ...record, hashes: undefined, ...record_ }, after: last, seat: 0, ...body },
    loot,
  );
}

/** Cards that are none. */
function brokenPack(luck: Chanceful, loot: Loot): Request {
  const keys = Object.keys(loot.pack);
  const key = pick(luck, keys);
  const pack = pick(luck, [
    () => ({ ...loot.pack, [key]: undefined }),
    () => ({ ...loot.pack, [junkText(luck)]: junk(luck) }),
    () => ({ ...loot.pack, [key]: pick(luck, [{}, -1, null, { __proto__: null, length: 1e9 }]) }),
    () => [loot.pack],
    () => junk(luck, 3),
    () => JSON.parse('['.repeat(5000) + ']'.repeat(5000)),
  ])();
  return post('/packs', { game: pick(luck, ['familiar-find', 'familiar-find', 'familiar-find', 'chess']), pack }, loot);
}
