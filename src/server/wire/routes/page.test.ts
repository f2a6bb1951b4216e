import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/index.ts';
import { refuse } from '../../../protocol/refusal/refusal.ts';
import type { Db } from '../../storage/open.ts';
import { openWeb, type Web } from '../../testing/web.ts';
import { pageRoutes } from './page.ts';

const HTML = '<!doctype html><title>Grimalkin</title>';
const CODE = 'console.log("a cat")'.repeat(50);
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

let folder: string;
let web: Web;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grimalkin-page-'));
});
afterEach(async () => {
  await web.app.close();
  rmSync(folder, { recursive: true });
});

function built(): void {
  mkdirSync(join(folder, 'assets'));
  const put = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text);
  put('index.html', HTML);
  put('sw.js', CODE);
  put('manifest.webmanifest', '{}');
  put('.hidden', 'a secret');
  put('assets/app-1a2b.js', CODE);
  put('assets/app-1a2b.js.br', brotliCompressSync(CODE));
  put('assets/app-1a2b.js.gz', gzipSync(CODE));
  put('assets/font-3c4d.woff2', Buffer.from([1, 2, 3]));
}

/** Where nobody may be looked up, for no database is there. */
async function open(env: Record<string, string> = {}): Promise<void> {
  const db = new Proxy({} as Db, {
    get: () => {
      throw new Error('the database was asked');
    },
  });
  web = await openWeb({ kind: 'pglite', db, ping: async () => {}, isSilentSince: () => false }, env);
  await pageRoutes(web.app, folder);
  web.app.get('/api/v1/tea', async () => ({ tea: 'mint' }));
}
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  web.app.inject({ method, url, headers, cookies: { grimalkin: 'A'.repeat(43) } });

describe('a built page', () => {
  beforeEach(async () => {
    built();
    await open();
  });

  test.each(['/', '/tables', '/t/0abc', '/rules/familiar-find', '/replay/t/0abc?at=3', '/no/such/page', '/index.html'])(
    'is shown wherever a browser opens it, as it is now: %s',
    async (url) => {
      const reply = await get(url, BROWSER);
      expect([reply.statusCode, reply.body]).toEqual([200, HTML]);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.headers['cache-control']).toBe('no-cache');
      expect(reply.headers['content-security-policy']).toContain("worker-src 'self';manifest-src 'self'");
      const again = await get(url, { ...BROWSER, 'if-none-match': `${reply.headers.etag}` });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    },
  );

  test('has parts that are kept for a year, for their names change with them', async () => {
    const reply = await get('/assets/app-1a2b.js');
    expect([reply.statusCode, reply.body]).toEqual([200, CODE]);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    const font = await get('/assets/font-3c4d.woff2', { 'accept-encoding': 'gzip, br' });
    expect([font.statusCode, font.headers['content-type'], font.headers['content-encoding']]).toEqual([
      ...[200, 'font/woff2'],
      undefined,
    ]);
  });

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('goes out as %s where that is understood', async (encoding, accepted, unpack) => {
    const reply = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toContain('accept-encoding');
    expect(reply.headers['content-type']).toMatch(/javascript/);
    expect(String(unpack(reply.rawPayload))).toBe(CODE);
    expect(reply.headers['cache-control']).toContain('immutable');
  });

  test.each([
    ['/sw.js', /javascript/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
  ])('has other parts that are asked for anew each time: %s', async (url, type) => {
    for (const headers of [{}, BROWSER]) {
      const reply = await get(url, headers);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(reply.headers['content-type']).toMatch(type);
    }
  });

  test.each([
    ...['/assets/gone-9.js', '/assets/', '/assets', '/assets/..%2Findex.html'],
    ...['/favicon.ico', '/.hidden', '/assets/..%2F.hidden', '/..%2F..%2Fetc%2Fpasswd', '/%00', '/assets/%00'],
    ...['/api/v1/nowhere', '/api', '/metrics/x', '/healthz/x'],
  ])('has no more than that: %s', async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.json()]).toEqual([404, { refused: refuse('no-such-page') }]);
    expect((await get(url, {}, 'HEAD')).statusCode).toBe(404);
  });

  test('is loaded anew by a page of an earlier build that asks for a part that is gone', async () => {
    for (const headers of [{}, { 'sec-fetch-dest': 'script' }] as Record<string, string>[]) {
      const script = await get('/assets/board-AbCd_-12.js', headers);
      expect([script.statusCode, script.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(script.headers['content-type']).toMatch(/javascript/);
      expect(script.body).toContain('location.reload()');
    }
    const style = await get('/assets/board-AbCd_-12.css', { 'sec-fetch-dest': 'style' });
    expect([style.statusCode, style.body, style.headers['cache-control']]).toEqual([200, '', 'no-store']);
    expect(style.headers['content-type']).toMatch(/^text\/css/);
  });

  test.each(['empty', 'worker', 'document', 'style'])(
    'is not loaded anew by what would keep the script, or run it elsewhere: %s',
    async (use) => {
      expect((await get('/assets/board-AbCd_-12.js', { 'sec-fetch-dest': use })).statusCode).toBe(404);
    },
  );

  test('is not shown in place of what is not there', async () => {
    for (const url of ['/assets/gone-9.js', '/api/v1/nowhere', '/metrics/x'])
      expect((await get(url, BROWSER)).statusCode).toBe(404);
    expect((await web.app.inject({ method: 'POST', url: '/tables', headers: BROWSER })).statusCode).toBe(404);
  });

  test.each(['/%E0%A4%A', '/t/%', '/rules/%zz?language=de'])(
    'is shown to a browser where the address cannot even be decoded: %s',
    async (url) => {
      const reply = await get(url, BROWSER);
      expect([reply.statusCode, reply.body]).toEqual([200, HTML]);
      expect(reply.headers['content-security-policy']).toContain("worker-src 'self'");
      // Whoever is no browser, or wants something else, is told what is wrong.
      expect([(await get(url)).statusCode, (await get(url, BROWSER, 'POST')).statusCode]).toEqual([400, 400]);
      expect((await get(`/api${url}`, BROWSER)).statusCode).toBe(404);
    },
  );

  test('can be asked for by what is no browser, and by what keeps it for later', async () => {
    for (const url of ['/', '/index.html']) expect((await get(url, { accept: '*/*' })).body).toBe(HTML);
  });

  test('tells its size without being sent', async () => {
    const reply = await get('/', BROWSER, 'HEAD');
    expect([reply.statusCode, reply.headers['content-length'], reply.body]).toEqual([200, `${HTML.length}`, '']);
  });
});

test('loading it counts for nobody’s limit, and looking for what is not there does', async () => {
  built();
  await open({ HTTP_PER_MINUTE: '3' });
  for (let n = 0; n < 40; n++)
    for (const url of ['/', '/assets/app-1a2b.js']) expect((await get(url, BROWSER)).statusCode).toBe(200);
  const call = () => web.app.inject('/api/v1/tea');
  expect((await call()).statusCode).toBe(200);
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push((await get(`/assets/guess-${n}.js`)).statusCode);
  expect(statuses).toContain(429);
  expect(web.logged()).not.toMatch(
    /"level":"(?:info|warn|error)"[^\n]*"route":"\/(?:\*|assets)[^\n]*"status":(?:200|500)/,
  );
});

test('a page that is not built says how to build it, in five languages, and is there as soon as it is', async () => {
  await open();
  const reply = await get('/t/0abc', BROWSER);
  expect(reply.statusCode).toBe(503);
  for (const language of LANGUAGES) expect(reply.body).toContain(`<p lang="${language}">`);
  expect(reply.body.match(/npm run build/g)).toHaveLength(LANGUAGES.length);
  expect((await get('/assets/app-1a2b.js')).statusCode).toBe(404);
  built();
  expect((await get('/t/0abc', BROWSER)).body).toBe(HTML);
});
