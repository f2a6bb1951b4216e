import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editionLoader } from '../../editions/index.ts';
import { games } from '../../games/index.ts';
import { grimalkin } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'grimalkin-'));
const file = (name: string, data: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(data));
  return path;
};
const header = { game: 'familiar-find', version: '1.0.0', author: 'Ada', licence: 'CC0-1.0' };
const copies = { '2+': 4, '3+': 0, '4': 0 };
const moon = { id: 'moonstone', names: { en: 'Moonstone' }, copies, do: [{ do: 'draw', cards: 2 }] };
const mine = file('mine.json', { ...header, id: 'mine', add: { spells: [moon] } });
const more = file('more.json', { ...header, id: 'more', extends: 'mine', remove: ['owl'] });
const core = games['familiar-find']?.core.content;
const home = { factories: games };
const run = (...args: string[]) => grimalkin(args, { home });

describe('a pack of one card', () => {
  test('is checked: what it extends, which names are missing, and how to keep what it extends', async () => {
    const { code, out } = await run('packs', 'check', mine);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`extends +core ${core}\n`));
    expect(out).toContain('One name is missing in some languages');
    expect(out).toContain('  add.spells[0].names: it, fr, es, de\n');
    expect(out).toContain(`  "extends": {"pack":"core","hash":"${core}"}\n`);
  });

  test('is checked in any language, and as JSON', async () => {
    expect((await run('packs', 'check', mine, '--lang', 'de')).out).toMatch(/^in Ordnung .*\n +Spiel +familiar-find/);
    const { out } = await run('packs', 'check', mine, '--json');
    expect(JSON.parse(out)).toMatchObject({
      ...{ ok: true, game: 'familiar-find', id: 'mine', faults: [] },
      extends: { pack: 'core', hash: core, pinned: false },
      missingNames: [{ path: 'add.spells[0].names', languages: ['it', 'fr', 'es', 'de'] }],
    });
    const bad = file('bad.json', { ...header, id: 'bad', remove: ['owls'] });
    const refused = await run('packs', 'check', bad, '--json');
    expect([refused.code, JSON.parse(refused.out)]).toEqual([
      1,
      {
        ok: false,
        game: 'familiar-find',
        faults: [{ path: 'remove[0]', message: "core has no card 'owls'; did you mean 'owl'?" }],
      },
    ]);
  });

  test('is played, simulated and replayed with, and a pack beside it may extend it', async () => {
    const record = join(folder, 'record.json');
    const left = await grimalkin(['play', 'familiar-find', '--pack', more, '--seed', '1', '--record', record], {
      home,
      lines: ['1', '1', 'quit'],
    });
    expect(left.err).toBe('');
    expect(JSON.parse(readFileSync(record, 'utf8')).content).not.toBe(core);
    expect(await run('replay', record, '--pack', more)).toMatchObject({ code: 0 });
    expect((await run('replay', record, '--pack', mine)).err).toContain('content: it was played with the pack of hash');
    const { out } = await run('sim', 'familiar-find', '--games', '2', '--json', '--pack', mine);
    expect(JSON.parse(out).content).toBe(JSON.parse((await run('packs', 'check', mine, '--json')).out).content);
  });

  test('is looked at for what is hardly meant: its own cards, not those that it takes from another', async () => {
    const clone = { ...moon, id: 'echo', names: { en: 'Echo' }, do: [{ do: 'draw', cards: 1 }] };
    const never = { ...moon, id: 'unseen', names: { en: 'Unseen' }, copies: { '2+': 0, '3+': 0, '4': 0 } };
    const path = file('odd.json', {
      ...header,
      id: 'odd',
      add: { spells: [clone, { ...never, do: [{ do: 'seed' }] }] },
    });
    const { code, out } = await run('packs', 'check', path);
    expect(code).toBe(0);
    expect(out).toContain('2 things to look at:\n');
    expect(out).toContain(
      '  add.spells[0]: “Inspiration” is better than “Echo” in whatever differs, and costs no more\n',
    );
    expect(out).toContain('  add.spells[1].copies: “Unseen” never comes into a game\n');
    expect((await run('packs', 'check', path, '--lang', 'de')).out).toContain('„Unseen“ kommt nie ins Spiel\n');
    const { findings } = JSON.parse((await run('packs', 'check', path, '--json')).out);
    expect(findings).toMatchObject([{ lint: 'absent' }, { lint: 'dominated', path: 'add.spells[0]' }]);
  });

  test('is played by bots on request: cards that nobody played, and games without end', async () => {
    const never = { ...moon, id: 'unseen', names: { en: 'Unseen' }, copies: { '2+': 0, '3+': 0, '4': 0 } };
    const path = file('unseen.json', { ...header, id: 'unseen-1', add: { spells: [never] } });
    const { out } = await run('packs', 'check', path, '--games', '12');
    expect(out).toContain('Bots played 12 games.\n');
    expect(out).toContain('add.spells[0]: “Unseen” never came into play in 12 games (spell:unseen)');
    const rooms = { effects: { grey: [{ do: 'room', again: true }], red: [{ do: 'room', again: true }] } };
    const loop = file('loop.json', { ...header, game: 'black-rose', id: 'loop', change: rooms });
    const found = await run('packs', 'check', loop, '--games', '6');
    expect(found.out).toContain('change.effects.grey[0]: “Grey Room”: “room” sets itself off again and again');
    expect(found.out).toMatch(/a game with the seed “trial \d” went on without end: rules went round 10000 steps/);
  });

  test('is read by rules that were released before there were extensions: tables begun with it go on under them', async () => {
    for (const [name, { core: today }] of Object.entries(games)) {
      const path = file(`${name}-one.json`, { ...header, game: name, id: 'one', extends: 'core' });
      const whole = JSON.parse((await run('packs', 'export', path)).out);
      const { content } = JSON.parse((await run('packs', 'check', path, '--json')).out);
      const frozen = await editionLoader.load(name, `${today.edition}`);
      expect(frozen?.module.open('frozen').load(whole)).toMatchObject({ content });
      expect(frozen?.module.face.load(whole)).toMatchObject({ content });
    }
  });

  test('is refused where what it extends is not beside it', async () => {
    const lost = file('lost.json', { ...header, id: 'lost', extends: 'elsewhere' });
    expect(await run('sim', 'familiar-find', '--pack', lost)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`${lost}: extends: there is no pack 'elsewhere' here`),
    });
  });
});
