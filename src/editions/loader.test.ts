import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { games } from '../games/index.ts';
import { currentEdition, released } from '../games/released.ts';
import { type AnyGame, type EditionModule, type Face, LANGUAGES, Match } from '../kernel/index.ts';
import { EDITIONS, importFrom } from './folder.ts';
import { EditionLoader, findRelease } from './loader.ts';

const loaderOf = (folder: string) => new EditionLoader(importFrom(folder));

describe('the released editions', () => {
  test('are named by the hash of their bytes, zod that they share too', () => {
    const files = readdirSync(EDITIONS);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      const hash = createHash('sha256')
        .update(readFileSync(join(EDITIONS, file)))
        .digest('hex');
      expect(hash.startsWith(file.split('.')[1] as string), file).toBe(true);
    }
  });

  test('are all there, and say of themselves what the list says', async () => {
    const loader = loaderOf(EDITIONS);
    for (const [game, releases] of Object.entries(released))
      for (const { edition, version, viewFormat } of releases) {
        const loaded = await loader.load(game, edition);
        expect(loaded?.module).toMatchObject({ interface: 4, game, version, viewFormat });
        const core = loaded?.module.open(edition).core;
        expect([core?.name, core?.version, core?.edition]).toEqual([game, version, edition]);
        expect(core?.asides.exist).toEqual(expect.any(Boolean));
        expect(core?.mayAnswerItself).toEqual(expect.any(Function));
        expect(core?.terms).toEqual(expect.any(Function));
      }
    expect(Object.keys(released).sort()).toEqual(Object.keys(games).sort());
  });

  test('the newest of each is what its sources play by, and has their number', () => {
    for (const [game, { core }] of Object.entries(games)) {
      expect(core.edition).toBe(currentEdition(game));
      expect(released[game]?.at(-1)?.version, `run \`npm run edition\` for ${game}`).toBe(core.version);
    }
  });

  test('are found by their hash, and by the number that older records know', () => {
    const [first] = released['mythic-arena'] ?? [];
    expect(findRelease('mythic-arena', first?.edition as string)).toBe(first);
    expect(findRelease('mythic-arena', 'rules-2')).toBe(first);
    for (const other of ['rules-1', 'rules-999', '', 'toString', '__proto__'])
      expect(findRelease('mythic-arena', other)).toBeNull();
    expect(findRelease('constructor', 'rules-1')).toBeNull();
  });
});

test('an edition speaks English in a language that is younger than it', async () => {
  const { edition } = (await importFrom(EDITIONS)(`familiar-find.${currentEdition('familiar-find')}.js`)) as {
    readonly edition: EditionModule;
  };
  const english = <T extends Pick<Face, 'speech'>>(speaker: T): T =>
    Object.create(speaker, { speech: { value: { en: speaker.speech.en } } });
  const old: EditionModule = {
    ...edition,
    open: (name) => ({ ...edition.open(name), core: english(edition.open(name).core) }),
    face: { ...edition.face, core: english(edition.face.core) },
  };
  const loaded = await new EditionLoader(async () => ({ edition: old })).load('familiar-find', 'rules-2');
  for (const { speech } of [loaded?.module.open('x').core, loaded?.module.face.core] as Face[])
    for (const language of LANGUAGES) expect(speech[language]).toBe(speech.en);
});

describe('a module is run', () => {
  test('only if the list names it, whatever a record says', async () => {
    const importModule = vi.fn(async () => ({}));
    const loader = new EditionLoader(importModule);
    for (const name of ['0123456789abcdef', '../evil', 'rules-9'])
      expect(await loader.load('familiar-find', name)).toBeNull();
    expect(await loader.load('evil', 'rules-1')).toBeNull();
    expect(importModule).not.toHaveBeenCalled();
  });

  test('only with the bytes that were released', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'editions-'));
    try {
      cpSync(EDITIONS, folder, { recursive: true });
      const file = `familiar-find.${currentEdition('familiar-find')}.js`;
      writeFileSync(join(folder, file), `${readFileSync(join(folder, file), 'utf8')}\n`);
      await expect(loaderOf(folder).load('familiar-find', currentEdition('familiar-find'))).rejects.toThrow(
        'is not what was released',
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('once; what did not come is asked for again', async () => {
    const edition = released['familiar-find']?.[0]?.edition as string;
    const module = await importFrom(EDITIONS)(`familiar-find.${edition}.js`);
    const importModule = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(module);
    const loader = new EditionLoader(importModule);
    await expect(loader.load('familiar-find', edition)).rejects.toThrow('offline');
    const [one, other] = await Promise.all(['rules-1', edition].map((name) => loader.load('familiar-find', name)));
    expect(one?.module).toBe(other?.module);
    expect(importModule).toHaveBeenCalledTimes(2);
  });

  test('of an older interface as a game without asides, with a pack of its own too', async () => {
    const loader = loaderOf(EDITIONS);
    const [{ edition } = { edition: '' }] = released['familiar-find'] ?? [];
    const factory = (await loader.load('familiar-find', edition))?.module.open(edition);
    for (const game of [factory?.core, factory?.load(factory.pack)]) {
      const match = Match.start(game as AnyGame, { seats: 2, options: {}, seed: 'x', salts: [] });
      expect(match.asides(0)).toBeNull();
      expect(match.aside(0, 'pass')).toEqual({ ok: false, bar: { rule: null, why: 'no-asides' } });
    }
    expect(factory?.load({})).toEqual(expect.any(Array));
  });

  test('not if its interface is of another kind', async () => {
    const loader = new EditionLoader(async () => ({ edition: { interface: 99 } }));
    await expect(loader.load('familiar-find', 'rules-1')).rejects.toThrow('interface 99');
  });
});
