import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { LANGUAGES } from '../../kernel/index.ts';
import { grimalkin } from '../testing/run.ts';

/** What somebody does who makes cards: begin, look, compare, keep. */

const folder = mkdtempSync(join(tmpdir(), 'grimalkin-'));
const at = (name: string) => join(folder, name);
const file = (name: string, data: unknown): string => {
  writeFileSync(at(name), JSON.stringify(data));
  return at(name);
};
const run = (...args: string[]) => grimalkin(args, { home: { factories: games } });
const ok = async (...args: string[]) => {
  const { code, out, err } = await run(...args);
  expect([err, code]).toEqual(['', 0]);
  return out;
};

describe('packs new', () => {
  test.each(Object.keys(games))(
    'makes a pack for %s that can be checked, shown and simulated at once',
    async (game) => {
      const path = at(`${game}.json`);
      const made = await ok('packs', 'new', game, '--id', game, '--out', path);
      expect(made).toContain(`grimalkin play ${game} --pack ${path}`);
      expect(await ok('packs', 'check', path)).toContain(`extends   core ${games[game]?.core.content}`);
      expect(await ok('packs', 'show', path, `${game}-1`)).toContain('New card');
      const { $schema } = JSON.parse(readFileSync(path, 'utf8'));
      expect(JSON.parse(readFileSync(join(folder, $schema), 'utf8'))).toEqual(games[game]?.packSchema?.());
      const bots = ['--games', '1', '--seed', '1', '--bots', 'random'];
      expect(await ok('sim', game, ...bots, '--pack', path)).toContain('1 games');
    },
  );

  test('begins with the list that is asked for, in one’s own language, or with all cards', async () => {
    const path = at('moon.json');
    await ok('packs', 'new', 'mythic-arena', '--id', 'moon', '--list', 'pets', '--lang', 'it', '--out', path);
    const { add } = JSON.parse(readFileSync(path, 'utf8'));
    expect(add.pets).toMatchObject([{ id: 'moon-1', names: { it: 'Nuova carta' } }]);
    expect(await ok('packs', 'check', path, '--lang', 'it')).toContain('nomi mancano');
    await ok('packs', 'new', 'black-rose', '--whole', '--id', 'rose', '--out', at('rose.json'));
    expect(JSON.parse(readFileSync(at('rose.json'), 'utf8'))).toMatchObject({ id: 'rose', mages: [{}, {}, {}, {}] });
    expect(await ok('packs', 'check', at('rose.json'))).not.toContain('extends');
  });

  test('never writes over a file, and says what was wrong with what was asked', async () => {
    const path = file('mine.json', 'precious');
    expect(await run('packs', 'new', 'black-rose', '--out', path)).toMatchObject({
      code: 2,
      err: `grimalkin: ${path} is there already: name another with --out\n`,
    });
    expect(readFileSync(path, 'utf8')).toBe('"precious"');
    expect((await run('packs', 'new', 'black-rose', '--list', 'spels.illusion', '--out', at('x.json'))).err).toBe(
      "grimalkin: the cards of black-rose have no list “spels.illusion”; there are: mages, spells.conspiracy, spells.destruction, spells.divination, spells.illusion, spells.necromancy, spells.transmutation, forgotten, rooms.grey, rooms.red, rooms.yellow, rooms.green, rooms.blue, rooms.purple, evocations, packs, events and quests; did you mean 'spells.illusion'?\n",
    );
    expect((await run('packs', 'new', 'black-rose', '--id', '../up')).err).toContain('cannot be the id of a pack');
    expect((await run('packs', 'new', 'whist')).err).toContain("there is no game 'whist'");
  });
});

describe('the packs that the documents show', () => {
  const examples = new URL('../../../docs/examples/packs/', import.meta.url);

  test.each(readdirSync(examples))(
    '%s has no faults, lacks no name, is meant as it is, and can be played',
    async (name) => {
      const path = fileURLToPath(new URL(name, examples));
      const { game, missingNames, findings } = JSON.parse(await ok('packs', 'check', path, '--json'));
      expect([missingNames, findings]).toEqual([[], []]);
      const { $schema } = JSON.parse(readFileSync(path, 'utf8'));
      expect(JSON.parse(readFileSync(new URL($schema, new URL(name, examples)), 'utf8'))).toHaveProperty('$schema');
      await ok('sim', game, '--games', '2', '--seed', '1', '--bots', 'random', '--pack', path);
    },
  );
});

describe('packs show', () => {
  test.each(LANGUAGES)('prints all cards of a game as they are read in %s', async (language) => {
    for (const [name, { core }] of Object.entries(games)) {
      const out = await ok('packs', 'show', name, '--lang', language, '--json');
      const { cards } = JSON.parse(out) as { cards: { id: string; name: string; text: string }[] };
      expect(cards.length).toBeGreaterThan(35);
      for (const { id, name: shown, text } of cards)
        expect({ name: shown, text }).toEqual({ ...core.speech[language].card(id) });
    }
  });

  test('prints one card, and what stands on it', async () => {
    const out = await ok('packs', 'show', 'core', 'lodestone', '--game', 'familiar-find', '--lang', 'de');
    expect(out).toMatch(/^ {2}Magnetstein \(lodestone\)\n {4}\S/);
    const mat = await ok('packs', 'show', 'familiars-and-foes', 'nutterson');
    expect(mat).toMatch(/^ {2}Nutterson III \(nutterson\)\n/);
    expect(mat).toContain('\n      Acorn Toss (acorn-toss)\n        Physical Attack.');
    const { err } = await run('packs', 'show', 'familiar-find', 'lodestoen');
    expect(err).toBe("grimalkin: there is no card “lodestoen”; did you mean 'lodestone'?\n");
  });

  test('of what is no pack says so', async () => {
    expect((await run('packs', 'show', 'core')).err).toContain('say which with --game');
    expect((await run('packs', 'show', '/nowhere.json')).err).toContain('is no file, and no game');
  });
});

describe('packs export and packs schema', () => {
  test('writes a game’s own cards so that they are the same content again', async () => {
    for (const [name, { core, pack }] of Object.entries(games)) {
      const out = await ok('packs', 'export', 'core', '--game', name);
      expect(JSON.parse(out)).toEqual(pack);
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(140);
      const whole = at(`${name}-whole.json`);
      await ok('packs', 'export', name, '--out', whole);
      expect(JSON.parse(await ok('packs', 'check', whole, '--json'))).toMatchObject({ content: core.content });
    }
  });

  test('the schema of a game’s packs', async () => {
    expect(JSON.parse(await ok('packs', 'schema', 'black-rose'))).toMatchObject({ title: 'Black Rose' });
    expect((await grimalkin(['packs', 'schema', 'duel'])).err).toBe('grimalkin: duel has no schema for its packs\n');
  });

  test('makes a pack whole that extends another', async () => {
    const path = file('less.json', {
      game: 'familiar-find',
      id: 'less',
      version: '1.0.0',
      author: 'A',
      licence: 'B',
      remove: ['owl'],
    });
    const whole = JSON.parse(await ok('packs', 'export', path));
    expect(whole.familiars.map(({ id }: { id: string }) => id)).not.toContain('owl');
    const { content } = JSON.parse(await ok('packs', 'check', path, '--json'));
    expect(JSON.parse(await ok('packs', 'check', file('whole.json', whole), '--json'))).toMatchObject({ content });
  });
});

describe('packs diff', () => {
  const header = {
    game: 'familiar-find',
    id: 'mine',
    version: '1.0.0',
    author: 'The Grimalkin authors',
    licence: 'MIT',
  };
  const inspiration = { do: [{ do: 'draw', cards: 3 }] };
  const path = file('diff.json', { ...header, remove: ['owl'], change: { inspiration } });

  test('prints cards, numbers and sentences that are others', async () => {
    const out = await ok('packs', 'diff', 'core', path);
    expect(out).toContain('id: "core" → "mine"\n');
    expect(out).toContain('~ other Inspiration (inspiration)\n    do[0].cards: 2 → 3\n    - Draw 2 cards');
    expect(out).toMatch(/\n- gone Owl \(owl\)\n {4}\S/);
    const back = await ok('packs', 'diff', path, 'core', '--lang', 'fr');
    expect(back).toMatch(/\+ nouvelle Hibou \(owl\)\n/);
    expect(await ok('packs', 'diff', path, path)).toBe('They are the same.\n');
  });

  test('is also JSON, and none of packs of two games', async () => {
    const { contents, cards } = JSON.parse(await ok('packs', 'diff', 'core', path, '--json'));
    expect(contents[0]).toBe(games['familiar-find']?.core.content);
    expect(cards).toMatchObject([
      { kind: 'changed', id: 'inspiration', before: { name: 'Inspiration' }, after: { name: 'Inspiration' } },
      { kind: 'removed', id: 'owl', after: null },
    ]);
    expect((await run('packs', 'diff', 'black-rose', path)).err).toBe(
      `grimalkin: black-rose is for black-rose, but ${path} for familiar-find\n`,
    );
  });
});
