import { WebSocket } from 'ws';
import type { Fetch } from '../../protocol/client/api.ts';
import type { OpenSocket } from '../../protocol/client/reconnecting-socket.ts';
import type { Identity } from './identity.ts';

const COOKIE = 'grimalkin';
/** Milliseconds that a server may take for a reply. */
const TIMEOUT_MS = 30_000;
/** Milliseconds for the end of a connection in good order. */
const FAREWELL = 1000;

const headers = ({ cookie }: Identity): Record<string, string> =>
  cookie === null ? {} : { cookie: `${COOKIE}=${cookie}` };

/** Node's fetch, with the cookie that Node itself does not keep. */
export const fetchAs =
  (identity: Identity): Fetch =>
  async (url, { method, headers: more, body }) => {
    const response = await fetch(url, {
      method,
      body,
      headers: { ...more, ...headers(identity) },
      // The cookie is for this server and no other.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    for (const line of response.headers.getSetCookie()) {
      const value = new RegExp(`^${COOKIE}=([^;]*)`).exec(line)?.[1];
      if (value !== undefined) identity.keepCookie(value === '' ? null : value);
    }
    return response;
  };

export const openSocketAs =
  (identity: Identity, server: string): OpenSocket =>
  ({ opened, heard, closed }) => {
    const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/v1/socket`, { headers: headers(identity) });
    socket.on('open', opened);
    socket.on('message', (data, binary) => heard(binary ? '' : String(data)));
    socket.on('close', closed);
    // Whatever is wrong with it ends in a close.
    socket.on('error', () => {});
    return {
      send: (text) => socket.send(text),
      hangUp: () => {
        socket.close();
        // Who says no goodbye is not waited for.
        setTimeout(() => socket.terminate(), FAREWELL).unref();
      },
    };
  };

export const later = (ms: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};
