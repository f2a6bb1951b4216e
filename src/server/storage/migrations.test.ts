import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import * as schema from './schema.ts';

const folder = join(import.meta.dirname, 'migrations');
const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));

test('the migrations lead to the schema: otherwise `npm run migration` makes the one that is missing', async () => {
  const last = readdirSync(join(folder, 'meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const before = read(`meta/${last}`);
  expect(await generateMigration(before, generateDrizzleJson(schema, before.id))).toEqual([]);
});

test('every migration is in the journal, and every entry of the journal is there', () => {
  const { entries } = read('meta/_journal.json') as { entries: { tag: string }[] };
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(files.sort()).toEqual(entries.map(({ tag }) => `${tag}.sql`));
});
