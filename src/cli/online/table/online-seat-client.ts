import type {
  AnyGame,
  Bar,
  HeardEvent,
  NumberedAsides,
  NumberedQuestion,
  Result,
  View,
} from '../../../kernel/index.ts';
import type { CallResult } from '../../../protocol/client/api.ts';
import { type Barred, Client, type ClientNews, type RequestReply } from '../../../protocol/client/client.ts';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import { refuse } from '../../../protocol/refusal/refusal.ts';
import { remarkSentence } from '../../../protocol/sentences/remark-sentence.ts';
import type { ChatLine } from '../../../protocol/socket.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import type { CommandResult, SeatClient, SeatNews } from '../../play/seat-client.ts';
import { printable } from '../../terminal/printable.ts';
import type { Command, OnlineText } from '../../text.ts';
import { refusedBecause, type ServerSession } from '../server-session.ts';
import { later, openSocketAs } from '../wire.ts';
import { namesAt } from './names.ts';
import { presenceChanges } from './presence-changes.ts';
import { absentAt, commandsAt, ownSeat, resultAt, rolesAt, waitingAt } from './standing.ts';

/** Of what was said and done before one came, so many are told. */
const LATEST_EVENTS = 12;
/** How often something is asked for again, and milliseconds between. */
const MOST_TRIES = 20;
const PAUSE = 300;

/** A seat at a table on a server, or a place beside it. */
export class OnlineSeatClient implements SeatClient {
  readonly game: AnyGame;
  readonly online = true;
  private readonly serverSession: ServerSession;
  private readonly id: string;
  private readonly client: Client;
  private readonly now: () => number;
  private readonly text: OnlineText;
  private hear: (news: SeatNews) => void = () => {};
  private seen: FollowedTable | null = null;
  /** Whether the table has been seen since the connection was last made. */
  private fresh = false;
  private lost = false;
  /** Why it is out of reach for good. */
  farewell: string | null = null;
  /** The question that was answered last: it is none any more, even before the table says so. */
  private answered: number | null = null;
  /** Whether this person asked for a rematch: then it is no news that there is one. */
  wantsRematch = false;
  private arrived: () => void = () => {};
  /** Resolves when the table has been seen, or will never be. */
  readonly ready = new Promise<void>((resolve) => {
    this.arrived = resolve;
  });

  constructor(serverSession: ServerSession, id: string, game: AnyGame, now: () => number) {
    this.serverSession = serverSession;
    this.id = id;
    this.game = game;
    this.now = now;
    this.text = serverSession.screen.look.text.online;
    const environment = {
      openSocket: openSocketAs(serverSession.identity, serverSession.server),
      later,
      random: Math.random,
      now,
    };
    this.client = new Client(environment, (news) => this.receive(news));
    this.client.follow(id);
  }

  // ---- What is seen ----

  /** Only once it is `ready`, and if it was not out of reach from the beginning. */
  private get table(): FollowedTable {
    return this.seen as FollowedTable;
  }
  get info(): TableInfo {
    return this.table.info;
  }
  get seat(): number | null {
    return this.table.you;
  }

  /** Whether the game has begun. */
  dealt = (): boolean => this.table.view !== null;
  names = () => namesAt(this.info);
  view = () => this.table.view as View;
  result = (): Result | null => resultAt(this.table);
  connected = () => this.client.status === 'open' && this.fresh;
  gone = () => this.farewell !== null;

  question(): NumberedQuestion | null {
    const { question } = this.table;
    const mine = this.connected() && ownSeat(this.table)?.bot === null && question?.number !== this.answered;
    return mine ? question : null;
  }

  asides(): NumberedAsides | null {
    return this.connected() && ownSeat(this.table)?.bot === null ? this.table.asides : null;
  }

  roles = () => rolesAt(this.table, this.serverSession.screen.look.text, this.now());
  commands = () => commandsAt(this.table);
  waiting = () => (this.connected() ? waitingAt(this.table, this.text) : this.text.lost);

  // ---- What is done ----

  async barred(): Promise<readonly Barred[]> {
    const reply = await this.client.why(this.id);
    if (reply.kind === 'barred') return [...reply.answers, ...reply.asides];
    const done = this.done(reply);
    if (done !== null && done !== 'unsure') this.note(this.because(done));
    return [];
  }

  async answer(say: string, to: number): Promise<CommandResult> {
    const done = this.done(await patiently(() => this.client.answer(this.id, to, say)));
    if (done === null) this.answered = to;
    return done;
  }

  async aside(say: string, to: number): Promise<CommandResult> {
    return this.done(await patiently(() => this.client.aside(this.id, to, say)));
  }

  undo = async (): Promise<CommandResult> => this.done(await patiently(() => this.client.undo(this.id)));

  async record(): Promise<{ readonly record: object } | Bar | 'unsure'> {
    const called = await this.serverSession.api.record(this.id);
    if (called.kind === 'done') return { record: called.value as object };
    return this.called(called) ?? 'unsure';
  }

  async obey(command: Command, about: string): Promise<CommandResult> {
    const { api } = this.serverSession;
    switch (command) {
      case 'say':
        if (about !== '') return this.done(await this.client.chat(this.id, about));
        this.note(this.text.nothingSaid);
        return 'unsure';
      case 'resign':
        return this.called(await api.resign(this.id));
      case 'back':
        return this.called(await api.back(this.id));
      case 'bot': {
        const done: CommandResult[] = [];
        for (const seat of absentAt(this.table)) done.push(this.called(await api.takeover(this.id, seat)));
        return done.find((each) => each !== null) ?? null;
      }
      default:
        return refuse('no-such-page');
    }
  }

  close(): void {
    this.hear = () => {};
    this.client.close();
  }

  private done(reply: RequestReply): CommandResult {
    if (reply.kind === 'done') return null;
    if (reply.kind === 'refused') return reply.bar;
    this.note(reply.kind === 'unknown' ? this.text.unsure : this.text.unsent);
    return 'unsure';
  }

  private called(called: CallResult<unknown>): CommandResult {
    if (called.kind === 'done') return null;
    if (called.kind === 'refused') return called.bar;
    this.note(called.kind === 'unreachable' ? this.text.unsure : this.text.notOurs({ url: this.serverSession.server }));
    return 'unsure';
  }

  // ---- What is heard ----

  listen(hear: (news: SeatNews) => void): void {
    this.hear = hear;
    const { events, chat, seq } = this.table;
    const begun = seq !== null && seq > 1;
    this.tellEvents(begun ? events.slice(-LATEST_EVENTS) : events);
    this.tellChat(chat.slice(-LATEST_EVENTS));
  }

  private receive(news: ClientNews): void {
    if (news.kind === 'status') this.receiveStatus(news);
    else if (news.kind === 'gone') this.end(news.bar === null ? this.text.tableGone : this.because(news.bar));
    else if (news.kind === 'table') this.receiveTable(news);
  }

  private receiveStatus({ status, why }: Extract<ClientNews, { kind: 'status' }>): void {
    if (status === 'lost') {
      this.fresh = false;
      // What is waited for tells it, however often it is tried again.
      if (!this.lost) this.hear({ kind: 'stir' });
      this.lost = true;
    }
    if (status === 'closed')
      this.end([this.text.hungUp, ...(why === null ? [] : [this.because({ rule: null, why })])].join(' '));
  }

  private receiveTable({ before, now, events, chat }: Extract<ClientNews, { kind: 'table' }>): void {
    const back = this.lost;
    this.seen = now;
    void this.serverSession.salts.follow(now.info);
    this.fresh = true;
    this.lost = false;
    this.arrived();
    if (back) this.note(this.text.found);
    if (before === null) return;
    for (const note of presenceChanges(before.info, now.info, this.serverSession.me.id, this.text)) this.note(note);
    this.tellEvents(events);
    this.tellChat(before.chat.length === 0 ? chat.slice(-LATEST_EVENTS) : chat);
    const offered = before.info.next === null && now.info.next !== null && now.you !== null;
    if (offered && !this.wantsRematch) this.note(this.text.rematchOffered);
    if (back || movedOn(before, now)) this.hear({ kind: 'stir' });
  }

  private tellEvents(events: readonly HeardEvent[]): void {
    // Who takes something back here is told so already.
    const told = events.filter(({ kind, seat }) => kind !== '@undone' || seat !== this.seat);
    if (told.length > 0) this.hear({ kind: 'events', events: told });
    const mine = told.filter(({ kind, seat }) => (kind === '@away' || kind === '@back') && seat === this.seat);
    if (mine.at(-1)?.kind === '@away') this.note(this.text.botPlaysForYou);
  }

  private tellChat(lines: readonly ChatLine[]): void {
    for (const line of lines) this.note(`${printable(line.person.name)}: ${printable(this.said(line))}`);
  }

  private said({ text, remark }: ChatLine): string {
    if (remark === undefined) return text;
    const { language } = this.serverSession.screen;
    const speech = this.game.speech[language];
    const scene = { names: this.names(), viewer: this.seat };
    const zones = this.dealt() ? this.game.zones(this.view()) : [];
    const nameOf = (word: string) =>
      zones.some(({ id }) => id === word) ? speech.zone(word, scene) : speech.card(word).name;
    return remarkSentence(remark, { language, speech, scene, nameOf });
  }

  private end(farewell: string): void {
    this.farewell ??= farewell;
    this.arrived();
    this.note(farewell);
  }

  private because(bar: Bar): string {
    return refusedBecause(this.serverSession.screen.language, bar, this.game);
  }

  private note(note: string): void {
    this.hear({ kind: 'note', note });
  }
}

/** Asks again, after a while, for what a server would do if it were not so busy: scripts are faster than people. */
async function patiently(ask: () => Promise<RequestReply>): Promise<RequestReply> {
  for (let n = 0; ; n++) {
    const reply = await ask();
    const soon = reply.kind === 'refused' && (reply.bar.why === 'too-fast' || reply.bar.why === 'stopping');
    if (!soon || n === MOST_TRIES) return reply;
    await new Promise<void>((resolve) => void later(PAUSE, resolve));
  }
}

/** Whether whoever is asked something must look anew. */
function movedOn(before: FollowedTable, now: FollowedTable): boolean {
  const seen = ({ question, view, info: { state, result, seats } }: FollowedTable) =>
    JSON.stringify([question, view?.asked, state, result, seats]);
  return seen(before) !== seen(now);
}
