import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { grimalkin } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'grimalkin-learn-'));
const file = (name: string): string => join(folder, name);
const environment = { home: { factories: games } };
const [name = ''] = Object.values(games).flatMap(({ name, taught }) => (taught === undefined ? [] : [name]));

describe('learn', () => {
  test('writes what it learned, the same for the same seed, and tells it to people', async () => {
    const written = async (out: string, seed: string): Promise<string> => {
      const ran = await grimalkin(
        ['learn', name, '--games', '8', '--bot', 'random', '--seed', seed, '--out', file(out)],
        environment,
      );
      expect([ran.code, ran.err]).toEqual([0, '']);
      expect(ran.out).toMatch(/: learned from [5-8] games\nresults of games not learned from surprise by 0\.\d{4} /);
      return readFileSync(file(out), 'utf8');
    };
    const first = await written('a.json', '1');
    expect(await written('b.json', '1')).toBe(first);
    expect(await written('c.json', '2')).not.toBe(first);
    const by = `grimalkin learn ${name} --games 8 --bot random --seed 1`;
    expect(JSON.parse(first)).toMatchObject({ game: name, content: games[name]?.core.content, by });
  });
  test('has nothing to learn in a game in which nothing is chosen before play', async () => {
    const { code, err } = await grimalkin(['learn', 'duel', '--out', file('d.json')]);
    expect([code, err]).toEqual([
      2,
      'grimalkin: there is nothing to learn in duel: nothing is chosen in it before play that results could judge\n',
    ]);
  });
  test('looks whether the file can be written before it begins', async () => {
    const { code, err } = await grimalkin(['learn', name, '--out', file('nowhere/e.json')], environment);
    expect([code, err]).toEqual([2, `grimalkin: --out ${file('nowhere/e.json')}: there is no such folder\n`]);
  });
});

describe('sim --learned', () => {
  const bare = { game: name, content: games[name]?.core.content, by: '', games: 0, worth: {}, pairs: [] };
  const sim = (...learned: string[]) =>
    grimalkin(['sim', name, '--games', '1', '--seed', 's', '--json', '--learned', learned.join()], environment);

  test('lets each seat go by something else', async () => {
    writeFileSync(file('bare.json'), JSON.stringify(bare));
    const counts = async (...learned: string[]) => {
      const { code, out } = await sim(...learned);
      expect(code).toBe(0);
      const { speed: _, ...summary } = JSON.parse(out);
      return summary;
    };
    const none = await counts('none');
    expect(await counts('none', 'none')).toEqual(none);
    expect(await counts(file('bare.json'), 'none')).not.toEqual(none);
  });
  test('says what is wrong with a file', async () => {
    writeFileSync(file('other.json'), JSON.stringify({ ...bare, content: 'other' }));
    const { code, err } = await sim(file('other.json'));
    expect(code).toBe(1);
    expect(err).toContain('other.json: content: was learned with the pack other, not ');
    expect((await sim('none', 'none', 'none')).err).toContain('--learned names 3 files for 2 players');
  });
});

test('play --learned is for new games here', async () => {
  const { code, err } = await grimalkin(['play', name, '--learned', file('other.json')], environment);
  expect([code, err]).toEqual([1, expect.stringContaining('other.json: content: was learned with the pack other')]);
  const online = await grimalkin(['play', name, '--server', 'http://localhost:1', '--learned', 'none'], environment);
  expect([online.code, online.err]).toEqual([2, 'grimalkin: on a server there is no --learned\n']);
});
