import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { LANGUAGES } from '../../kernel/index.ts';
import type { Server } from '../../server/server.ts';
import { startTestServer } from '../../server/testing/server.ts';
import { grimalkin, runWithInput } from '../testing/run.ts';
import { allGames, cliPlayersAt, newHome, tableIn } from '../testing/server.ts';
import { texts } from '../text.ts';

let testServer: Awaited<ReturnType<typeof startTestServer>>;
let server: Server;
beforeAll(async () => {
  testServer = await startTestServer('pglite', { AWAY_SECONDS: '0' }, { factories: allGames });
  server = testServer.server;
});
afterAll(() => testServer.remove());

const { play, start, apiOf } = cliPlayersAt(() => server.url);
const environment = { factories: allGames };
const folder = mkdtempSync(join(tmpdir(), 'grimalkin-'));
const ones = (count: number) => new Array<string>(count).fill('1');
const CHECKED =
  /Checked: the server’s part of the shuffle is the one settled before the deal, every die and shuffle follows from it, and (all \d+ answers are|the one answer is) legal\. Your own part is in the shuffle\. Every other part was settled before yours was revealed: nobody could choose the deal\./;
const flowing = (out: string): string => out.replaceAll('\n', ' ');

describe('against bots', () => {
  test('a script plays a game to its end, and the whole of it is checked', async () => {
    const { code, out, err } = await play('liars-dice --players 3 --name Zoe', ['bid 1 1', ...ones(30)]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`You are Zoe at ${server.url}.\nLiar’s Dice\nThe server’s part of all dice`);
    expect(out).toContain('\nCorvina (greedy)\n  cup  hidden card ×3\n');
    expect(out).toContain('\n> bid 1 1\n· Zoe bids 1 × 1.\n');
    expect(flowing(out)).toMatch(CHECKED);
  });

  test.each(LANGUAGES)('A Familiar Find can be played to its end in %s, in 80 columns', async (language) => {
    const { code, out, err } = await play(`familiar-find --bot random --lang ${language}`, ones(500));
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(texts[language].online.saltIn.split(' ')[0]);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('everything is as in local play: reasons, why not, undo, cards, help', async () => {
    const lines = [
      'put ace left up',
      'put ace left down',
      'why not right up',
      'card qu',
      'undo',
      'dance',
      'help',
      'quit',
    ];
    const { out } = await play('patience', lines);
    expect(out).toContain('> put ace left down\ngone [P-1]\nput\n');
    expect(out).toContain('> why not right up\n✗ gone [P-1]\n    put ace right up\nput\n');
    expect(out).toContain('> card qu\nqueen\n  queen\nput\n');
    expect(out).toMatch(/> undo\nTaken back\.\n\n.*\n.*\n\n {2}shown .*\n {2}piles {2}–\n/);
    expect(out).toContain('> dance\n“dance” is neither an answer nor a command.\n');
    expect(out).toMatch(/\n {2}resign +gives the game up\n[\s\S]*\n {2}quit +leaves the table; the game goes on/);
  });

  test('options, seat and bots are those that were asked for, and wrong ones are refused as ever', async () => {
    const { out } = await play('liars-dice --players 4 --seat 3 --bot random --name Zoe', ['quit']);
    expect(out).toMatch(/\nCrumb \(random\)\n.*\nCrumb 2 \(random\)\n.*\nCrumb 3 \(random\)\n.*\nZoe \(you\)\n/);
    const refused = async (args: string) => (await play(args, [])).err;
    expect(await refused('patience --option very')).toBe('grimalkin: very-needs-neat (P-2)\n');
    expect(await refused('liars-dice --players 5')).toBe('grimalkin: liars-dice takes 2 to 4 players, not 5\n');
    expect(await refused('liars-dice --seat 3')).toBe('grimalkin: --seat must be from 1 to 2, not 3\n');
  });

  test('resigning ends it, and a rematch begins another', async () => {
    const { code, out } = await play('liars-dice --name Zoe', ['resign', 'rematch', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain('> resign\n· Zoe gives up.\n');
    expect(out).toContain('\nYou gave up. Corvina wins.\nChecked: ');
    expect(out).toMatch(/> rematch\nLiar’s Dice\nThe server’s part [\s\S]*\n> quit\nYou left the table;/);
  });

  test('a pack that is named is brought along', async () => {
    const header = { game: 'familiar-find', id: 'mine', version: '1.0.0', author: 'Somebody else', licence: 'CC0-1.0' };
    const pack = join(folder, 'pack.json');
    writeFileSync(pack, JSON.stringify({ ...header, remove: ['owl'] }));
    const mine = newHome();
    const { code, out } = await play(`familiar-find --pack ${pack}`, ['1', 'quit'], mine);
    expect(code).toBe(0);
    // Whoever comes to that table gets the pack from the server.
    const again = await play(`--table ${tableIn(out)}`, ['quit'], mine);
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('You are back at your seat.')]);
    const there = await apiOf(mine).table(tableIn(out));
    expect(there.kind === 'done' && there.value.content).not.toBe(games['familiar-find']?.core.content);
  });
});

describe('with friends', () => {
  test('a table is made, found by its link, begun when it is full, and played to the end by both', async () => {
    const ada = start('liars-dice --friends 1 --name Ada', newHome(), { dumb: true });
    await ada.sees('Waiting for 1 more player.');
    const table = tableIn(ada.written.out);
    expect(ada.written.out).toContain(
      `The table is ready for one more person. They come\n  by this link  ${server.url}/t/${table}\n  or by typing  grimalkin play --server ${server.url} --table ${table}\n`,
    );
    const bob = runWithInput(['play', '--table', `${server.url}/t/${table}`, '--name', 'Bob'], {
      env: newHome(),
      home: environment,
    });
    await ada.sees('* Bob sits down.');
    await ada.sees('Bid higher');
    await bob.sees('Waiting for Ada.');
    ada.say('say good luck');
    await bob.sees('* Ada: good luck\n');
    await ada.sees('* Ada: good luck\n');
    ada.say('bid 1 1');
    await bob.sees('· Ada bids 1 × 1.');
    await bob.sees('Bid higher');
    bob.say('call');
    await ada.sees('Checked: ');
    await bob.sees('Checked: ');
    for (const { written } of [ada, bob]) expect(flowing(written.out)).toMatch(CHECKED);
    bob.say('rematch');
    await ada.sees('* A rematch is ready: “rematch” takes part.');
    await bob.sees('Waiting for 1 more player.');
    ada.say('rematch');
    await ada.sees('Bid higher');
    ada.say('bid 1 1');
    await ada.sees('Waiting for Bob.');
    await bob.sees('Bid higher');
    bob.say('quit');
    expect(await bob.ended).toBe(0);
    await ada.sees('* Bob is not connected any more.');
    ada.interrupt();
    expect(ada.written.out).toMatch(/To come back: grimalkin play --server \S+ --table \w+\n$/);
    ada.say('quit');
    expect(await ada.ended).toBe(0);
  });

  test('for who is gone a bot may be asked for', async () => {
    const ada = start('liars-dice --friends 1 --name Ada', newHome(), { dumb: true });
    await ada.sees('Waiting for 1 more player.');
    const bob = start(`--table ${tableIn(ada.written.out)} --name Bob`, newHome(), { dumb: true });
    await ada.sees('Bid higher');
    ada.say('bot', 'bid 1 1');
    await ada.sees('“bot” is neither an answer nor a command.');
    await bob.sees('Bid higher');
    bob.say('quit');
    await bob.ended;
    await ada.sees('* Bob is not connected any more.');
    ada.say('bot');
    await ada.sees('· Bob is gone: a bot plays on.');
    ada.say('resign');
    await ada.sees('Checked: ');
    ada.say('quit');
    expect(await ada.ended).toBe(0);
  });

  test('the others may be bots, and who comes too late looks on', async () => {
    const ada = start('liars-dice --friends 1 --players 3 --name Ada');
    await ada.sees('Waiting for 1 more player.');
    const table = tableIn(ada.written.out);
    const bob = start(`--table ${table} --name Bob`);
    await ada.sees('Bid higher');
    const cleo = start(`--table ${table} --name Cleo`);
    await cleo.sees('There is no seat for you here: you look on.');
    await cleo.sees('Waiting for Ada.');
    ada.say('bid 1 1');
    await cleo.sees('· Ada bids 1 × 1.');
    expect(cleo.written.out).toContain('\nAda\n  cup  hidden card ×3\nBob\n  cup  hidden card ×3\nCorvina (greedy)\n');
    await bob.sees('Bid higher');
    bob.say('call');
    await cleo.sees('follows from it');
    expect(cleo.written.out).not.toContain('Your own part');
    for (const each of [ada, bob, cleo]) each.end();
    expect(await Promise.all([ada.ended, bob.ended, cleo.ended])).toEqual([0, 0, 0]);
  });
});

describe('a record', () => {
  test('is written at the end, and replay finds that it fits', async () => {
    const record = join(folder, 'online.json');
    const { code, out } = await play(`liars-dice --record ${record}`, ['bid 1 1', ...ones(30)]);
    expect([code, out]).toEqual([0, expect.stringContaining(`The game is in ${record}.`)]);
    const again = await grimalkin(['replay', record], { home: environment });
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('It fits: ')]);
  });

  test('is one’s own view before that', async () => {
    const file = join(folder, 'view.json');
    const { out } = await play('liars-dice', [`save ${file}`, 'quit']);
    expect(out).toContain(`The game is in ${file}.`);
    const { format, view, seed } = JSON.parse(readFileSync(file, 'utf8'));
    expect([format, view.viewer, seed]).toEqual(['view', 0, undefined]);
  });
});
