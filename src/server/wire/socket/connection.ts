import type { FastifyError } from 'fastify';
import type { WebSocket } from 'ws';
import type { Bar } from '../../../kernel/index.ts';
import type { Me } from '../../../protocol/person.ts';
import { refuse } from '../../../protocol/refusal/refusal.ts';
import { type FromClient, type FromServer, PROTOCOL } from '../../../protocol/socket.ts';
import type { Logger } from '../../log.ts';
import type { Sessions, SignedIn } from '../../people/sessions.ts';
import type { Settings } from '../../settings.ts';
import type { Storage } from '../../storage/open.ts';
import type { Watcher } from '../../tables/audience/audience.ts';
import type { OwnTablesFeed } from '../../tables/lists/own-tables-feed.ts';
import { answer, aside, barred, undo } from '../../tables/player-actions.ts';
import type { Table } from '../../tables/table.ts';
import type { TableRegistry } from '../../tables/table-registry.ts';
import { readChat } from '../../tables/talk/chat.ts';
import type { WorkBudget, WorkBudgets } from '../../work/budget.ts';
import { giveUpIfSilent } from '../database-timeout.ts';
import type { Metrics } from '../metrics.ts';
import { refusalOf } from '../refused-error.ts';
import { type Allowance, TokenBucket } from '../security/token-bucket.ts';
import { idIn, parse } from './message.ts';

/** What sockets stand on. */
export interface SocketServices {
  readonly tables: TableRegistry;
  readonly ownTablesFeed: OwnTablesFeed;
  readonly storage: Storage;
  readonly sessions: Sessions;
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly budgets: WorkBudgets;
  now(): number;
  /** Milliseconds of a clock that is never set back: for limits. */
  monotonic(): number;
  stopping(): boolean;
}

/** What a request comes to. */
type SocketReply = Extract<FromServer, { type: 'done' | 'barred' | 'asks' }>;

/** How many tables one socket may follow. */
const MOST_TABLES = 50;
/** How many requests may be under way at once. */
const MOST_PENDING = 32;
/** A client that is so many bytes behind is cut off: it can come back and catch up. */
const MOST_BEHIND = 1_000_000;
/** After so many messages that were too fast, somebody is not careless but hostile. */
const MOST_TOO_FAST = 200;

/** The close code for who is not let in, and for who is to come back. */
const POLICY = 1008;
const RESTART = 1012;
const PATIENCE = 1_000;

/** Who has opened a socket, and from where. */
export interface SocketOrigin extends SignedIn {
  readonly address: string;
  /** What all sockets of that address may send. */
  readonly messages: TokenBucket;
}

/** One client's socket, after the upgrade. */
export class Connection implements Watcher {
  readonly me: Me;
  /** The hash of the token that this client came with. */
  readonly session: string;
  mutes: ReadonlySet<string> = new Set();
  readonly budget: WorkBudget;
  private readonly socket: WebSocket;
  private readonly services: SocketServices;
  private readonly tables = new Map<string, Table>();
  private readonly messages: TokenBucket;
  /** Shared with all sockets of the same address. */
  private readonly others: TokenBucket;
  private readonly allowance: Allowance;
  private isGreeted = false;
  private pending = 0;
  /** Requests under way that were refused because they took too long. */
  private readonly givenUp = new Set<number>();
  private tooFast = 0;
  /** The last answer that was refused because it would seal: `confirm` gives it. */
  private held: Extract<FromClient, { type: 'answer' | 'aside' }> | null = null;
  /** Aborted when the client is gone: cancels work that only this client waits for. */
  private readonly gone = new AbortController();

  constructor(
    socket: WebSocket,
    { me, session, address, messages }: SocketOrigin,
    allowance: Allowance,
    services: SocketServices,
  ) {
    this.socket = socket;
    this.me = me;
    this.session = session;
    this.services = services;
    this.allowance = allowance;
    this.budget = services.budgets.of(address);
    this.others = messages;
    const { messagesPerSecond } = services.settings;
    this.messages = new TokenBucket(messagesPerSecond, 3 * messagesPerSecond, services.monotonic());
  }

  get person(): string {
    return this.me.id;
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_BEHIND) this.socket.terminate();
    else this.socket.send(text);
  }

  private sendMessage(message: FromServer): void {
    this.send(JSON.stringify(message));
  }

  /** Ends it, saying why and when to come back. */
  bye(why: string, retry: number | null): void {
    this.sendMessage({ type: 'bye', why, retry });
    this.socket.close(retry === null ? POLICY : RESTART);
    // Who does not hang up is hung up on.
    setTimeout(() => this.socket.terminate(), PATIENCE).unref();
  }

  /** Unsubscribes the client from everything that it followed. */
  handleClose(): void {
    for (const table of this.tables.values()) void table.run(async () => table.presence.unwatch(this)).catch(() => {});
    this.tables.clear();
    this.gone.abort();
    this.services.ownTablesFeed.unfollow(this);
  }

  // ---- Messages ----

  /** Takes a message as it came: done, or refused with a reason; never thrown. */
  async receive(data: string): Promise<void> {
    // Between a goodbye and the end nothing counts any more.
    if (this.socket.readyState !== this.socket.OPEN) return;
    const { monotonic, log } = this.services;
    const own = this.messages.take(monotonic()) && this.allowance.messages.take(monotonic());
    if (!own || !this.others.take(monotonic())) {
      this.tooFast++;
      if (this.tooFast > MOST_TOO_FAST) return this.bye('too-fast', null);
      return this.refuse(idIn(data), refuse('too-fast'));
    }
    const message = parse(data);
    if ('faults' in message) return this.refuse(message.id, refuse('malformed'), message.faults);
    if (message.type === 'hello') return this.greet(message.protocol);
    if (!this.isGreeted) return this.refuse(message.id, refuse('version'));
    if (this.pending >= MOST_PENDING) return this.refuse(message.id, refuse('too-fast'));
    if (this.services.stopping()) return this.refuse(message.id, refuse('stopping'));
    this.pending++;
    const { storage, settings } = this.services;
    const settled = giveUpIfSilent(storage, settings.databaseSeconds, () => this.giveUp(message.id));
    try {
      const bar = await this.handle(message);
      if (bar !== null) this.refuseUnlessGivenUp(message.id, bar);
    } catch (error) {
      const { bar } = refusalOf(error as FastifyError);
      if (bar.why !== 'database') log.error({ type: message.type, error }, 'a message could not be dealt with');
      this.refuseUnlessGivenUp(message.id, bar);
    } finally {
      settled();
      this.givenUp.delete(message.id);
      this.pending--;
    }
  }

  /** Who has waited long enough is told that nothing is known. What was not begun never is, and nothing of it is replied. */
  private giveUp(id: number): void {
    this.givenUp.add(id);
    this.refuse(id, refuse('database'));
  }

  private refuseUnlessGivenUp(id: number, bar: Bar): void {
    if (!this.givenUp.has(id)) this.refuse(id, bar);
  }

  /** Sends the reply to a request, unless it has already been refused for taking too long. */
  private reply(message: SocketReply): null {
    if (!this.givenUp.has(message.id)) this.sendMessage(message);
    return null;
  }

  private refuse(id: number | null, bar: Bar, faults?: readonly { path: string; message: string }[]): void {
    this.services.metrics.countRefusal(bar.rule === null ? bar.why : 'rule');
    const held = bar.why === 'seals' && this.held?.id === id;
    const more = { ...(faults && { faults: [...faults] }), ...(held && { held }) };
    this.sendMessage({ type: 'refused', id, bar, ...more } as FromServer);
  }

  private greet(protocol: number): void {
    this.isGreeted = protocol === PROTOCOL;
    if (!this.isGreeted) this.bye('version', null);
    else
      this.sendMessage({
        type: 'welcome',
        protocol: PROTOCOL,
        me: this.me,
        now: new Date(this.services.now()).toISOString(),
      });
  }

  private async handle(message: Exclude<FromClient, { type: 'hello' }>): Promise<Bar | null> {
    const { id } = message;
    if (message.type === 'ping') {
      this.sendMessage({ type: 'pong', id, now: new Date(this.services.now()).toISOString() });
      return null;
    }
    if (message.type === 'mine') {
      // Where it fails, the list is a little behind for now.
      await this.services.tables.flush().catch(() => {});
      await this.services.ownTablesFeed.follow(this);
      return this.done(id);
    }
    if (message.type === 'watch') return this.watch(message);
    const table = this.services.tables.table(message.table);
    if (message.type !== 'unwatch') await table.ensureLoaded(this.budget);
    const wants = () => !this.givenUp.has(id);
    switch (message.type) {
      case 'unwatch':
        this.tables.delete(message.table);
        await table.run(async () => table.presence.unwatch(this));
        return this.done(id);
      case 'answer':
      case 'aside':
      case 'confirm': {
        const given = message.type === 'confirm' ? this.confirmed(message) : message;
        this.held = null;
        if (given === null) return { rule: null, why: 'late' };
        const give = given.type === 'aside' ? aside : answer;
        const bar = await give(table, this.person, given.to, given.say, given.free, wants);
        if (bar === null) this.services.metrics.countAnswer();
        else if (bar.why === 'seals') this.held = given;
        return bar ?? this.done(id);
      }
      case 'undo':
        return (await undo(table, this.person, wants)) ?? this.done(id);
      case 'why': {
        const lines = await barred(table, this.person);
        if ('why' in lines) return lines;
        const { answers, asides } = lines;
        return this.reply({
          ...{ type: 'barred', id, table: message.table, answers: [...answers] },
          ...(asides.length > 0 && { asides: [...asides] }),
        });
      }
      case 'coach':
        return this.coach(message, table);
      case 'asks': {
        const questions = await table.talk.asks(this.person);
        if ('why' in questions) return questions;
        return this.reply({ type: 'asks', id, table: message.table, questions } as SocketReply);
      }
      case 'chat':
      case 'remark': {
        if (!this.allowance.chat.take(this.services.monotonic())) return refuse('too-fast');
        const said = message.type === 'chat' ? message.text : message.remark;
        return (await table.talk.say(this.person, said)) ?? this.done(id);
      }
    }
  }

  /** The held answer to the question that a confirmation names, to be given for good. */
  private confirmed({ table, to }: Extract<FromClient, { type: 'confirm' }>) {
    const { held } = this;
    return held?.table === table && held.to === to ? { ...held, free: false } : null;
  }

  /** What a coach says is for who asked alone. */
  private async coach({ id, to }: Extract<FromClient, { type: 'coach' }>, table: Table): Promise<Bar | null> {
    const { allowance } = this;
    if (allowance.coached || !allowance.coach.take(this.services.monotonic())) return refuse('too-fast');
    allowance.coached = true;
    try {
      const advice = await table.coach.advise(this.person, to, this.gone.signal);
      // Nobody is there to hear why not.
      if (this.gone.signal.aborted) return null;
      if ('why' in advice) return advice;
      this.sendMessage({ type: 'advice', id, table: table.id, to, advice } as FromServer);
      return null;
    } finally {
      allowance.coached = false;
    }
  }

  private async watch({ id, table: name, since }: Extract<FromClient, { type: 'watch' }>): Promise<Bar | null> {
    if (!this.tables.has(name) && this.tables.size >= MOST_TABLES) return refuse('watches-too-many');
    const table = this.services.tables.table(name);
    const bar = await table.run(() => table.presence.watch(this, since ?? null));
    if (bar !== null) return bar;
    // It may have hung up meanwhile.
    if (this.socket.readyState !== this.socket.OPEN) {
      await table.run(async () => table.presence.unwatch(this));
      return null;
    }
    this.tables.set(name, table);
    const lines = (await readChat(this.services.storage.db, name)).filter(({ person }) => !this.mutes.has(person.id));
    if (lines.length > 0) this.sendMessage({ type: 'chat', table: name, lines });
    return this.done(id);
  }

  private done(id: number): null {
    return this.reply({ type: 'done', id });
  }
}
