import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../../server/server.ts';
import { startTestServer } from '../../server/testing/server.ts';
import { allGames, cliPlayersAt, newHome, tableIn } from '../testing/server.ts';
import { Identity } from './identity.ts';
import { fetchAs } from './wire.ts';

let testServer: Awaited<ReturnType<typeof startTestServer>>;
let server: Server;
beforeAll(async () => {
  testServer = await startTestServer('pglite', {}, { factories: allGames });
  server = testServer.server;
});
afterAll(() => testServer.remove());

const [DOWN, ENTER, ESCAPE, CTRL_C] = ['\x1b[B', '\r', '\x1b', '\x03'];
const { start: atLines, inTerminal } = cliPlayersAt(() => server.url);

/** Somebody's game in a terminal, left and come back to, so that its table is known; and their other device. */
async function twoDevices() {
  const env = newHome();
  const first = atLines('patience --name Ada', env);
  first.say('quit');
  await first.ended;
  const table = tableIn(first.written.out);
  const terminal = inTerminal(`--table ${table}`, env);
  await terminal.sees('jack …');
  const other = atLines(`--table ${table}`, env);
  await other.sees('put ace left up');
  return { terminal, other };
}

test('what is said meanwhile appears above the list, which stays as it was', async () => {
  const { terminal, other } = await twoDevices();
  terminal.press('j', 'a', 'c');
  await terminal.sees('› jack …');
  const { length } = terminal.written.out;
  other.say('say hello');
  await terminal.sees('* Ada: hello\n');
  await other.sees('* Ada: hello\n');
  while (!terminal.written.out.slice(length).includes('› jack …'))
    await new Promise((resolve) => setImmediate(resolve));
  const drawn = stripVTControlCharacters(terminal.written.out.slice(length));
  expect(drawn).toContain('  jac█');
  expect(drawn).not.toContain('Meanwhile');
  terminal.press(ENTER);
  await terminal.sees('put jack right down');
  terminal.press(CTRL_C);
  expect(await terminal.ended).toBe(130);
  expect(terminal.written.out).toMatch(/To come back: grimalkin play --server \S+ --table \w+\n/);
  other.say('quit');
  await other.ended;
});

test('a question that was answered elsewhere is withdrawn, and no key that was meant for it goes to the next', async () => {
  const { terminal, other } = await twoDevices();
  terminal.press(ENTER);
  await terminal.sees('put ace right down');
  other.say('put queen left up');
  await terminal.sees('Meanwhile the question has changed.');
  await terminal.sees('› Go on');
  terminal.press(ENTER);
  await terminal.sees('king …');
  await terminal.sees('piles  queen');
  terminal.press('q', 'u', 'i', 't', ENTER);
  expect(await terminal.ended).toBe(0);
  other.say('quit');
  await other.ended;
});

test('while one waits there are commands: to wait, to say something, to resign if one is sure', async () => {
  const ada = atLines('liars-dice --friends 1 --name Ada');
  await ada.sees('Waiting for 1 more player.');
  const bob = inTerminal(`--table ${tableIn(ada.written.out)} --name Bob`);
  await bob.sees('? Waiting for Ada.');
  await bob.sees('› Wait');
  bob.press(ENTER);
  await bob.sees('? Waiting for Ada.');
  bob.press('s', 'a', 'y');
  await bob.sees('› Say something');
  ada.say('say news');
  await bob.sees('* Ada: news\n');
  await bob.sees('say█');
  bob.press(ENTER);
  await bob.sees('What do you want to say?');
  bob.press('h', 'i', '!', ENTER);
  await ada.sees('* Bob: hi!\n');
  await bob.sees('* Bob: hi!\n');
  await bob.sees('? Waiting for Ada.');
  bob.press('r', 'e', 's', 'i', 'g', 'n', ENTER);
  await bob.sees('Give the game up for good?');
  bob.press(ENTER);
  await bob.sees('? Waiting for Ada.');
  bob.press('r', 'e', 's', 'i', 'g', 'n', ENTER);
  await bob.sees('Give the game up for good?');
  bob.press(DOWN, ENTER);
  await ada.sees('· Bob gives up.');
  await bob.sees('You gave up. Ada wins.');
  await bob.sees('Rematch');
  bob.press('l', 'e', 'a', 'v', 'e', ENTER);
  expect(await bob.ended).toBe(0);
  ada.say('quit');
  expect(await ada.ended).toBe(0);
});

test('the seat is taken back from a bot by choosing so', async () => {
  const mine = newHome();
  const ada = atLines('liars-dice --friends 1 --name Ada');
  await ada.sees('Waiting for 1 more player.');
  const table = tableIn(ada.written.out);
  const bob = inTerminal(`--table ${table} --name Bob`, mine);
  await bob.sees('? Waiting for Ada.');
  const leave = { method: 'POST', headers: {}, body: null };
  await fetchAs(new Identity(server.url, mine))(`${server.url}/api/v1/tables/${table}/leave`, leave);
  await bob.sees('Play again myself');
  bob.press('m', 'y', 's', 'e', 'l', 'f', ENTER);
  await bob.sees('· Bob is back and plays again.');
  bob.press(CTRL_C);
  expect(await bob.ended).toBe(130);
  ada.say('quit');
  await ada.ended;
});

test('a table is chosen from a list, or none', async () => {
  const env = newHome();
  const first = atLines('patience --name Ada', env);
  first.say('quit');
  await first.ended;
  const go = () => inTerminal('', env);
  const none = go();
  await none.sees('? Which table?');
  none.press(ESCAPE);
  expect(await none.ended).toBe(0);
  const one = go();
  await one.sees('› Bare · Ada');
  one.press(ENTER);
  await one.sees('jack …');
  one.press(CTRL_C);
  expect(await one.ended).toBe(130);
});
