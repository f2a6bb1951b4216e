import { afterEach, describe, expect, test } from 'vitest';
import type { Db } from '../../storage/open.ts';
import { openWeb, type Web } from '../../testing/web.ts';
import type { HttpServices } from '../http-services.ts';

const TOKEN = 'sixteen letters at least'.replaceAll(' ', '-');
const open: Web[] = [];
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close();
});

async function web(
  env: Record<string, string> = {},
  more: Partial<HttpServices> = {},
  ping = async () => {},
): Promise<Web> {
  const made = await openWeb({ kind: 'pglite', db: {} as Db, ping, isSilentSince: () => false }, env, more);
  open.push(made);
  return made;
}

describe('health', () => {
  const ask = async ({ app }: Web) => {
    const { statusCode: status, json } = await app.inject('/healthz');
    return { status, body: json() };
  };

  test('is well while the database answers', async () => {
    expect(await ask(await web())).toEqual({ status: 200, body: { ok: true, database: 'pglite' } });
  });

  test('is not when it does not', async () => {
    const ill = await web({}, {}, () => Promise.reject(new Error('gone')));
    expect(await ask(ill)).toEqual({ status: 503, body: { ok: false, database: 'pglite', why: 'database' } });
  });

  test('is not when the server is about to stop', async () => {
    const ill = await web({}, { stopping: () => true });
    expect(await ask(ill)).toEqual({ status: 503, body: { ok: false, database: 'pglite', why: 'stopping' } });
  });
});

describe('metrics', () => {
  const ask = async ({ app }: Web, remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

  test('count what happens', async () => {
    const { app, metrics } = await web();
    metrics.countAnswer();
    metrics.countRefusal('too-fast');
    metrics.observeCommit(0.004);
    let failed = 1;
    const bots = () => ({ waiting: 3, atWork: 2, answered: 40, failures: { slow: failed } });
    metrics.follow({ liveTables: () => 5, sockets: () => 6, bots });
    await app.inject('/nowhere');
    await app.inject('/metrics');
    failed = 2;
    const { body, headers } = await app.inject('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    const lines = body.split('\n');
    for (const line of [
      'grimalkin_answers_total 1',
      'grimalkin_refusals_total{why="too-fast"} 1',
      'grimalkin_refusals_total{why="no-such-page"} 1',
      'grimalkin_commit_seconds_bucket{le="0.005"} 1',
      'grimalkin_live_tables 5',
      'grimalkin_sockets 6',
      'grimalkin_bots_waiting 3',
      'grimalkin_bots_at_work 2',
      'grimalkin_bot_answers_total 40',
      'grimalkin_bot_failures_total{why="slow"} 2',
      'grimalkin_http_seconds_count{method="GET",route="none",status="404"} 1',
    ])
      expect(lines).toContain(line);
    expect(body).toContain('process_cpu_seconds_total');
  });

  test('are for the same machine alone, and not for whom a proxy on it speaks', async () => {
    const made = await web();
    expect(await ask(made, '127.0.0.1')).toBe(200);
    expect(await ask(made, '::1')).toBe(200);
    expect(await ask(made, '192.0.2.1')).toBe(404);
    expect(await ask(made, '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).toBe(404);
  });

  test('are for who has the token, wherever they are, once there is one', async () => {
    const made = await web({ METRICS_TOKEN: TOKEN });
    expect(await ask(made, '127.0.0.1')).toBe(404);
    expect(await ask(made, '192.0.2.1', { authorization: 'Bearer another' })).toBe(404);
    expect(await ask(made, '192.0.2.1', { authorization: `Bearer ${TOKEN}` })).toBe(200);
  });
});
