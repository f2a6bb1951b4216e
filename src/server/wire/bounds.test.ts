import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { recordSchema } from '../../protocol/record/record-schema.ts';
import { fromClient } from '../../protocol/socket.ts';
import { readSettings } from '../settings.ts';

/** What may have any shape: it is read by a schema of its own, in a body of bounded size. */
const READ_ELSEWHERE = ['POST /api/v1/packs body.pack', 'POST /api/v1/play-on body.record'];

/** A pattern without a quantifier that has no end. */
const hasNoLoop = ({ source }: RegExp): boolean => !/[*+]|\{\d+,\}/.test(source);

const isBounded = (checks: readonly z.core.$ZodCheck[] = []): boolean =>
  checks.some(({ _zod: { def } }) => {
    const { check, pattern } = def as z.core.$ZodCheckDef & { readonly pattern?: RegExp };
    return check === 'max_length' || check === 'length_equals' || (pattern !== undefined && hasNoLoop(pattern));
  });

/** The places in a schema where a text, a list or an object may be as long as somebody likes. */
function unbounded(schema: z.core.$ZodType, path: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const within = (inner: z.core.$ZodType, more = '') => unbounded(inner, `${path}${more}`);
  const unless = (bounded: boolean): string[] => (bounded ? [] : [path]);
  switch (def.type) {
    case 'string':
      return unless(isBounded(def.checks));
    case 'array':
      return [...unless(isBounded(def.checks)), ...within(def.element, '[]')];
    case 'record': {
      const { maxProperties } = z.globalRegistry.get(schema as z.ZodType) ?? {};
      return [...unless(maxProperties !== undefined), ...within(def.keyType, ' keys'), ...within(def.valueType, '.*')];
    }
    case 'object': {
      const closed = def.catchall === undefined || def.catchall._zod.def.type === 'never';
      const fields = Object.entries(def.shape).flatMap(([key, field]) => within(field, `.${key}`));
      return [...unless(closed), ...fields];
    }
    case 'union':
      return def.options.flatMap((option, n) => within(option, `|${n}`));
    case 'optional':
    case 'nullable':
    case 'default':
      return within(def.innerType);
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
      return [];
    default:
      // Whatever this test does not know may hold anything.
      return [path];
  }
}
interface Route {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Every route that a file of this folder adds, by asking it to add them to something that only notes them. */
async function allRoutes(): Promise<Route[]> {
  const routes: Route[] = [];
  const add = (method: string) => (path: string, options: { schema?: Route['schema'] }) =>
    void routes.push({ name: `${method} ${path}`, schema: options.schema ?? {} });
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  const app = { register: async () => {}, ...Object.fromEntries(methods.map((m) => [m.toLowerCase(), add(m)])) };
  const settings = readSettings({ ADMIN_TOKEN: 'sixteen-letters-at-least' });
  const folder = new URL('./routes/', import.meta.url);
  for (const file of (await readdir(folder)).filter((name) => !name.endsWith('.test.ts')))
    for (const [name, make] of Object.entries(await import(new URL(file, folder).pathname)))
      if (name.endsWith('Routes'))
        await (make as (app: unknown, services: unknown) => unknown)(app, { settings, storage: {} });
  return routes;
}

test('every text, list and object that a request may bring has a bound', async () => {
  const routes = await allRoutes();
  expect(routes.length).toBeGreaterThan(25);
  const free = routes.flatMap(({ name, schema }) =>
    ['body', 'params', 'querystring', 'headers'].flatMap((part) =>
      schema[part] === undefined ? [] : unbounded(schema[part] as z.ZodType, `${name} ${part}`),
    ),
  );
  expect(free.sort()).toEqual(READ_ELSEWHERE);
});

test('so has everything that a message of a socket may bring', () => {
  expect(unbounded(fromClient, 'message')).toEqual([]);
});

test('so has everything in a record that somebody brings', () => {
  expect(unbounded(recordSchema, 'record')).toEqual([]);
});

test('what is unbounded is found, wherever it stands', () => {
  const deep = z.object({ a: z.array(z.object({ b: z.string().optional() })).max(3) });
  expect(unbounded(deep, 'x')).toEqual(['x.a[].b']);
  expect(unbounded(z.array(z.boolean()), 'x')).toEqual(['x']);
  expect(unbounded(z.record(z.string().max(3), z.boolean()), 'x')).toEqual(['x']);
  expect(unbounded(z.union([z.string().max(3), z.string().regex(/^a+$/)]), 'x')).toEqual(['x|1']);
  expect(unbounded(z.looseObject({}), 'x')).toEqual(['x']);
});
