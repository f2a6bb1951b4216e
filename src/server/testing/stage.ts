import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { boxed } from '../../kernel/index.ts';
import { duel } from '../../kernel/testing/games/duel.ts';
import { fromServer } from '../../protocol/socket.ts';
import type { Storage } from '../storage/open.ts';
import { Inbox } from './inbox.ts';
import { Aliases } from './aliases.ts';
import { startTestServer, type TestServer } from './server.ts';
import { laidOut, type Line } from './session.ts';

/** The last word to every socket: all that came before its echo has come. */
const LAST = Number.MAX_SAFE_INTEGER;
const METHODS = /^(GET|POST|PUT|PATCH|DELETE) (\S+)(?: (.*))?$/s;
/** No bot answers before a session is over: what bots say is left to chance. */
const ENV = { BOT_PACE_MS: '60000' };

/** Somebody in a session: their cookie, their socket, and what came to them. */
class Actor {
  readonly name: string;
  cookie = '';
  socket: WebSocket | null = null;
  readonly replies = new Inbox();
  readonly messages = new Inbox();

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A server on which sessions are played: with a tiny game, seeds that are always the same, and a clock that stands
 * still unless it is put forward.
 */
export class Stage {
  private readonly actors = new Map<string, Actor>();
  private readonly aliases = new Aliases();
  private readonly first: TestServer & { remove(): Promise<void> };
  private place: TestServer;
  private readonly clock: { time: number };

  private constructor(first: TestServer & { remove(): Promise<void> }, clock: { time: number }) {
    this.first = first;
    this.place = first;
    this.clock = clock;
  }

  static async open(kind: Storage['kind']): Promise<Stage> {
    const clock = { time: Date.now() };
    let seeds = 0;
    const newSeed = () => createHash('sha256').update(`seed ${++seeds}`).digest('hex');
    const shelf = { duel: { ...boxed(duel), pack: {} } };
    return new Stage(await startTestServer(kind, ENV, { shelf, now: () => clock.time, newSeed }), clock);
  }

  async close(): Promise<void> {
    for (const { socket } of this.actors.values()) socket?.terminate();
    if (this.place !== this.first) await this.place.stop();
    await this.first.remove();
  }
}
