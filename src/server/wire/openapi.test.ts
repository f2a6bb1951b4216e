import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Storage } from '../storage/open.ts';
import { openWeb, type Web } from '../testing/web.ts';
import { API } from './http-services.ts';
import { gameRoutes } from './routes/games.ts';
import { recordRoutes } from './routes/records.ts';
import { reportRoutes } from './routes/reports.ts';
import { tableRoutes } from './routes/tables.ts';
import type { TableRouteServices } from './table-requests.ts';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly responses: Readonly<Record<string, { readonly description?: string }>>;
}
interface Description {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

let web: Web;
let description: Description;
const routes: string[] = [];
beforeAll(async () => {
  web = await openWeb({ kind: 'pglite', db: {}, ping: async () => {} } as Storage, {
    ADMIN_TOKEN: 'sixteen-letters-at-least',
  });
  const { app } = web;
  // Nobody is asked anything but what there is to ask.
  const services = { ...web, tables: {}, gameLoader: {}, now: Date.now } as unknown as TableRouteServices;
  for (const add of [gameRoutes, tableRoutes, recordRoutes, reportRoutes]) add(app, services);
  await app.ready();
  routes.push(...routesIn(app.printRoutes({ commonPrefix: false })));
  description = (await app.inject(`${API}/openapi.json`)).json();
});
afterAll(() => web.app.close());

/** `GET /tables/{id}`, out of the tree that fastify prints. */
function routesIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^(.*?)[├└]── (\S*)(?: \((.*)\))?$/.exec(line);
    if (found === null) return [];
    const [, indent = '', part = '', methods = ''] = found;
    const depth = indent.length / 4;
    above[depth] = (above[depth - 1] ?? '') + part;
    const path = above[depth]?.replace(/:(\w+)/g, '{$1}');
    return methods.split(', ').flatMap((method) => (method === '' || method === 'HEAD' ? [] : [`${method} ${path}`]));
  });
}

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );

test('every route is described, and nothing else', () => {
  const hidden = [`GET ${API}/openapi.json`];
  expect(routes.length).toBeGreaterThan(20);
  expect(
    operations()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(routes.filter((route) => !hidden.includes(route)).sort());
});

test('it is OpenAPI 3.1, as far as can be told without its schema', () => {
  expect(description.openapi).toMatch(/^3\.1\./);
  expect(description.info).toMatchObject({ title: 'Grimalkin', version: expect.any(String) });
  for (const { name, path, operation } of operations()) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const described = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(described.map((parameter) => parameter.name).sort(), name).toEqual(inPath.sort());
    expect(
      described.every(({ required }) => required),
      name,
    ).toBe(true);
    expect(Object.keys(operation.responses).length, name).toBeGreaterThan(0);
    for (const [status, response] of Object.entries(operation.responses)) {
      expect(status, name).toMatch(/^([1-5](\d\d|XX)|default)$/);
      expect(response.description, name).toBeTruthy();
    }
  }
});

test('every route has words, a heading, a reply and a refusal', () => {
  for (const { name, operation } of operations()) {
    expect(operation.summary, name).toBeTruthy();
    expect(operation.tags, name).toHaveLength(1);
    expect(operation.responses.default, name).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refused' } } },
    });
    expect(
      Object.keys(operation.responses).some((status) => status.startsWith('2')),
      name,
    ).toBe(true);
  }
});

test('whatever it refers to is there, and whatever has a name is referred to', () => {
  const referred = new Set([...JSON.stringify(description).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref]) => ref));
  const named = Object.keys(description.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect([...referred].sort()).toEqual(named.sort());
});
