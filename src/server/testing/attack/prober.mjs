// A thread in which some people use a server as usual while somebody attacks it: each plays a game alone, answer after
// answer, and asks over HTTP who they are. It notes how long every reply takes. Beside that they ask a yardstick, a server
// in another thread that does nothing but reply: how long that takes is the machine's doing. Plain JavaScript, so that a
// thread can run it as it is.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

/** @type {{ url: string, yardstick: string, people: number }} */
const { url, yardstick, people: count } = workerData;
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
/** Milliseconds between two questions of one person: nobody comes near a limit. */
const PAUSE = 60;
const GAME = 'familiars-and-foes';

/** How long replies took since the last time that somebody asked, in milliseconds: the server's, and the yardstick's. */
const waits = { server: /** @type {number[]} */ ([]), yardstick: /** @type {number[]} */ ([]) };
/** Every request comes from another address, so that none is refused for coming too often. */
let requests = 0;
/** How many waits for the server somebody wants to hear of; null: nobody asks. @type {number | null} */
let wanted = null;

/** Tells all waits since the last time, once there are enough. Whoever waits still is counted the next time. */
const tell = () => {
  if (wanted === null || waits.server.length < wanted) return;
  wanted = null;
  port.postMessage(waits);
  waits.server.length = 0;
  waits.yardstick.length = 0;
};

/** @type {(noted: number[], act: () => Promise<unknown>) => Promise<void>} */
const timed = async (noted, act) => {
  const began = performance.now();
  await act();
  noted.push(performance.now() - began);
  tell();
};

class Person {
  cookie = '';
  table = '';
  /** @type {{ number: number, legal: string[] } | null} */
  question = null;
  over = false;
  next = 1;
  /** @type {{ id: number, type: string } | null} */
  replied = null;
  wake = () => {};
  /** @type {WebSocket | null} */
  socket = null;

  /** @type {(method: string, path: string, body?: object) => Promise<any>} */
  async ask(method, path, body) {
    const from = `10.1.${(requests >> 8) & 255}.${requests++ & 255}`;
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...{ cookie: this.cookie, 'x-forwarded-for': from },
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie;
    return JSON.parse(text);
  }

  async come() {
    await this.ask('POST', '/guest', {});
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, {
      headers: { cookie: this.cookie, 'x-forwarded-for': `10.3.0.${requests++ & 255}` },
    });
    this.socket = socket;
    socket.on('message', (data) => this.hear(JSON.parse(String(data))));
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    await this.begin();
  }

  /** @type {(message: object) => void} */
  say(message) {
    this.socket?.send(JSON.stringify(message));
  }

  /** A new game for one. */
  async begin() {
    if (this.table !== '') this.say({ type: 'unwatch', id: this.next++, table: this.table });
    const { id } = await this.ask('POST', '/tables', { game: GAME, seats: [null] });
    await this.ask('POST', `/tables/${id}/start`);
    this.table = id;
    this.question = null;
    this.over = false;
    this.say({ type: 'watch', id: this.next++, table: id });
    await this.until(() => this.question !== null);
  }

  /** @type {(message: any) => void} */
  hear(message) {
    if (message.type === 'bye') throw new Error(`sent away: ${message.why}`);
    if (message.table === this.table) {
      if ('question' in message) this.question = message.question;
      if (message.info?.state === 'over') this.over = true;
    }
    if (message.type === 'done' || message.type === 'refused') this.replied = message;
    this.wake();
  }

  /** @type {(holds: () => boolean) => Promise<void>} */
  async until(holds) {
    while (!holds())
      await new Promise((resolve) => {
        this.wake = () => resolve(undefined);
      });
  }

  async answer() {
    if (this.question === null) throw new Error('nothing is asked');
    const { number: to, legal } = this.question;
    const id = this.next++;
    this.say({
      ...{ type: 'answer', id, table: this.table, to },
      say: legal[Math.floor(Math.random() * legal.length)],
    });
    await this.until(() => this.replied?.id === id);
    if (this.replied?.type !== 'done') throw new Error(`refused: ${JSON.stringify(this.replied)}`);
  }

  async live() {
    for (;;) {
      await timed(waits.server, () => this.ask('GET', '/me'));
      await timed(waits.yardstick, async () => (await fetch(yardstick)).text());
      await pause(PAUSE);
      await timed(waits.server, () => this.answer());
      await pause(PAUSE);
      await this.until(() => this.over || this.question !== null);
      if (this.over) await this.begin();
    }
  }
}

const people = Array.from({ length: count }, () => new Person());
await Promise.all(people.map((person) => person.come()));
for (const person of people) void person.live();
port.on('message', (least) => {
  wanted = least;
  tell();
});
port.postMessage('ready');
