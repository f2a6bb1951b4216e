import type { GameRecord } from '../../../kernel/index.ts';
import type { FromClient, Unnumbered } from '../../../protocol/socket.ts';
import type { Attacker } from './attacker.ts';

/** What is there to be attacked, beside what an attacker makes. */
export interface AttackTargets {
  /** Tables with long logs that are not in memory: games under way, and finished ones. Anybody may watch. */
  readonly running: readonly string[];
  readonly finished: readonly string[];
  /** A long game, and a pack with many faults. */
  readonly record: GameRecord;
  readonly pack: unknown;
  readonly packHash: string;
}

/** One request of an attack: its path below the server's address, and its body. */
export interface Shot {
  readonly path: string;
  readonly body?: unknown;
  /** As one of the attacker's guests; the first if nothing is said. */
  readonly guest?: number;
}

/** The n-th request of an attack, once what it needs has been made. */
type Shots = (n: number) => Shot;
export type RouteAttack = (attacker: Attacker, targets: AttackTargets) => Promise<Shots>;

const API = '/api/v1';
const TABLE = { game: 'black-rose', seats: [null, 'random'] };
/** The longest text that a field may have. */
const long = (length: number) => 'x'.repeat(length);
const turn = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** The same request, again and again. */
const same =
  (path: string, body?: unknown): RouteAttack =>
  async () =>
  () => ({ path: `${API}${path}`, body });
/** Something done again and again at a table of one's own. */
const atOwn =
  (what: string, body?: (n: number) => unknown): RouteAttack =>
  async (attacker) => {
    const id = await attacker.table(TABLE);
    return (n) => ({ path: `${API}/tables/${id}${what}`, body: body?.(n) });
  };
/** The same at a running game of one's own. */
const inGame =
  (what: string, body?: unknown): RouteAttack =>
  async (attacker) => {
    const id = await attacker.game(TABLE);
    return () => ({ path: `${API}/tables/${id}${what}`, body });
  };

/** How every route is attacked, by its name in the description of the API. */
export const ROUTES: Readonly<Record<string, RouteAttack>> = {
  'GET /healthz': async () => () => ({ path: '/healthz' }),
  'GET /metrics': async () => () => ({ path: '/metrics' }),
  'GET /api/v1/openapi.json': same('/openapi.json'),
  'POST /api/v1/guest': same('/guest', { name: long(32) }),
  'GET /api/v1/me': same('/me'),
  'PATCH /api/v1/me': async () => (n) => ({ path: `${API}/me`, body: { name: `${n}${long(20)}` } }),
  'POST /api/v1/account': async () => (n) => ({
    path: `${API}/account`,
    body: { name: `mallory ${n}`, password: long(256) },
  }),
  'POST /api/v1/sign-in': same('/sign-in', { name: 'nobody', password: long(256) }),
  'POST /api/v1/password': async (attacker) => {
    await attacker.request('POST', `${API}/account`, { name: 'mallory herself', password: 'correct horse battery' });
    return () => ({ path: `${API}/password`, body: { password: long(256), newPassword: long(256) } });
  },
  'POST /api/v1/sign-out': async (attacker) => {
    await attacker.comeAgain(20);
    return (n) => ({ path: `${API}/sign-out`, guest: n % 20 });
  },
  'POST /api/v1/sign-out-everywhere': async (attacker) => {
    await attacker.comeAgain(20);
    return (n) => ({ path: `${API}/sign-out-everywhere`, guest: n % 20 });
  },
  'DELETE /api/v1/me': async (attacker) => {
    await attacker.comeAgain(20);
    return (n) => ({ path: `${API}/me`, guest: n % 20 });
  },
  'GET /api/v1/me/export': async (attacker) => {
    for (let n = 0; n < 30; n++) await attacker.table(TABLE);
    return () => ({ path: `${API}/me/export` });
  },
  'GET /api/v1/mutes': same('/mutes'),
  'PUT /api/v1/mutes': async (attacker) => {
    const [, other] = await attacker.comeAgain(1);
    return (n) => ({ path: `${API}/mutes`, body: { person: other, muted: n % 2 === 0 } });
  },
  'GET /api/v1/games': same('/games'),
  'POST /api/v1/packs':
    async (_attacker, { pack }) =>
    () => ({
      path: `${API}/packs`,
      body: { game: 'black-rose', pack },
    }),
  'GET /api/v1/packs/{hash}':
    async (_attacker, { packHash }) =>
    () => ({ path: `${API}/packs/${packHash}` }),
  'GET /api/v1/tables': same('/tables'),
  'GET /api/v1/me/tables': async (attacker) => {
    for (let n = 0; n < 30; n++) await attacker.table(TABLE);
    return () => ({ path: `${API}/me/tables` });
  },
  'POST /api/v1/tables': same('/tables', TABLE),
  'GET /api/v1/tables/{id}':
    async (_attacker, { running }) =>
    (n) => ({ path: `${API}/tables/${turn(running, n)}` }),
  'POST /api/v1/tables/{id}/join': atOwn('/join', (n) => ({ salt: `${n}` })),
  'POST /api/v1/tables/{id}/reveal': atOwn('/reveal', (n) => ({ salt: `${n}` })),
  'POST /api/v1/tables/{id}/leave': async (attacker) => {
    const ids = await attacker.tables(30, TABLE);
    return (n) => ({ path: `${API}/tables/${turn(ids, n)}/leave` });
  },
  'POST /api/v1/tables/{id}/bots': atOwn('/bots', (n) => ({ seat: 1, bot: n % 2 === 0 ? null : 'random' })),
  'POST /api/v1/tables/{id}/start': async (attacker) => {
    const ids = await attacker.tables(30, TABLE);
    return (n) => ({ path: `${API}/tables/${turn(ids, n)}/start` });
  },
  'POST /api/v1/tables/{id}/resign': inGame('/resign'),
  'POST /api/v1/tables/{id}/away': inGame('/away'),
  'POST /api/v1/tables/{id}/back': inGame('/back'),
  'POST /api/v1/tables/{id}/takeover': inGame('/takeover', { seat: 0 }),
  'POST /api/v1/tables/{id}/rematch':
    async (_attacker, { finished }) =>
    (n) => ({
      path: `${API}/tables/${turn(finished, n)}/rematch`,
    }),
  'GET /api/v1/tables/{id}/record': async (_attacker, { finished, running }) => {
    const all = [...finished, ...running];
    return (n) => ({ path: `${API}/tables/${turn(all, n)}/record` });
  },
  'POST /api/v1/tables/{id}/report':
    async (_attacker, { running }) =>
    (n) => ({
      path: `${API}/tables/${turn(running, n)}/report`,
      body: { words: long(2000), seq: 100 + n },
    }),
  'POST /api/v1/play-on':
    async (_attacker, { record }) =>
    (n) => ({
      path: `${API}/play-on`,
      body: { record, after: record.answers.length - 1 - n, seat: 0, bot: 'random' },
    }),
  'GET /api/v1/reports': same('/reports'),
  'GET /api/v1/reports/{id}': same('/reports/none'),
  // The page.
  'GET /assets/*': async () => (n) => ({ path: `/assets/${n}.js` }),
  'GET /*': async () => () => ({ path: '/' }),
};

/** The n-th message that a guest sends over a socket, once what it needs has been made. */
type Messages = (n: number) => AttackMessage;
type AttackMessage = Unnumbered<FromClient> | Exclude<FromClient, { id: number }>;
/** What one guest of an attacker sends; it is made for each of them. */
export type MessageAttack = (attacker: Attacker, targets: AttackTargets, guest: number) => Promise<Messages>;

const atGame =
  (message: (table: string, n: number) => AttackMessage): MessageAttack =>
  async (attacker, _targets, guest) => {
    const table = await attacker.game({ ...TABLE, coach: true }, guest);
    return (n) => message(table, n);
  };

/** How every message of a socket is sent, by its type. */
export const MESSAGES: Readonly<Record<FromClient['type'], MessageAttack>> = {
  hello: async () => () => ({ type: 'hello', protocol: 1 }),
  watch: async (_attacker, { running, finished }) => {
    const all = [...running, ...finished];
    return (n) => ({ type: 'watch', table: turn(all, n), since: 0 });
  },
  unwatch:
    async (_attacker, { running }) =>
    (n) => ({ type: 'unwatch', table: turn(running, n) }),
  answer: atGame((table, n) => ({ type: 'answer', table, to: n, say: long(200), free: true })),
  aside: atGame((table, n) => ({ type: 'aside', table, to: n, say: long(200), free: true })),
  confirm: atGame((table, n) => ({ type: 'confirm', table, to: n })),
  undo: atGame((table) => ({ type: 'undo', table })),
  why: atGame((table) => ({ type: 'why', table })),
  coach: atGame((table) => ({ type: 'coach', table, to: 0 })),
  chat: atGame((table) => ({ type: 'chat', table, text: long(500) })),
  remark: atGame((table) => ({ type: 'remark', table, remark: { kind: 'point', at: long(64) } })),
  asks: atGame((table) => ({ type: 'asks', table })),
  mine: async () => () => ({ type: 'mine' }),
  ping: async () => () => ({ type: 'ping' }),
};
