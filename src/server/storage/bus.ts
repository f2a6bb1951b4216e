import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Client, type ClientConfig, type Pool } from 'pg';
import type { Logger } from '../log.ts';
import { type BusMessage, type ChangeNotification, Outbox, payloadsOf, readPayload } from './bus-messages.ts';
import { newId } from './id.ts';

const CHANNEL = 'grimalkin';
/**
 * How long notifications are collected before they are sent. NOTIFY makes commits wait for one another, so it never
 * runs in the transaction that stores entries.
 */
const GATHER_MS = 4;
const RETRY_MS = 500;
/**
 * How often the listening connection is checked: without that, a connection that died silently would never be noticed.
 */
const PULSE_MS = 10_000;
/** How long the check may take. */
const SILENCE_MS = 5_000;

/** Notifies the other processes on the same database of changes, and receives their notifications. */
export class Bus {
  readonly #sender = newId();
  readonly #pool: Pool;
  readonly #config: ClientConfig;
  readonly #log: Logger;
  readonly #listeners: ((notification: BusMessage) => void)[] = [];
  readonly #outbox = new Outbox();
  readonly #stop = new AbortController();
  #sending: Promise<void> | null = null;
  #listening: Promise<void> = Promise.resolve();

  private constructor(pool: Pool, config: ClientConfig, log: Logger) {
    this.#pool = pool;
    this.#config = config;
    this.#log = log;
  }

  /** Resolves once it listens. */
  static async open(pool: Pool, config: ClientConfig, log: Logger): Promise<Bus> {
    const bus = new Bus(pool, config, log);
    const client = await bus.#connect();
    bus.#listening = bus.#keepListening(client);
    return bus;
  }

  notify(notification: ChangeNotification): void {
    this.#outbox.add(notification);
    this.#sending ??= this.#send();
  }

  onMessage(hear: (notification: BusMessage) => void): void {
    this.#listeners.push(hear);
  }

  /** Sends what is waiting if possible, and stops listening. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#sending;
    await this.#listening;
  }

  async #send(): Promise<void> {
    await this.#wait(GATHER_MS);
    while (!this.#outbox.isEmpty) {
      const payloads = payloadsOf(this.#sender, this.#outbox.takeAll());
      try {
        await this.#pool.query(`SELECT pg_notify('${CHANNEL}', letter) FROM unnest($1::text[]) letter`, [payloads]);
      } catch (error) {
        this.#log.warn({ error }, 'other processes could not be told');
        if (this.#stop.signal.aborted) break;
        this.#outbox.add('lost');
        await this.#wait(RETRY_MS);
      }
    }
    this.#sending = null;
  }

  async #keepListening(first: Client): Promise<void> {
    let client: Client | null = first;
    while (!this.#stop.signal.aborted) {
      if (client !== null) await this.#untilLost(client);
      if (this.#stop.signal.aborted) return;
      await this.#wait(client === null ? RETRY_MS : 0);
      client = await this.#connect().catch((error) => {
        this.#log.warn({ error }, 'other processes cannot be heard');
        return null;
      });
      if (client !== null) this.#deliver('lost');
    }
    await client?.end();
  }

  async #connect(): Promise<Client> {
    const own = { application_name: 'grimalkin listening', query_timeout: SILENCE_MS };
    const client = new pg.Client({ ...this.#config, ...own });
    client.on('error', (error) => this.#log.debug({ error }, 'the listening connection failed'));
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      return client;
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** Resolves when the connection is lost or the bus closes. */
  async #untilLost(client: Client): Promise<void> {
    const done = new AbortController();
    const signal = AbortSignal.any([done.signal, this.#stop.signal]);
    const pulse = async (): Promise<void> => {
      for (;;) {
        await pause(PULSE_MS, undefined, { signal, ref: false });
        await client.query('SELECT 1');
      }
    };
    await Promise.race([once(client, 'end', { signal }), pulse()]).catch(() => undefined);
    done.abort();
    await client.end().catch(() => undefined);
  }

  #receive(payload: string): void {
    const message = readPayload(payload);
    if (message === null) this.#log.warn('another process said what cannot be understood');
    else if (message.sender !== this.#sender)
      for (const notification of message.notifications) this.#deliver(notification);
  }

  #deliver(notification: BusMessage): void {
    for (const hear of this.#listeners) hear(notification);
  }

  /** Waits; cut short when the bus closes. */
  async #wait(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#stop.signal }).catch(() => undefined);
  }
}
