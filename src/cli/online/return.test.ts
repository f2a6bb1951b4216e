import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import type { Server } from '../../server/server.ts';
import { startTestServer } from '../../server/testing/server.ts';
import { grimalkin } from '../testing/run.ts';
import { allGames, cliPlayersAt, newHome, startProxy, tableIn } from '../testing/server.ts';
import { Identity } from './identity.ts';
import { fetchAs } from './wire.ts';

let testServer: Awaited<ReturnType<typeof startTestServer>>;
let server: Server;
beforeAll(async () => {
  testServer = await startTestServer('pglite', { AWAY_SECONDS: '0' }, { factories: allGames });
  server = testServer.server;
});
afterAll(async () => {
  await server.stop();
  await testServer.remove();
});

const { play, start, apiOf } = cliPlayersAt(() => server.url);
const environment = { factories: allGames };

describe('coming back', () => {
  test('one is the same guest as before, at the same seat, with what was said last', async () => {
    const mine = newHome();
    const ada = start('liars-dice --friends 1 --name Ada', mine, { dumb: true });
    await ada.sees('Waiting for 1 more player.');
    const table = tableIn(ada.written.out);
    const bob = start(`--table ${table} --name Bob`);
    await ada.sees('Bid higher');
    ada.say('bid 1 1');
    await ada.sees('Waiting for Bob.');
    ada.say('quit');
    expect(await ada.ended).toBe(0);
    const farewell = 'You left the table; the game stays on the server.\nTo come back: grimalkin play --server ';
    expect(ada.written.out).toContain(`${farewell}${server.url} --table ${table}\n`);
    const again = start(`--table ${table}`, mine, { dumb: true });
    await again.sees('Waiting for Bob.');
    expect(again.written.out).toMatch(/^You are Ada at .*\nYou are back at your seat\.\n/);
    expect(again.written.out).toContain('· Ada bids 1 × 1.\n');
    expect(again.written.out).toContain('\nBob\n  cup  hidden card ×3\nAda (you)\n');
    await bob.sees('* Ada is here.');
    for (const each of [again, bob]) each.say('quit');
    expect(await Promise.all([again.ended, bob.ended])).toEqual([0, 0]);
  });

  test('without a game, the own tables and the open ones of others are there to choose from', async () => {
    const [mine, other] = [newHome(), newHome()];
    await play('patience --name Ada', ['quit'], mine);
    const bob = start('liars-dice --friends 1 --public --clock 2d --name Bob', other);
    await bob.sees('Waiting for 1 more player.');
    const list = await grimalkin(['play', '--server', server.url], { env: mine, home: environment });
    expect(list.code).toBe(0);
    expect(list.out).toMatch(
      /Which table\?\n {2}1 {2}Bare · Ada · (your turn|running) \[\w+\]\n {2}2 {2}Liar’s Dice · Bob · 1 free seat/,
    );
    const ada = start('', mine, { dumb: true });
    ada.say('liar');
    await bob.sees('* Ada sits down.');
    await ada.sees('Waiting for Bob.');
    await bob.sees('\nAda (2d 0h)\n');
    for (const each of [ada, bob]) each.say('quit');
    expect(await Promise.all([ada.ended, bob.ended])).toEqual([0, 0]);
  });

  test('nowhere to go is said', async () => {
    const { code, out } = await grimalkin(['play', '--server', server.url], {
      env: newHome(),
      home: { factories: games },
    });
    expect([code, out]).toEqual([0, expect.stringContaining('There is no table to sit down at. `grimalkin play')]);
  });

  test('from where a bot plays for one, the seat is one’s own again', async () => {
    const mine = newHome();
    const bob = start('liars-dice --friends 1 --name Bob');
    await bob.sees('Waiting for 1 more player.');
    const table = tableIn(bob.written.out);
    const ada = start(`--table ${table} --name Ada`, mine, { dumb: true });
    await bob.sees('Bid higher');
    const leave = () => {
      const request = { method: 'POST', headers: {}, body: null };
      return fetchAs(new Identity(server.url, mine))(`${server.url}/api/v1/tables/${table}/leave`, request);
    };
    await leave();
    await ada.sees('· Ada has left: a bot plays on.\n* A bot plays for you; “back” takes your seat again.');
    ada.say('back');
    await ada.sees('· Ada is back and plays again.');
    await bob.sees('· Ada is back and plays again.');
    await leave();
    ada.say('quit');
    await ada.ended;
    const again = start(`--table ${table}`, mine, { dumb: true });
    await again.sees('You are back at your seat.');
    await again.sees('· Ada is back and plays again.');
    for (const each of [again, bob]) each.say('quit');
    expect(await Promise.all([again.ended, bob.ended])).toEqual([0, 0]);
  });
});

describe('while one is asked', () => {
  test('the connection may be lost: it is said, mended, and the question stands', async () => {
    const proxy = await startProxy(server.url);
    const ada = start('patience --name Ada', newHome(), { at: proxy.url });
    await ada.sees('put ace left up');
    proxy.cut();
    await ada.sees('The connection is lost; trying again …');
    proxy.mend();
    await ada.sees('* Connected again.\nput\n');
    ada.say('put ace left up');
    await ada.sees('piles  ace');
    expect(ada.written.out).not.toContain('Meanwhile');
    ada.say('quit');
    expect(await ada.ended).toBe(0);
    await proxy.close();
    ada.end();
  });

  test('the server may restart: the game goes on', async () => {
    const ada = start('patience --name Ada');
    await ada.sees('put ace left up');
    ada.say('put ace left up');
    await ada.sees('put king left up');
    await server.stop();
    server = (await testServer.another({ PORT: new URL(server.url).port })).server;
    await ada.sees('The connection is lost; trying again …');
    await ada.sees('* Connected again.\nput\n');
    ada.say('put king left up', 'say done');
    await ada.sees('tidy\nChecked: ');
    ada.say('quit');
    expect(await ada.ended).toBe(0);
  });

  test('another device of the same person may answer: the question is withdrawn', async () => {
    const mine = newHome();
    const first = start('patience --name Ada', mine);
    await first.sees('put ace left up');
    const table = (await apiOf(mine).myTables()) as { value: readonly { id: string }[] };
    const second = start(`--table ${table.value[0]?.id}`, mine);
    await second.sees('put ace left up');
    second.say('put ace left up');
    await first.sees('Meanwhile the question has changed.\n');
    await first.sees('put king left up');
    first.say('put king left up');
    await second.sees('Meanwhile the question has changed.\n');
    await second.sees('say done');
    second.say('say done');
    for (const each of [first, second]) {
      await each.sees('tidy\nChecked: ');
      each.end();
    }
    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
  });

  test('the same may happen while the connection is lost', async () => {
    const proxy = await startProxy(server.url);
    const mine = newHome();
    // The same session, as if the cable's end were the server.
    const first = start('patience --name Ada', mine, { at: proxy.url });
    await first.sees('put ace left up');
    const cookie = new Identity(proxy.url, mine).cookie;
    new Identity(server.url, mine).keepCookie(cookie);
    const table = (await apiOf(mine).myTables()) as { value: readonly { id: string }[] };
    proxy.cut();
    await first.sees('The connection is lost');
    const second = await play(`--table ${table.value[0]?.id}`, ['put ace left up', 'quit'], mine);
    expect(second.code).toBe(0);
    proxy.mend();
    await first.sees('* Connected again.\nMeanwhile the question has changed.\n');
    await first.sees('put king left up');
    first.say('quit');
    await first.ended;
    await proxy.close();
    first.end();
  });

  test('what is typed out of turn is refused, and commands work while one waits', async () => {
    const ada = start('liars-dice --friends 1 --name Ada');
    await ada.sees('Waiting for 1 more player.');
    const bob = start(`--table ${tableIn(ada.written.out)} --name Bob`, newHome(), { dumb: true });
    await bob.sees('Waiting for Ada.');
    bob.say('call');
    await bob.sees('It is not your turn to answer.');
    bob.say('say', 'say hurry up', 'help');
    await ada.sees('* Bob: hurry up\n');
    await bob.sees('Say what? For example: say hello');
    await bob.sees('writes to the others at the table');
    bob.end();
    ada.end();
    expect(await Promise.all([ada.ended, bob.ended])).toEqual([1, 1]);
    expect(ada.written.err).toBe('The input ended before the game did.\n');
  });
});
