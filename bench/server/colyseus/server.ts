import { once } from 'node:events';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { installed } from '../../competitors/install.ts';
import { type BenchServer, forEach } from '../bench-server.ts';
import { Child } from '../child.ts';
import { Table } from '../table.ts';
import { COLYSEUS, type Packing } from './library.ts';
import type { News } from './room.ts';

/** The codes of Colyseus's messages. */
const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_REQUEST = 21;
const ROOM_RESPONSE = 22;
/** Ours: which request a response is for. */
const ANSWER = 1;
const AGAIN = 2;
const AT_ONCE = 8;

/** A short string as Colyseus has it in front of a message. */
const label = (text: string): Buffer => Buffer.from([0xa0 | text.length, ...Buffer.from(text)]);
const NEWS = 1 + label('news').length;
const request = (id: number, type: string, body: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([ROOM_REQUEST, id]), label(type), body]);

/** The same game on Colyseus. Its clients, like ours, read questions and no more of the state than that it came. */
export class Colyseus implements BenchServer {
  readonly child: Child;
  readonly tables: Table[] = [];
  readonly #packing: Packing;
  readonly #sockets: WebSocket[] = [];
  readonly #again = new Map<Table, () => Promise<void>>();

  private constructor(child: Child, packing: Packing) {
    this.child = child;
    this.#packing = packing;
  }

  static async start(say: (line: string) => void): Promise<Colyseus> {
    const load = installed(COLYSEUS, say);
    return new Colyseus(await Child.start(await bundled(), {}), load('msgpackr') as Packing);
  }

  seat(tables: number): Promise<void> {
    return forEach(Array.from({ length: tables }), AT_ONCE, async () => {
      const sockets: WebSocket[] = [];
      const table = new Table((seat, { number: to }, say) =>
        sockets[seat]?.send(request(ANSWER, 'answer', this.#packing.pack({ to, say }))),
      );
      const first = await this.#reserve('create/find');
      sockets.push(await this.#join(first, table, 0));
      sockets.push(await this.#join(await this.#reserve(`joinById/${first.roomId}`), table, 1));
      this.#sockets.push(...sockets);
      this.tables.push(table);
      this.#again.set(table, async () => {
        const begun = new Promise<void>((resolve) => {
          table.onReady = () => resolve();
        });
        table.over = false;
        table.last = null;
        sockets[0]?.send(request(AGAIN, 'again', this.#packing.pack({})));
        await begun;
      });
    });
  }

  async #reserve(path: string): Promise<Seat> {
    const reply = await fetch(`${this.child.url}/matchmake/${path}`, { method: 'POST', body: '{}' });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Seat;
  }

  async #join({ processId, roomId, sessionId }: Seat, table: Table, seat: number): Promise<WebSocket> {
    const url = `${this.child.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`;
    const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
    const joined = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        switch (data[0]) {
          case JOIN_ROOM:
            socket.send(Buffer.from([JOIN_ROOM]));
            resolve();
            return;
          case ROOM_DATA: {
            const { question, over } = this.#packing.unpack(data.subarray(NEWS)) as News;
            table.over = over;
            table.hear(seat, question);
            return;
          }
          case ROOM_RESPONSE:
            if (data[2] !== 0) throw new Error(`refused: ${data}`);
            if (data[1] === ANSWER) table.done();
        }
      });
    });
    await once(socket, 'open');
    await joined;
    return socket;
  }

  again(): Promise<void> {
    const over = this.tables.filter((table) => table.over);
    return forEach(over, AT_ONCE, async (table) => this.#again.get(table)?.());
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.terminate();
    await this.child.stop();
  }
}

/** A seat that is reserved in a room. */
interface Seat {
  readonly processId: string;
  readonly roomId: string;
  readonly sessionId: string;
}

/** The server's process is a bundle of its own, beside that of the benchmarks. */
async function bundled(): Promise<string> {
  const { build } = await import('esbuild');
  const outfile = join(import.meta.dirname, 'colyseus.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, '../server/colyseus/process.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  return outfile;
}
