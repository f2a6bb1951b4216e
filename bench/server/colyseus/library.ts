import type { Peer } from '../../competitors/install.ts';

/** Its newest version. It asks for Node 22, but runs on 20. */
export const COLYSEUS: Peer = {
  name: 'colyseus',
  version: '0.18.17',
  packages: ['@colyseus/core@0.18.17', '@colyseus/ws-transport@0.18.4', '@colyseus/schema@5.0.34'],
};

/** What we use of Colyseus. */
export interface Core {
  readonly Server: new (
    options: object,
  ) => {
    define(name: string, room: new () => object): void;
    listen(port: number, host: string): Promise<void>;
  };
  readonly Room: new () => Room;
}
export interface Transport {
  readonly WebSocketTransport: new (options: object) => object;
}
export interface Packing {
  pack(data: unknown): Buffer;
  unpack(bytes: Uint8Array): unknown;
}

export interface Room {
  state: object;
  maxClients: number;
  /** How often changes are sent by themselves; null: never. */
  patchRate: number | null;
  readonly clients: Iterable<Client> & { readonly length: number };
  onMessage<T>(type: string, act: (client: Client, message: T, context: { reject(why: unknown): void }) => void): void;
  broadcastPatch(): boolean;
}
export interface Client {
  /** Ours: where it sits, and the number of its open question. */
  userData: { seat: number; asked: number | null };
  view: StateView;
  send(type: string, message: unknown): void;
}

export interface StateView {
  add(visible: object): void;
}
/** A list that notices what is done to it. */
export interface List<T> extends Array<T> {
  clear(): void;
}

/** The field of a schema; with `view` only for those whose StateView has the object it is in. */
interface Field {
  view(): Field;
}
type Kind = 'string' | 'uint8' | 'uint16' | 'boolean' | 'int8';
type Element = Kind | Made<object>;
export type Made<T> = new () => T;

export interface Schemas {
  schema<T>(fields: Readonly<Record<string, Field>>, name: string): Made<T>;
  readonly t: Readonly<Record<Kind, () => Field>> & {
    array(of: Element): Field;
    map(of: Element): Field;
  };
  readonly StateView: new () => StateView;
}

export interface Library extends Core, Transport, Schemas {}

export const libraryFrom = (load: NodeJS.Require): Library => ({
  ...(load('@colyseus/core') as Core),
  ...(load('@colyseus/ws-transport') as Transport),
  ...(load('@colyseus/schema') as Schemas),
});
