import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';

const root = join(import.meta.dirname, '../..');
const names = Object.keys(games);

interface Row {
  readonly file: string;
  /** A game may have none. */
  readonly optional: boolean;
}

/** The rows of the table in docs/writing-a-game.md that is about a folder. */
function rows(folder: string): readonly Row[] {
  const lines = readFileSync(join(root, 'docs/writing-a-game.md'), 'utf8').split('\n');
  const head = lines.findIndex((line) => line.startsWith(`| in \`${folder}/<game>/\``));
  const length = lines.slice(head).findIndex((line) => !line.startsWith('|'));
  return lines.slice(head + 2, head + length).map((line) => ({
    file: /^\| `([^`]+)`/.exec(line)?.[1] as string,
    optional: line.endsWith('a game may have none |'),
  }));
}

/** The source files that at least so many games have there, without what is compiled from messages. */
function shared(folder: string, games: number): readonly string[] {
  const files = names.flatMap((game) =>
    readdirSync(join(root, folder, game), { recursive: true })
      .map((file) => String(file).replaceAll('\\', '/'))
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/(?:^|\/)generated\//.test(file)),
  );
  return [...new Set(files)].filter((file) => files.filter((other) => other === file).length >= games);
}

describe.each(['src/games', 'src/web/games'])('the table of %s', (folder) => {
  test('names only what every game has', () => {
    expect(rows(folder).length).toBeGreaterThan(0);
    for (const { file, optional } of rows(folder))
      for (const game of names)
        if (!optional) expect(existsSync(join(root, folder, game, file)), `${game}/${file}`).toBe(true);
  });

  test('names every file that two games have, so that one name means one thing', () => {
    const named = rows(folder).map(({ file }) => file);
    expect(shared(folder, names.length)).not.toEqual([]);
    expect(shared(folder, 2).filter((file) => !named.includes(file))).toEqual([]);
  });

  test('names nothing that only one game has', () => {
    const some = shared(folder, 2);
    for (const { file, optional } of rows(folder)) if (optional) expect(some).toContain(file);
  });

  test('is of folders with at most 15 source files', () => {
    const isSource = (file: string) => /(?<!\.test)\.(?:tsx?|css)$/.test(file);
    for (const game of names)
      for (const entry of ['', ...readdirSync(join(root, folder, game), { recursive: true }).map(String)]) {
        const path = join(root, folder, game, entry);
        if (/\.\w+$/.test(entry)) continue;
        expect(readdirSync(path).filter(isSource).length, path).toBeLessThanOrEqual(15);
      }
  });
});

test.each(names)('the procedures of %s are listed by the names that stand in frames', async (game) => {
  const { procedures } = (await import(`./${game}/procedures.ts`)) as { procedures: Record<string, { name: string }> };
  expect(Object.keys(procedures)).not.toEqual([]);
  for (const [name, procedure] of Object.entries(procedures)) expect(procedure.name).toBe(name);
});
