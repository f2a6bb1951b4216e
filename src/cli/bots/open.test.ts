import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { games } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import type { Player } from '../../lab/arena/player.ts';
import { LONGEST_LINE } from '../../protocol/bot.ts';
import { playWith } from '../testing/bots.ts';
import { openPlayer } from './open.ts';
import { splitCommand } from './split-command.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const node = JSON.stringify(process.execPath);
const find = games['familiar-find']?.core as AnyGame;
const SETUP = { game: find.name, content: find.content, seats: 2, seat: 0, options: {} };

const folder = mkdtempSync(join(tmpdir(), 'grimalkin-bots-'));
let scripts = 0;
/** The command that runs these lines. */
function script(...lines: string[]): string {
  const file = join(folder, `bot-${scripts++}.mjs`);
  writeFileSync(file, lines.join('\n'));
  return `${node} ${JSON.stringify(file)}`;
}

const opened: Player[] = [];
afterEach(async () => {
  for (const player of opened.splice(0)) await player.close();
});
function open(...args: Parameters<typeof openPlayer>): Player {
  const player = openPlayer(...args);
  opened.push(player);
  return player;
}
const starting = async (player: Player): Promise<unknown> => {
  try {
    await player.start(SETUP);
  } catch (error) {
    return error;
  }
  return 'ready';
};

describe('the examples', () => {
  const python = spawnSync('python3', ['--version']).status === 0;

  test.each([
    ['line-bot.mjs', node],
    ['line_bot.py', 'python3'],
  ])('%s plays whole games, one after the other', async (name, runs) => {
    if (runs === 'python3') expect(python, 'python3 is not on this machine, so the example cannot be tried').toBe(true);
    const command = `${runs} ${JSON.stringify(at(`docs/examples/${name}`))}`;
    const players = [open(`one=${command}`), open(`two=${command}`)];
    for (const seed of ['1', '2']) expect((await playWith(find, players, seed)).places.length).toBe(2);
  });

  test('socket-bot.mjs plays both seats at once', async () => {
    const child = spawn(process.execPath, [at('docs/examples/socket-bot.mjs'), '0'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    try {
      const [said] = await once(child.stderr.setEncoding('utf8'), 'data');
      const url = /ws:\S+/.exec(said as string)?.[0];
      expect((await playWith(find, [open(`one=${url}`), open(`two=${url}`)])).places.length).toBe(2);
    } finally {
      child.kill();
    }
  });

  test('have about ten lines', () => {
    for (const name of ['line-bot.mjs', 'line_bot.py', 'socket-bot.mjs'])
      expect(
        readFileSync(at(`docs/examples/${name}`), 'utf8')
          .trim()
          .split('\n').length,
        name,
      ).toBeLessThanOrEqual(15);
  });
});

describe('our own bot, as others start it', () => {
  const bin = `${node} ${JSON.stringify(at('bin/grimalkin.mjs'))}`;
  // The first start builds, which takes a moment.
  beforeAll(() => void spawnSync(process.execPath, [at('bin/grimalkin.mjs'), '--version']));

  test('plays a whole game against the example', async () => {
    const players = [
      open(`ours=${bin} bot --level greedy --seed 1`),
      open(`theirs=${node} ${at('docs/examples/line-bot.mjs')}`),
    ];
    expect((await playWith(find, players)).places.length).toBe(2);
  });

  test('does not play what it has not', async () => {
    const player = open(`ours=${bin} bot`);
    expect(await starting({ ...player, start: () => player.start({ ...SETUP, content: 'another' }) })).toMatchObject({
      why: 'own',
      message: expect.stringContaining('no familiar-find with the content another'),
    });
  });
});

describe('a process', () => {
  test.each([
    ['that is not there', 'no-such-command-at-all --x', 'unreachable', /'no-such-command-at-all' could not be started/],
    [
      'that ends',
      script('console.error("out of ideas"); process.exit(3)'),
      'gone',
      /exit code 3\nIt wrote to stderr:\n {2}out of ideas/,
    ],
    [
      'that prints a banner',
      script('console.log("Welcome to MyBot 2.0"); process.stdin.resume()'),
      'no-json',
      /no JSON: "Welcome to MyBot 2.0"/,
    ],
    [
      'without an end of line',
      script(`process.stdout.write("x".repeat(${LONGEST_LINE + 1})); process.stdin.resume()`),
      'too-long',
      /line of more than 65536 characters/,
    ],
    ['that is killed', script('process.kill(process.pid, "SIGKILL")'), 'gone', /ended by SIGKILL/],
  ])('%s is a fault in a sentence', async (_, command, why, says) => {
    expect(await starting(open(`other=${command}`))).toMatchObject({
      bot: 'other',
      why,
      message: expect.stringMatching(says),
    });
  });

  test('says on its error stream what it likes', async () => {
    let told = '';
    const bot = open(
      `other=${script('console.error("thinking …"); process.stdin.once("data", () => console.log(`{"type":"ready"}`))')}`,
      {
        onStderr: (text) => {
          told += text;
        },
      },
    );
    expect(await starting(bot)).toBe('ready');
    await bot.close();
    expect(told).toBe('thinking …\n');
  });

  test('that does not end when it should is ended', async () => {
    const bot = open(
      `other=${script('process.on("SIGTERM", () => {}); process.stdin.once("data", () => console.log(`{"type":"ready"}`)); setInterval(() => {}, 1000)')}`,
    );
    expect(await starting(bot)).toBe('ready');
    await bot.close();
    expect(await starting(bot)).toMatchObject({ why: 'gone' });
  });

  test('may write an answer in pieces, several in one, and with Windows’ ends of lines', async () => {
    const bot = open(
      `other=${script(
        'process.stdin.once("data", () => {',
        '  process.stdout.write(`\\r\\n{"type":`);',
        '  setImmediate(() => process.stdout.write(`"ready"}\\r\\n{"type":"ready"}\\r\\n`));',
        '});',
      )}`,
    );
    expect(await starting(bot)).toBe('ready');
  });
});

describe('a websocket', () => {
  async function serving(heard: (text: string, socket: { send(text: string): void; close(): void }) => void) {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    server.on('connection', (socket) => socket.on('message', (data) => heard(String(data), socket)));
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { url: `ws://127.0.0.1:${port}`, close: () => server.close() };
  }

  test('at which nobody is', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    expect(await starting(open(`other=ws://127.0.0.1:${port}`))).toMatchObject({
      why: 'unreachable',
      message: expect.stringMatching(/nobody answers at ws:\/\/127\.0\.0\.1:\d+: ECONNREFUSED/),
    });
  });

  test.each([
    ['that hangs up', (_: string, socket: { close(): void }) => socket.close(), 'gone', /hung up/],
    [
      'that says too much',
      (_: string, socket: { send(text: string): void }) => socket.send('x'.repeat(LONGEST_LINE + 1)),
      'too-long',
      /more than 65536/,
    ],
    ['that says nonsense', (_: string, socket: { send(text: string): void }) => socket.send('[]'), 'malformed', /\[\]/],
  ])('%s is a fault in a sentence', async (_, heard, why, says) => {
    const server = await serving(heard);
    expect(await starting(open(`other=${server.url}`))).toMatchObject({ why, message: expect.stringMatching(says) });
    server.close();
  });
});

describe('what is opened', () => {
  test.each(['bot', '=x', 'a b=x', 'x=', 'x="" y', 'x=node "bot', 'x=ws://'])('%s is nothing that can be', (spec) => {
    expect(() => openPlayer(spec)).toThrow();
  });
  test('is named before the first =', () => {
    expect(open('me=node --title=x').name).toBe('me');
  });
  test('has words, some of them in quotes', () => {
    expect(splitCommand(`  python3 "my bot.py" --name='A "B"' x""y ''`)).toEqual([
      'python3',
      'my bot.py',
      '--name=A "B"',
      'xy',
      '',
    ]);
  });
});
