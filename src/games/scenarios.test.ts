import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runScenario } from '../kernel/testing/scenario/scenario.ts';
import { games } from './index.ts';

const find = (name: string) => games[name]?.core;
const filesOf = (game: string) => {
  const folder = join(import.meta.dirname, game, 'scenarios');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
};

/** What a file holds; one that is no JSON fails as the scenario that it is not. */
function dataIn(file: string) {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    return { scenario: file, rules: [`${error}`] };
  }
}

describe.each(Object.keys(games))('%s', (game) => {
  const files = filesOf(game).sort();

  test('has scenarios', () => {
    expect(files).not.toEqual([]);
  });

  for (const file of files) {
    const data = dataIn(file);
    test(`${data.scenario ?? file} (${[data.rules ?? 'no rules'].flat().join(', ')})`, () => {
      const { problems } = runScenario(find, data);
      expect(problems.map(({ path, message }) => `${path}: ${message}`).join('\n'), file).toBe('');
    });
  }
});
