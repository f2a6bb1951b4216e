import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REFUSALS } from '../protocol/refusal/refusal.ts';
import { fromClient, fromServer } from '../protocol/socket.ts';
import { dataIn, readSession } from './testing/recorded-session/session.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

/** docs/protocol.md says what is so: its examples were recorded, and nothing is missing in it. */

const DOCS = join(import.meta.dirname, '../../docs');
const text = readFileSync(join(DOCS, 'protocol.md'), 'utf8');
const files = readdirSync(join(DOCS, 'protocol'));
const lines = files.flatMap((name) => readSession(readFileSync(join(DOCS, 'protocol', name), 'utf8')));
const recorded = lines.flatMap((line) =>
  line.kind === 'sent' || line.kind === 'heard' ? [{ kind: line.kind, data: dataIn(line.text) }] : [],
);

/** The examples: in a block each begins at the beginning of a line. */
const examples = [...text.matchAll(/^```json\n(.*?)^```/gms)].flatMap(([, block = '']) =>
  block.split(/^(?=\{)/m).map((example): unknown => JSON.parse(example)),
);

const LEFT_OUT = '…';
/** Whether data is as the example shows it, apart from what that leaves out. */
function isShown(example: unknown, data: unknown): boolean {
  if (example === LEFT_OUT) return true;
  if (typeof example !== 'object' || typeof data !== 'object' || example === null || data === null)
    return example === data;
  const [shown, there] = [Object.entries(example), data as Record<string, unknown>];
  const all = shown.length === Object.keys(there).length && Array.isArray(example) === Array.isArray(data);
  return all && shown.every(([key, value]) => key in there && isShown(value, there[key]));
}

const typesIn = (messages: readonly unknown[]) => [
  ...new Set(messages.map((message) => (message as { type?: unknown } | null | undefined)?.type)),
];
const known = (of: typeof fromClient | typeof fromServer) => of.options.map(({ shape }) => shape.type.value);

test.each(examples.map((example) => [JSON.stringify(example).slice(0, 80), example]))(
  '%s… was recorded',
  (_, example) => {
    expect(recorded.some(({ data }) => isShown(example, data))).toBe(true);
  },
);

test('every type of message is in the text and in a session', () => {
  const data = (kind: string) => recorded.flatMap((line) => (line.kind === kind ? [line.data] : []));
  expect(typesIn(data('sent'))).toEqual(expect.arrayContaining(known(fromClient)));
  expect(typesIn(data('heard'))).toEqual(expect.arrayContaining(known(fromServer)));
  expect(typesIn(examples)).toEqual(expect.arrayContaining([...known(fromClient), ...known(fromServer)]));
});

test('every reason for a refusal is in the text', () => {
  const heard = [...JSON.stringify(recorded).matchAll(/"rule":null,"why":"([^"]*)"/g)].map(([, why]) => why as string);
  const missing = [...new Set([...REFUSALS, ...heard])].filter((why) => !text.includes(`\`${why}\``));
  expect(missing).toEqual([]);
});

test('every session is in the text', () => {
  const named = [...text.matchAll(/\]\(protocol\/([^)]*)\)/g)].map(([, name]) => name);
  expect(named.sort()).toEqual([...files].sort());
});

let server: TestServer & { remove(): Promise<void> };
beforeAll(async () => {
  server = await startTestServer('pglite', { ADMIN_TOKEN: 'sixteen-letters-at-least' });
});
afterAll(() => server.remove());

test('every route is in the text, and no other', async () => {
  const response = await fetch(`${server.server.url}/api/v1/openapi.json`);
  const { paths } = (await response.json()) as { paths: Record<string, object> };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
  );
  const table = text.slice(text.indexOf('| request |'), text.indexOf('A link to a table'));
  const named = [...table.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) [^`]*)`/g)].map(([, route]) => route);
  expect(named.sort()).toEqual(routes.sort());
});
