import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { GameFactory } from '../kernel/index.ts';
import { games } from './index.ts';
import { vocabularyPage } from './testing/vocabulary-page.ts';

/** `npm run pack-docs` writes the pages instead of comparing. */
const recording = process.env.MODE === 'record';
const folder = join(import.meta.dirname, '../../docs/packs');
const AGAIN = '`npm run pack-docs` writes it anew; read the diff before you commit it.';

/** The schema of the packs of each game that takes some. */
const vocabularies = await Promise.all(
  Object.values(games)
    .filter(({ pack }) => pack !== null)
    .map(async ({ name }) => {
      const { pack } = (await import(`./${name}/content/vocabulary.ts`)) as { readonly pack: z.ZodObject };
      return [name, pack] as const;
    }),
);

function compared(name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  if (recording) writeFileSync(join(folder, name), text);
  expect(readFileSync(join(folder, name), 'utf8'), AGAIN).toBe(text);
}

describe.each(vocabularies)('%s', (name, vocabulary) => {
  const { core, pack, packSchema } = games[name] as GameFactory;
  const schema = packSchema?.() as object;

  test('has a page about its words that is as the vocabulary is', () => {
    compared(`${name}.md`, vocabularyPage(games[name] as GameFactory, vocabulary));
  });

  test('has a schema for editors that is as the vocabulary is', () => {
    compared(`${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
  });

  test('has a schema that takes its own cards and packs that extend them, and marks what is wrong', async () => {
    const app = Fastify({ ajv: { customOptions: { removeAdditional: false, coerceTypes: false, strict: false } } });
    app.post('/', { schema: { body: schema } }, async () => 'good');
    const takes = async (body: unknown) =>
      (await app.inject({ method: 'POST', url: '/', payload: body as object })).statusCode === 200;
    const header = { game: name, id: 'mine', version: '1.0.0', author: 'Ada', licence: 'CC0-1.0' };
    const [list, cards] = Object.entries(pack as object).find(([, value]) => Array.isArray(value)) as [
      string,
      object[],
    ];
    const card = { ...(cards[0] as object), id: 'other', names: { de: 'Anders' } };
    expect(await takes(pack)).toBe(true);
    expect(await takes({ ...(pack as object), $schema: './x.json' })).toBe(true);
    expect(await takes({ ...header, add: { [list]: [card] } })).toBe(true);
    expect(await takes({ ...header, extends: { pack: 'core', hash: core.content }, remove: ['x'] })).toBe(true);
    expect(await takes({ ...header, add: { [list]: [{ ...card, colour: 'red' }] } })).toBe(false);
    expect(await takes({ ...header, add: { unicorns: [] } })).toBe(false);
    expect(await takes({ ...header, remove: 'x' })).toBe(false);
    expect(await takes({ ...(pack as object), version: 'new' })).toBe(false);
    await app.close();
  });
});
