import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { RulesError } from '../kernel/index.ts';
import { openLog } from './log.ts';

function logging(readable = false, level = 'info') {
  const lines: string[] = [];
  return { lines, log: openLog({ level, readable, out: { write: (line) => lines.push(line) } }) };
}

/** Whatever it is, it may not be found again. */
const SECRET = 'hunter2';

test('an entry is a line of JSON with time, level and words', () => {
  const { log, lines } = logging();
  log.info({ table: 'abc' }, 'something happened');
  log.debug('not at this level');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      pid: process.pid,
      table: 'abc',
      msg: 'something happened',
    },
  ]);
});

test.each([
  ['password', { password: SECRET }],
  ['password in a body', { body: { password: SECRET } }],
  ['cookie of a request', { req: { headers: { cookie: SECRET } } }],
  ['cookie to be set', { res: { headers: { 'set-cookie': SECRET } } }],
  ['cookie by itself', { 'set-cookie': [SECRET] }],
  ['authorization', { headers: { authorization: `Bearer ${SECRET}` } }],
  ['token', { session: { token: SECRET } }],
  ['settings', { settings: { databaseUrl: SECRET, adminToken: SECRET, metricsToken: SECRET } }],
  ['seed', { table: { row: { seed: SECRET } } }],
  ['salts', { salts: [SECRET], row: { salt: SECRET } }],
  ['answer', { entry: { seat: 0, say: SECRET } }],
  ['view', { job: { view: { hand: [SECRET] } } }],
  ['what a request asked for', { req: { method: 'GET', url: `/page?key=${SECRET}`, ip: '::1' } }],
  ['error of the rules', { err: new RulesError('stuck', null, { seed: SECRET }) }],
  ['error by another name', { error: new RulesError('stuck', null, { seed: SECRET }) }],
  ['failed query', { err: new DrizzleQueryError('insert into tables', [SECRET], new Error('no')) }],
  [
    'row that a database choked on',
    { err: Object.assign(new Error('duplicate key'), { detail: `Key (token)=(${SECRET}) exists`, code: '23505' }) },
  ],
])('never written down: %s', (_what, entry) => {
  const { log, lines } = logging();
  log.warn(entry, 'look');
  log.child(entry).warn('look');
  const { log: readable, lines: plain } = logging(true);
  readable.warn(entry, 'look');
  expect(lines).toHaveLength(2);
  expect(`${lines}${plain}`).not.toContain(SECRET);
});

test('an error is told by its kind, words, code and place, and so is what caused it', () => {
  const { log, lines } = logging();
  const cause = Object.assign(new TypeError('no such column'), { code: '42703' });
  log.error(new DrizzleQueryError('select x', [1], cause), 'oh');
  const { err, msg } = JSON.parse(lines[0] as string);
  expect(msg).toBe('oh');
  expect(err).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: select x',
    cause: { type: 'TypeError', message: 'no such column', code: '42703' },
  });
  expect(err.at[0]).toContain('log.test.ts');
});

test('in a terminal there are warnings and errors, a line each, that cannot command it', () => {
  const { log, lines } = logging(true, 'info');
  log.info('nobody needs this');
  log.warn({ table: 'abc', times: 2, at: ['x'] }, 'a bot\nfailed\x1b[2J\x9b');
  log.error({ err: new RangeError('too far') }, 'oh');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe('warn: a bot failed [2J  (table: abc, times: 2, at: ["x"])\n');
  expect(lines[1]).toMatch(/^error: oh \(err: too far at .*log\.test\.ts.*\)\n$/);
});
