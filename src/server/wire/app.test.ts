import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import websocket from '@fastify/websocket';
import { afterEach, describe, expect, test } from 'vitest';
import { refuse } from '../../protocol/refusal/refusal.ts';
import type { Db } from '../storage/open.ts';
import { makeDatabase } from '../testing/database/databases.ts';
import { Browser, openWeb, type Web } from '../testing/web.ts';
import type { HttpServices } from './http-services.ts';
import { throwIfBarred } from './refused-error.ts';

/** For what asks no database. */
const NO_DATABASE: HttpServices['storage'] = {
  ...{ kind: 'pglite', db: {} as Db },
  ...{ ping: async () => {}, isSilentSince: () => false },
};

const open: Web[] = [];
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close();
});

async function web(env: Record<string, string> = {}, more: Partial<HttpServices> = {}): Promise<Web> {
  const made = await openWeb(NO_DATABASE, env, more);
  // Something to ask for, and something to change.
  made.app.get('/api/v1/tea', async () => ({ tea: 'mint' }));
  made.app.post('/api/v1/tea', async ({ body }) => ({ drunk: body ?? null }));
  open.push(made);
  return made;
}
const refused = (why: Parameters<typeof refuse>[0]) => ({ refused: refuse(why) });

describe('a browser is told', () => {
  test('to run no script but ours, to connect nowhere else, and to show it in no frame', async () => {
    const browser = new Browser(await web({ HOSTS: 'table.example' }));
    const { headers } = await browser.ask('GET', '/api/v1/tea', undefined, { host: 'table.example' });
    const policy = new Map(
      `${headers['content-security-policy']}`.split(';').map((part) => {
        const [name, ...values] = part.trim().split(' ');
        return [name, values.join(' ')];
      }),
    );
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('connect-src')).toBe("'self' ws://table.example wss://table.example");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('object-src')).toBe("'none'");
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*/);
    // A page on a machine without https would break.
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });

  test('the same when it is refused something', async () => {
    const { headers } = await new Browser(await web()).ask('GET', '/nowhere');
    expect(headers).toHaveProperty('content-security-policy');
  });

  test('no host that it did not ask for', async () => {
    const browser = new Browser(await web());
    for (const host of ["x; script-src 'unsafe-inline'", 'x,y', 'x y', '*']) {
      const { headers } = await browser.ask('GET', '/api/v1/tea', undefined, { host });
      expect(headers['content-security-policy']).toContain("connect-src 'self' ;");
    }
  });

  test('nothing of what the server is made of, and to keep no answer', async () => {
    const { headers } = await new Browser(await web()).ask('GET', '/api/v1/tea');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a page of another site', () => {
  const env = { ORIGINS: 'https://friend.example', HOSTS: 'table.example' };
  const host = 'table.example:4000';

  test.each<[string, Record<string, string>, boolean]>([
    ['who is no browser', {}, true],
    ['our own page', { origin: 'http://table.example:4000' }, true],
    ['our own page behind a proxy that does https', { origin: 'https://table.example:4000' }, true],
    ['a page that is allowed', { origin: 'https://friend.example', 'sec-fetch-site': 'cross-site' }, true],
    ['another site', { origin: 'https://evil.example' }, false],
    ['another port', { origin: 'http://table.example:4001' }, false],
    ['a page whose name begins alike', { origin: 'http://table.example:4000.evil.example' }, false],
    ['a page that hides where it is', { origin: 'null' }, false],
    ['no page at all', { origin: 'file://table.example:4000' }, false],
    ['another site that leaves its origin out', { 'sec-fetch-site': 'cross-site' }, false],
    ['our own page that leaves its origin out', { 'sec-fetch-site': 'same-origin' }, true],
  ])('may change something or not: %s', async (_who, headers, may) => {
    const browser = new Browser(await web(env));
    const { status, body } = await browser.ask('POST', '/api/v1/tea', {}, { host, ...headers });
    expect(status).toBe(may ? 200 : 403);
    if (!may) expect(body).toEqual(refused('wrong-origin'));
    // Following a link is always fine; the answer stays with the browser.
    expect((await browser.ask('GET', '/api/v1/tea', undefined, { host, ...headers })).status).toBe(200);
  });

  test('cannot open a socket: it is told why, and hung up on', async () => {
    const { app } = await web();
    await app.register(websocket);
    app.get('/socket', { websocket: true }, (socket) => socket.close());
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const upgrade = (origin: string, path = '/socket'): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        const headers = {
          ...{ connection: 'upgrade', upgrade: 'websocket', origin },
          ...{ 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' },
        };
        const asking = request({ host: '127.0.0.1', port, path, headers });
        asking.on('upgrade', (reply, socket) => {
          socket.destroy();
          resolve(reply);
        });
        asking.on('response', (reply) => reply.resume().socket.on('close', () => resolve(reply)));
        asking.on('error', reject);
        asking.end();
      });
    expect((await upgrade('https://evil.example')).statusCode).toBe(403);
    expect((await upgrade('https://evil.example', '/%zz')).statusCode).toBe(400);
    expect((await upgrade(`http://127.0.0.1:${port}`)).statusCode).toBe(101);
  });
});

describe('a server for this machine alone', () => {
  test('does not answer to a name that somebody elsewhere let point to it, whatever is asked', async () => {
    const { app } = await web();
    app.get('/page', { config: { page: true } }, async () => 'the page');
    const ask = (host: string, method: 'GET' | 'POST', url: string) => app.inject({ method, url, headers: { host } });
    for (const url of ['/api/v1/tea', '/page', '/healthz', '/metrics', '/nowhere']) {
      const { statusCode, json } = await ask('evil.example:4000', 'GET', url);
      expect({ url, status: statusCode, body: json() }).toEqual({ url, status: 421, body: refused('wrong-host') });
    }
    expect((await ask('evil.example', 'POST', '/api/v1/tea')).statusCode).toBe(421);
    for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000'])
      expect((await ask(host, 'GET', '/api/v1/tea')).statusCode).toBe(200);
  });

  test('answers to names that it was told of, and elsewhere to any', async () => {
    for (const env of [{ HOSTS: 'play.example' }, { ORIGINS: 'https://play.example' }, { HOST: '0.0.0.0' }])
      expect(
        (await (await web(env)).app.inject({ url: '/api/v1/tea', headers: { host: 'play.example' } })).statusCode,
      ).toBe(200);
  });
});

describe('who asks too often', () => {
  test('is told when to come back, whatever they ask for, and others are not', async () => {
    const { app, logged } = await web({ HTTP_PER_MINUTE: '3' });
    const ask = (url: string, remoteAddress = '192.0.2.1') => app.inject({ url, remoteAddress });
    for (const url of ['/api/v1/tea', '/nowhere', '/api/v1/openapi.json']) await ask(url);
    for (const url of ['/api/v1/tea', '/nowhere']) {
      const reply = await ask(url);
      expect(reply.statusCode).toBe(429);
      expect(reply.json()).toEqual({ refused: refuse('too-fast', { seconds: expect.any(Number) as never }) });
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await ask('/api/v1/tea', '192.0.2.2')).statusCode).toBe(200);
    expect(logged()).not.toMatch(/"level":"error"/);
  });

  test('is let in again when time has passed, though the machine’s clock was set back', async () => {
    let elapsed = 0;
    const { app } = await web({ HTTP_PER_MINUTE: '1' }, { monotonic: () => elapsed });
    const ask = async () => (await app.inject('/api/v1/tea')).statusCode;
    expect([await ask(), await ask()]).toEqual([200, 429]);
    elapsed = 60_000;
    expect(await ask()).toBe(200);
  });

  test('is known by the proxy’s word, not by their own', async () => {
    const { app } = await web({ HTTP_PER_MINUTE: '1', TRUST_PROXY: 'true' });
    const ask = (forwarded: string) => app.inject({ url: '/api/v1/tea', headers: { 'x-forwarded-for': forwarded } });
    expect((await ask('192.0.2.1')).statusCode).toBe(200);
    expect((await ask('192.0.2.2')).statusCode).toBe(200);
    // The proxy adds whom it saw to what it was told.
    expect((await ask('198.51.100.7, 192.0.2.1')).statusCode).toBe(429);
  });

  test('makes only so many guests an hour', async () => {
    const browser = new Browser(await web({ GUESTS_PER_HOUR: '2' }));
    for (let n = 0; n < 2; n++) expect((await browser.ask('POST', '/api/v1/guest', { name: 7 })).status).toBe(400);
    expect((await browser.ask('POST', '/api/v1/guest', {})).body.refused.why).toBe('too-fast');
  });
});

describe('what cannot be read is refused in the same words as everything:', () => {
  const post = async (payload: string, type = 'application/json') => {
    const { app } = await web();
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/sign-in',
      headers: { 'content-type': type },
      payload,
    });
    return { status: reply.statusCode, body: reply.json() };
  };

  test('no JSON', async () => {
    expect(await post('{')).toEqual({
      status: 400,
      body: { ...refused('malformed'), faults: [{ path: 'body', message: 'is no JSON' }] },
    });
  });

  test('brackets in brackets, further down than anybody goes; in quotes they are text', async () => {
    const deep = '['.repeat(65);
    expect(await post(`{"name":${deep}${']'.repeat(65)}}`)).toMatchObject({
      status: 400,
      body: { ...refused('malformed'), faults: [{ path: 'body', message: 'lies more than 64 levels deep' }] },
    });
    expect((await post(JSON.stringify({ name: `"\\${deep}` }))).body.faults[0].path).toBe('name');
  });

  test('another kind of body', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect(await post('{}', type)).toMatchObject({ status: 400, body: refused('malformed') });
  });

  test('too much of it', async () => {
    expect(await post(JSON.stringify({ name: 'x'.repeat(70_000) }))).toEqual({ status: 413, body: refused('too-big') });
  });

  test('more faults than anybody wants to read', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [n, n]));
    const { body } = await post(JSON.stringify({ name: many, password: 1, ...many }));
    expect(body.faults.length).toBeLessThanOrEqual(20);
  });

  test('a page that is not there, in any method', async () => {
    const browser = new Browser(await web());
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect(await browser.ask(method, '/api/v1/nowhere')).toMatchObject({
        status: 404,
        body: refused('no-such-page'),
      });
  });

  test('an address that is none', async () => {
    expect(await new Browser(await web()).ask('GET', '/api/v1/%zz')).toMatchObject({
      status: 400,
      body: refused('malformed'),
    });
  });

  test('no body is no fault where none is needed, whatever the client calls it', async () => {
    const { app } = await web();
    const headers = { 'content-type': 'application/json' };
    const reply = await app.inject({ method: 'POST', url: '/api/v1/tea', headers, payload: '' });
    expect(reply.json()).toEqual({ drunk: null });
  });
});

describe('what is not the sender’s fault', () => {
  test('is ours, logged, and nothing of it is told', async () => {
    const { app, logged } = await web();
    app.get('/broken', () => {
      throw new Error('the cat knows where the key is');
    });
    const reply = await app.inject('/broken');
    expect({ status: reply.statusCode, body: reply.json() }).toEqual({ status: 500, body: refused('fault') });
    expect(logged()).toContain('the cat knows where the key is');
  });

  test('may be the database', async () => {
    const outage = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    const db = {
      select: () => {
        throw new Error('Failed query: select 1\nparams: secret', { cause: outage });
      },
    };
    const { app, logged } = await openWeb({ ...NO_DATABASE, db: db as unknown as Db });
    const reply = await app.inject({ url: '/api/v1/me', cookies: { grimalkin: 'A'.repeat(43) } });
    expect({ status: reply.statusCode, body: reply.json() }).toEqual({ status: 503, body: refused('database') });
    expect(logged()).toContain('ECONNREFUSED');
    expect(logged()).not.toContain('secret');
    await app.close();
  });

  test('may be that the server is about to stop', async () => {
    const browser = new Browser(await web({}, { stopping: () => true }));
    expect(await browser.ask('GET', '/api/v1/tea')).toMatchObject({ status: 503, body: refused('stopping') });
  });
});

test('a refusal of the rules is a conflict, with its rule', async () => {
  const { app } = await web();
  const bar = { rule: 'TEA-1', why: 'too-hot', with: { degrees: 99 } };
  app.get('/drink', () => throwIfBarred(bar));
  const reply = await app.inject('/drink');
  expect({ status: reply.statusCode, body: reply.json() }).toEqual({ status: 409, body: { refused: bar } });
});

test('the log names routes, not addresses: who has a table’s address can sit down there', async () => {
  const { app, logged } = await web();
  app.get('/tables/:id', async () => ({}));
  await app.inject('/tables/s3cr3t?key=hidden');
  await app.inject('/s3cr3t');
  expect(logged()).toContain('"route":"/tables/:id"');
  expect(logged()).not.toContain('s3cr3t');
  expect(logged()).not.toContain('hidden');
});

test('what came by https gets a cookie that goes no other way', async () => {
  const database = await makeDatabase('postgres');
  const storage = await database.open();
  const { app } = await openWeb(storage, { TRUST_PROXY: '1' });
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
  const entered = await app.inject({ method: 'POST', url: '/api/v1/guest', headers, payload: {} });
  expect(entered.headers['set-cookie']).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  const left = await app.inject({ method: 'POST', url: '/api/v1/sign-out', headers });
  expect(left.headers['set-cookie']).toMatch(/^grimalkin=; .*Expires=Thu, 01 Jan 1970/);
  await app.close();
  await storage.close();
  await database.remove();
});
