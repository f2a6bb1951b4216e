import { Api, type CallResult } from '../../protocol/client/api.ts';
import { Client, type ClientNews } from '../../protocol/client/client.ts';
import type { ConnectionStatus } from '../../protocol/client/reconnecting-socket.ts';
import type { Me } from '../../protocol/person.ts';
import { languageOf, settings } from './settings.ts';
import { ValueStore } from './value-store.ts';

/** The signed-in person, and the only socket to the server. */

export const api = new Api(location.origin, (url, request) => fetch(url, request));

/** Null: nobody is signed in. Undefined: not known yet. */
export const me = new ValueStore<Me | null | undefined>(undefined);
/** Null: no socket has been opened yet. */
export const status = new ValueStore<{ status: ConnectionStatus; why: string | null } | null>(null);

const listeners = new Set<(news: ClientNews) => void>();
let client: Client | null = null;

/** The socket to the server, opened when it is first needed. */
export function serverClient(): Client {
  client ??= new Client(
    {
      openSocket: (handlers) => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/v1/socket`);
        socket.onopen = handlers.opened;
        socket.onmessage = ({ data }) => handlers.heard(String(data));
        socket.onclose = handlers.closed;
        return { send: (text) => socket.send(text), hangUp: () => socket.close() };
      },
      later: (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      random: Math.random,
      now: () => performance.now(),
    },
    (news) => {
      if (news.kind === 'status') status.set({ status: news.status, why: news.why });
      for (const listener of [...listeners]) listener(news);
    },
  );
  return client;
}

export function onServerNews(listener: (news: ClientNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the signed-in person, and closes the socket of the previous one. */
export function setPerson(person: Me | null): void {
  const before = me.get();
  me.set(person);
  remember(person);
  if (before?.id === person?.id || client === null) return;
  client.close();
  client = null;
  status.set(null);
}

const KNOWN = 'grimalkin.known';
/** Stores whether the server knows this visitor, so that strangers cause no request at every visit. */
function remember(person: Me | null): void {
  try {
    if (person === null) localStorage.removeItem(KNOWN);
    else localStorage.setItem(KNOWN, person.id);
  } catch {
    // Without storage, the server is asked when somebody takes a seat.
  }
}
function mayBeKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return true;
  }
}

/** Concurrent calls share one promise. */
function sharedCall<T>(act: () => Promise<T>): () => Promise<T> {
  let going: Promise<T> | null = null;
  return () => {
    going ??= act().finally(() => {
      going = null;
    });
    return going;
  };
}

/** The person whom the server knows; null for a stranger, without a request. */
export const askWho = sharedCall(async (): Promise<CallResult<Me> | null> => {
  if (!mayBeKnown()) {
    me.set(null);
    return null;
  }
  const called = await api.me();
  if (called.kind === 'done') me.set(called.value);
  else if (called.kind === 'refused' && called.bar.why === 'not-signed-in') setPerson(null);
  return called;
});

/**
 * The person whom the server knows, else a new guest. If the server cannot be reached no guest is created, because the
 * visitor may be signed in already.
 */
export const ensurePerson = sharedCall(async (): Promise<CallResult<Me>> => {
  const asked = me.get() === undefined ? await askWho() : null;
  const known = me.get();
  if (known) return { kind: 'done', value: known };
  if (known === undefined && asked !== null) return asked;
  const called = await api.guest({ language: languageOf(settings.get()) });
  if (called.kind === 'done') setPerson(called.value);
  return called;
});
