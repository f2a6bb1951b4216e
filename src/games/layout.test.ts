import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { procedures as blackRose } from './black-rose/procedures.ts';
import { procedures as familiarFind } from './familiar-find/procedures.ts';
import { procedures as familiarsAndFoes } from './familiars-and-foes/procedures.ts';
import { games } from './index.ts';
import { procedures as mythicArena } from './mythic-arena/procedures.ts';

const root = join(import.meta.dirname, '../..');
const names = Object.keys(games);

/** The rows of the table in docs/writing-a-game.md that is about a folder. */
function rows(folder: string): readonly string[] {
  const lines = readFileSync(join(root, 'docs/writing-a-game.md'), 'utf8').split('\n');
  const head = lines.findIndex((line) => line.startsWith(`| in \`${folder}/<game>/\``));
  const length = lines.slice(head).findIndex((line) => !line.startsWith('|'));
  return lines.slice(head + 2, head + length).map((line) => /^\| `([^`]+)`/.exec(line)?.[1] as string);
}

/** The source files that every game has there; texts have a layout of their own. */
function shared(folder: string): readonly string[] {
  const [first, ...others] = names.map(
    (game) =>
      new Set(
        readdirSync(join(root, folder, game), { recursive: true })
          .map((file) => String(file).replaceAll('\\', '/'))
          .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('text/')),
      ),
  );
  return [...(first ?? [])].filter((file) => others.every((files) => files.has(file)));
}

describe.each(['src/games', 'src/web/games'])('the table of %s', (folder) => {
  test('names only what every game has', () => {
    expect(rows(folder).length).toBeGreaterThan(0);
    for (const row of rows(folder))
      for (const game of names) expect(existsSync(join(root, folder, game, row)), `${game}/${row}`).toBe(true);
  });

  test('names every file that all games have', () => {
    expect(shared(folder).filter((file) => !rows(folder).includes(file))).toEqual([]);
  });

  test('is of folders with at most 15 source files', () => {
    const isSource = (file: string) => /(?<!\.test)\.tsx?$/.test(file);
    for (const game of names)
      for (const entry of ['', ...readdirSync(join(root, folder, game), { recursive: true }).map(String)]) {
        const path = join(root, folder, game, entry);
        if (/\.\w+$/.test(entry)) continue;
        expect(readdirSync(path).filter(isSource).length, path).toBeLessThanOrEqual(15);
      }
  });
});

test('procedures are listed by the names that stand in frames', () => {
  for (const procedures of [blackRose, familiarFind, familiarsAndFoes, mythicArena])
    for (const [name, procedure] of Object.entries(procedures)) expect(procedure.name).toBe(name);
});
