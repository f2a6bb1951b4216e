import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { lruCache } from '../../lru-cache.ts';
import type { Ended } from '../../people/sessions.ts';
import { mutedBy } from '../../tables/talk/chat.ts';
import { type Allowance, addressBucket, allowance, type TokenBucket } from '../security/token-bucket.ts';
import { Connection, type SocketOrigin, type SocketServices } from './connection.ts';

const SOCKET_PATH = '/api/v1/socket';
/** No message of a client needs more bytes. */
const MOST_BYTES = 4096;
const PING = 30_000;
/** Of how many people and addresses is remembered how much they sent. */
const MAX_KEPT = 10_000;
/** When clients are told to come back after a restart: not all at once. */
const COME_BACK = 1_000;
const RECONNECT_SPREAD_MS = 2_000;

/** All sockets of this process. */
export class Sockets {
  private readonly services: SocketServices;
  private readonly open = new Map<WebSocket, Connection>();
  private readonly allowances = lruCache<string, Allowance>(MAX_KEPT);
  private readonly addresses = lruCache<string, TokenBucket>(MAX_KEPT);

  constructor(services: SocketServices) {
    this.services = services;
  }

  get size(): number {
    return this.open.size;
  }

  async register(app: FastifyInstance): Promise<void> {
    const { log } = this.services;
    await app.register(websocket, {
      options: { maxPayload: MOST_BYTES, perMessageDeflate: false },
      errorHandler: (error, socket) => {
        // What has a code is a client's doing, a frame that is none or a line that was cut: it closes by itself.
        if ('code' in error) log.debug({ fault: error.message }, 'socket');
        else {
          log.error({ error }, 'a socket could not be opened');
          socket.terminate();
        }
      },
    });
    app.get(SOCKET_PATH, { websocket: true, schema: { hide: true } }, (socket, request) => {
      if (request.person === null) {
        socket.send(JSON.stringify({ type: 'bye', why: 'not-signed-in', retry: null }));
        socket.close(1008);
        return;
      }
      this.welcome(socket, { me: request.person, session: request.session as string, address: request.ip });
    });
  }

  /** The same for all sockets of a person, and still the same when they come back. */
  private allowanceOf(person: string): Allowance {
    const known = this.allowances.get(person);
    if (known !== undefined) return known;
    const made = allowance(this.services.settings.messagesPerSecond, this.services.monotonic());
    this.allowances.set(person, made);
    return made;
  }

  /** The same for all sockets of an address. */
  private bucketOf(address: string): TokenBucket {
    const known = this.addresses.get(address);
    if (known !== undefined) return known;
    const made = addressBucket(this.services.settings.messagesPerSecond, this.services.monotonic());
    this.addresses.set(address, made);
    return made;
  }

  private welcome(socket: WebSocket, from: Omit<SocketOrigin, 'messages'>): void {
    const { tables, settings } = this.services;
    const { me } = from;
    const shared = { ...from, messages: this.bucketOf(from.address) };
    const connection = new Connection(socket, shared, this.allowanceOf(me.id), this.services);
    this.open.set(socket, connection);
    const count = tables.addSocket(me.id);
    let alive = true;
    const pings = setInterval(() => {
      if (!alive) return socket.terminate();
      alive = false;
      socket.ping();
    }, PING).unref();
    socket.on('pong', () => {
      alive = true;
    });
    socket.on('close', () => {
      clearInterval(pings);
      this.open.delete(socket);
      tables.removeSocket(me.id);
      connection.handleClose();
    });
    // Messages wait until it is known whom this person does not want to hear.
    socket.pause();
    void this.readMutes(me.id).then(() => socket.resume());
    socket.on('message', (data, binary) => {
      const text = binary ? '' : String(data);
      void connection.receive(text);
    });
    if (count > settings.socketsPerPerson) connection.bye('too-many-sockets', null);
    else if (this.services.stopping()) connection.bye('stopping', COME_BACK);
  }

  /** Somebody's mutes are read, again. */
  async readMutes(person: string): Promise<void> {
    const { storage, log } = this.services;
    try {
      const muted = await mutedBy(storage.db, person);
      for (const connection of this.of(person)) connection.mutes = muted;
    } catch (error) {
      log.error({ error }, 'mutes could not be read');
    }
  }

  /** Who has signed out is connected no longer. */
  end({ person, session, except }: Ended): void {
    for (const connection of this.of(person))
      if (connection.session === (session ?? connection.session) && connection.session !== except)
        connection.bye('not-signed-in', null);
  }

  /** Who has signed out in another process is found out now and then. */
  async check(): Promise<void> {
    const all = [...this.open.values()];
    const open = await this.services.sessions.stillOpen(all.map(({ session }) => session));
    for (const connection of all) if (!open.has(connection.session)) connection.bye('not-signed-in', null);
  }

  private of(person: string): Connection[] {
    return [...this.open.values()].filter(({ me }) => me.id === person);
  }

  /** Tells everybody to come back. */
  dismiss(): void {
    for (const connection of this.open.values())
      connection.bye('stopping', COME_BACK + Math.round(Math.random() * RECONNECT_SPREAD_MS));
  }
}
