import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { grimalkin } from './testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'grimalkin-'));
const file = (name: string, data: unknown): string => {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, typeof data === 'string' ? data : JSON.stringify(data));
  return path;
};
const good = {
  scenario: 'The first bid is free',
  rules: ['LD-1'],
  game: 'liars-dice',
  seats: 2,
  seed: 'x',
  play: [{ seat: 0, say: 'bid 1 1' }],
};
const bad = { ...good, scenario: 'Everybody may call at once', play: [{ seat: 0, say: 'call' }] };

test('a scenario that holds is ok', async () => {
  const { code, out } = await grimalkin(['scenario', file('good.json', good)]);
  expect([code, out]).toEqual([0, 'ok   The first bid is free [LD-1]\n1 passed, 0 failed\n']);
});

test('one that does not is told with file, place and difference; exit code 1', async () => {
  const path = file('bad.json', bad);
  const { code, out } = await grimalkin(['scenario', path, file('good.json', good)]);
  expect(code).toBe(1);
  expect(out).toContain(
    `FAIL Everybody may call at once\n     ${path}\n     play[0]: 'call' was refused: no-bid (LD-3)`,
  );
  expect(out).toMatch(/\n1 passed, 1 failed\n$/);
});

test('a malformed file is told with the path of the fault; exit code 2', async () => {
  const path = file('malformed.json', { ...good, play: [{ seat: 0, sya: 'call' }] });
  const { code, out } = await grimalkin(['scenario', path, file('bad.json', bad)]);
  expect(code).toBe(2);
  expect(out).toContain(`BAD  ${path}\n     play[0]`);
  expect(out).toMatch(/\n0 passed, 1 failed, 1 malformed\n$/);
});

test('a file that is no JSON is malformed too, with line and column', async () => {
  const path = file('text.json', '{\n"scenario" oops');
  const { code, out } = await grimalkin(['scenario', path]);
  expect(code).toBe(2);
  expect(out).toContain(`${path}:2:12: this is not JSON`);
});

test('a scenario for an unknown game is malformed', async () => {
  const { code, out } = await grimalkin(['scenario', file('chess.json', { ...good, game: 'chess' })]);
  expect(code).toBe(2);
  expect(out).toContain("game: there is no game 'chess'");
});

test('folders are searched to the bottom, and one without scenarios is no success', async () => {
  file('many/b.json', good);
  file('many/deep/a.json', good);
  file('many/notes.txt', 'nothing');
  expect((await grimalkin(['scenario', join(folder, 'many')])).out).toMatch(/\n2 passed, 0 failed\n$/);
  mkdirSync(join(folder, 'empty'));
  expect(await grimalkin(['scenario', join(folder, 'empty')])).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no .json file'),
  });
});

test('JSON tells everything for programs', async () => {
  const path = file('bad.json', bad);
  const { passed, failed, malformed, scenarios } = JSON.parse((await grimalkin(['scenario', path, '--json'])).out);
  expect({ passed, failed, malformed }).toEqual({ passed: 0, failed: 1, malformed: 0 });
  expect(scenarios[0]).toMatchObject({ file: path, title: bad.scenario, ok: false, problems: [{ path: 'play[0]' }] });
});
