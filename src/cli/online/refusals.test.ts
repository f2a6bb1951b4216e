import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { Game } from '../../kernel/index.ts';
import type { Server } from '../../server/server.ts';
import { startTestServer } from '../../server/testing/server.ts';
import { grimalkin } from '../testing/run.ts';
import { allGames, cliPlayersAt, newHome, tableIn } from '../testing/server.ts';
import { Identity } from './identity.ts';

let testServer: Awaited<ReturnType<typeof startTestServer>>;
let server: Server;
beforeAll(async () => {
  testServer = await startTestServer('pglite', { AWAY_SECONDS: '0' }, { factories: allGames });
  server = testServer.server;
});
afterAll(() => testServer.remove());

const { play } = cliPlayersAt(() => server.url);

describe('refusals', () => {
  test.each([
    ['--table nowhere', 'There is no such table.'],
    [`patience --name ${'x'.repeat(40)}`, 'The server could not read that message.\n  name: '],
  ])('of the server’s are told in its words: %s', async (args, sentence) => {
    const { code, err } = await play(args, []);
    expect([code, err]).toEqual([1, expect.stringContaining(`grimalkin: ${sentence}`)]);
  });

  test('are told in the language of who reads them', async () => {
    expect((await play('--table nowhere --lang it', [])).err).toMatch(/^grimalkin: .*tavolo.*\n$/);
  });

  test('of another version of the rules, or a game that is not known, come before anybody sits down', async () => {
    const { rules } = (allGames.patience as (typeof allGames)[string]).core;
    const newer = new Game({ ...rules, version: rules.version + 1, edition: 'newer' });
    const patience = { ...allGames.patience, core: newer, name: 'patience', pack: null, load: () => [] };
    const args = ['play', 'patience', '--server', server.url];
    const { code, err } = await grimalkin(args, { env: newHome(), home: { factories: { patience } } });
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('The server plays patience by version 1 of the rules, this command by version 2'),
    ]);
    const mine = newHome();
    const table = tableIn((await play('patience', ['quit'], mine)).out);
    const there = ['play', '--table', `${server.url}/t/${table}`];
    const unknown = await grimalkin(there, { env: mine, home: { factories: games } });
    expect(unknown.err).toBe('grimalkin: This command has no game patience: it is older than the server.\n');
    const odd = { ...patience, name: 'odd', core: new Game({ ...rules, name: 'odd' }) };
    const other = await grimalkin(['play', 'odd', '--server', server.url], { env: mine, home: { factories: { odd } } });
    expect(other.err).toMatch(/^grimalkin: The server has no game odd; it has: liars-dice, /);
  });

  test('where nobody answers, or somebody else does, it is said', async () => {
    const nobody = await grimalkin(['play', 'patience', '--server', 'http://127.0.0.1:9'], { env: newHome() });
    expect(nobody).toEqual({ code: 1, out: '', err: 'grimalkin: No server answers at http://127.0.0.1:9.\n' });
    const stranger = createServer((_request, response) => response.end('<html>')).listen(0, '127.0.0.1');
    await new Promise((resolve) => stranger.once('listening', resolve));
    const url = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
    const { code, err } = await grimalkin(['play', 'patience', '--server', url], { env: newHome() });
    expect([code, err]).toEqual([1, `grimalkin: What answers at ${url} is not a Grimalkin server.\n`]);
    stranger.close();
    stranger.closeAllConnections();
  });

  test('a session that the server no longer knows is replaced by a new guest', async () => {
    const mine = newHome();
    new Identity(server.url, mine).keepCookie('x'.repeat(43));
    const { code, out } = await play('patience --name Ada', ['quit'], mine);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^The server no longer knows you: you are a new guest, Ada\.\n/),
    ]);
  });

  test('who is known may be called otherwise', async () => {
    const mine = newHome();
    await play('patience --name Ada', ['quit'], mine);
    expect((await play('patience --name Zoe', ['quit'], mine)).out).toMatch(/^You are Zoe at /);
    expect((await play('patience', ['quit'], mine)).out).toMatch(/^You are Zoe at /);
  });
});
