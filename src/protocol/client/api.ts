import { z } from 'zod';
import type { Bar, Fault } from '../../kernel/index.ts';
import { type Export, exportSchema } from '../export.ts';
import { type GameInfo, gameSchema, packSchema } from '../game.ts';
import { type Me, meSchema, type Person, personSchema } from '../person.ts';
import { refusedSchema } from '../reply.ts';
import {
  type ListedTable,
  listedSchema,
  type NewTable,
  type playOnBody,
  type TableInfo,
  tableSchema,
} from '../table.ts';

/** As much of `fetch` as is needed: the browser's and Node's both fit. */
export type Fetch = (
  url: string,
  request: { readonly method: string; readonly headers: Record<string, string>; readonly body: string | null },
) => Promise<{ readonly status: number; text(): Promise<string> }>;

/**
 * What became of a call. `unreachable`: nobody answered, so whether it was done is unknown; `unreadable`: who answered
 * does not speak our protocol.
 */
export type CallResult<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly bar: Bar; readonly faults: readonly Fault[] }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unreadable' };

const nothing = z.unknown();
const people = z.array(personSchema);
const kept = z.object({ id: z.string() });

/** The calls of the server, each parsed once here. Who calls is known by the cookie that `fetch` carries. */
export class Api {
  private readonly base: string;
  private readonly fetch: Fetch;

  /** `base` is the server's address, without a slash at its end. */
  constructor(base: string, fetch: Fetch) {
    this.base = `${base}/api/v1`;
    this.fetch = fetch;
  }

  guest = (body: { name?: string; language?: string }) => this.call<Me>('POST', '/guest', meSchema, body);
  me = () => this.call<Me>('GET', '/me', meSchema);
  /** Changes one's name or language. */
  change = (body: { name?: string; language?: string }) => this.call<Me>('PATCH', '/me', meSchema, body);
  /** From a guest to an account, who can sign in elsewhere. */
  settle = (body: { name: string; password: string }) => this.call<Me>('POST', '/account', meSchema, body);
  signIn = (body: { name: string; password: string }) => this.call<Me>('POST', '/sign-in', meSchema, body);
  /** Another password for one's account: all other devices are signed out. */
  changePassword = (body: { password: string; newPassword: string }) => this.call('POST', '/password', nothing, body);
  signOut = () => this.call('POST', '/sign-out', nothing);
  signOutEverywhere = () => this.call('POST', '/sign-out-everywhere', nothing);
  /** Deletes oneself and all that is one’s own; an account needs its password. */
  deleteMe = (body: { password?: string }) => this.call('DELETE', '/me', nothing, body);
  /** All that the server knows of oneself: a file to keep. */
  myData = () => this.call<Export>('GET', '/me/export', exportSchema);
  /** Whose chat one does not get. */
  mutes = () => this.call<Person[]>('GET', '/mutes', people);
  /** Mutes somebody, or hears them again: all who are muted then. */
  mute = (person: string, muted: boolean) => this.call<Person[]>('PUT', '/mutes', people, { person, muted });
  games = () => this.call<GameInfo[]>('GET', '/games', z.array(gameSchema));
  /** A pack that games are played with: data from outside, to be checked by its game. */
  pack = (hash: string) => this.call('GET', `/packs/${encodeURIComponent(hash)}`, packSchema);
  /** Brings a pack: the game with it. */
  bringPack = (game: string, pack: unknown) => this.call<GameInfo>('POST', '/packs', gameSchema, { game, pack });
  /** The public lobby: open and running tables. */
  lobby = () => this.call<ListedTable[]>('GET', '/tables', z.array(listedSchema));
  /** The own tables, a hundred at a time: first those that wait for an answer. */
  myTables = (skip = 0) => this.call<ListedTable[]>('GET', `/me/tables?skip=${skip}`, z.array(listedSchema));

  newTable = (body: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>) =>
    this.call<TableInfo>('POST', '/tables', tableSchema, body);
  table = (id: string) => this.call<TableInfo>('GET', at(id), tableSchema);
  /** Sits down, and promises a salt by its hash. */
  join = (id: string, body: { seat?: number; saltCommitment: string }) =>
    this.call<TableInfo>('POST', at(id, 'join'), tableSchema, body);
  /** Shows the salt that was promised, while the table is `revealing`. */
  reveal = (id: string, salt: string) => this.call<TableInfo>('POST', at(id, 'reveal'), tableSchema, { salt });
  /** Puts a bot on a free seat, or (null) takes it away. */
  placeBot = (id: string, seat: number, bot: string | null) =>
    this.call<TableInfo>('POST', at(id, 'bots'), tableSchema, { seat, bot });
  start = (id: string) => this.call<TableInfo>('POST', at(id, 'start'), tableSchema, {});
  resign = (id: string) => this.call('POST', at(id, 'resign'), nothing, {});
  /** Stands up; from a running game, leaves it to a bot. Null: nobody sits there any more, and the table is gone. */
  leave = (id: string) => this.call<TableInfo | null>('POST', at(id, 'leave'), tableSchema.nullable(), {});
  /** Lets a bot play for oneself. */
  away = (id: string) => this.call('POST', at(id, 'away'), nothing, {});
  /** Takes the own seat back from the bot that played for it. */
  back = (id: string) => this.call('POST', at(id, 'back'), nothing, {});
  /** Asks for a bot in place of somebody who has been gone for long. */
  takeover = (id: string, seat: number) => this.call('POST', at(id, 'takeover'), nothing, { seat });
  /** A table for the same people, to be joined. */
  rematch = (id: string) => this.call<TableInfo>('POST', at(id, 'rematch'), tableSchema);
  /** The whole record once the game is over, before that the own view of it: data from outside, to be parsed. */
  record = (id: string) => this.call<unknown>('GET', at(id, 'record'), nothing);
  /** "This looks wrong": the words, and at which update. The report's id. */
  report = (id: string, body: { words: string; seq?: number }) =>
    this.call<{ id: string }>('POST', at(id, 'report'), kept, body);
  /** A new table that continues a finished game or a record after so many answers, on one seat, against bots. */
  playOn = (body: z.input<typeof playOnBody>) => this.call<TableInfo>('POST', '/play-on', tableSchema, body);

  private async call<T>(method: string, path: string, schema: z.ZodType<T>, body?: object): Promise<CallResult<T>> {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    let status: number;
    let text: string;
    try {
      const request = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
      const response = await this.fetch(this.base + path, request);
      status = response.status;
      text = await response.text();
    } catch {
      return { kind: 'unreachable' };
    }
    const data = parsed(text);
    if (status >= 400) {
      const refused = refusedSchema.safeParse(data);
      if (!refused.success) return { kind: 'unreadable' };
      return { kind: 'refused', bar: refused.data.refused as Bar, faults: (refused.data.faults ?? []) as Fault[] };
    }
    const value = schema.safeParse(data);
    return value.success ? { kind: 'done', value: value.data } : { kind: 'unreadable' };
  }
}

const at = (table: string, what = ''): string => `/tables/${encodeURIComponent(table)}${what && `/${what}`}`;

/** The data in a JSON text; undefined for an empty text or one that is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
