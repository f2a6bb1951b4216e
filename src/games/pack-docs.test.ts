import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { GameFactory } from '../kernel/index.ts';
import { pack as blackRose } from './black-rose/content/vocabulary.ts';
import { pack as familiarFind } from './familiar-find/content/vocabulary.ts';
import { pack as familiarsAndFoes } from './familiars-and-foes/content/vocabulary.ts';
import { games } from './index.ts';
import { pack as mythicArena } from './mythic-arena/content/vocabulary.ts';
import { vocabularyPage } from './testing/vocabulary-page.ts';

/** `npm run pack-docs` writes the pages instead of comparing. */
const recording = process.env.MODE === 'record';
const folder = join(import.meta.dirname, '../../docs/packs');
const AGAIN = '`npm run pack-docs` writes it anew; read the diff before you commit it.';

const vocabularies = {
  'black-rose': blackRose,
  'familiar-find': familiarFind,
  'familiars-and-foes': familiarsAndFoes,
  'mythic-arena': mythicArena,
};

function compared(name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  if (recording) writeFileSync(join(folder, name), text);
  expect(readFileSync(join(folder, name), 'utf8'), AGAIN).toBe(text);
}

test('every game that takes packs has a page', () => {
  const packed = Object.values(games).filter(({ pack }) => pack !== null);
  expect(packed.map(({ name }) => name).sort()).toEqual(Object.keys(vocabularies));
});

describe.each(Object.entries(vocabularies))('%s', (name, vocabulary) => {
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
