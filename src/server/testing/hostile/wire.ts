import { Agent, request as send } from 'node:http';
import { connect } from 'node:net';
import { below, type RandomState } from '../../../kernel/index.ts';
import { PATIENCE } from '../patience.ts';
import type { Request } from './requests.ts';

/** What came of a request. */
export interface RawResponse {
  readonly status: number;
  readonly text: string;
}

export const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request as it is, whatever a browser would make of it. */
export function ask(url: string, { method, path, headers, body }: Request): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = send({ agent, hostname, port, method, path, headers: { ...headers, ...length } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (more) => {
        text += more;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    // A server that does not want a body hangs up while it is still sent.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? resolve({ status: 0, text: '' }) : reject(error),
    );
    sent.end(body);
  });
}

/** What is wrong with what came of a request, or null. */
export function faultIn({ method, must }: Request, { status, text }: RawResponse): string | null {
  if (status === 0) return null;
  if (status >= 500) return `${status} ${text}`;
  if (status < 400) return must === 'refused' ? `${status} ${text.slice(0, 200)}` : null;
  if (method === 'HEAD') return null;
  return /^\{"refused":\{"rule":(?:null|"[^"]*"),"why":"[^"]+"/.test(text) ? null : text;
}

const upgrade = (cookie: string): string =>
  `GET /api/v1/socket HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';

/** Bytes that no client sends; the server is to hang up on all of them. */
export function rawBytes(luck: RandomState, cookie: string): Buffer {
  const open = Buffer.from(upgrade(cookie));
  const frame = (...bytes: number[]) => Buffer.concat([open, Buffer.from(bytes)]);
  const noise = Buffer.from(Array.from({ length: 200 }, () => below(luck, 256)));
  const cases = [
    () => Buffer.concat([Buffer.from('\x16\x03'), noise]),
    () => Buffer.from('GET / HTTP/9.9\r\n\r\n'),
    () => Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`),
    () =>
      Buffer.from(
        'POST /api/v1/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
    () => Buffer.from('POST /api/v1/guest HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'),
    () => Buffer.from('GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n'),
    () => Buffer.from('BREW /tea HTCPCP/1.0\r\n\r\n'),
    // Frames: not masked, of an unknown kind, with a reserved bit, too long a ping, half a character, endless.
    () => frame(0x81, 0x02, 0x7b, 0x7d),
    () => frame(0x83, 0x80, 0, 0, 0, 0),
    () => frame(0xf1, 0x80, 0, 0, 0, 0),
    () => frame(0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0),
    () => frame(0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28),
    () => frame(0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff),
    () => frame(0x81, 0xff, 0, 0, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0),
    () => frame(0x80, 0x80, 0, 0, 0, 0),
    () => frame(0x88, 0x82, 0, 0, 0, 0, 0, 1),
  ];
  return (cases[below(luck, cases.length)] as () => Buffer)();
}

/** Throws bytes at the server; true once it has hung up, false if it never does. */
export function sendRaw(url: string, bytes: Buffer): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const timer = setTimeout(() => socket.destroy(), PATIENCE);
    let late = true;
    socket.on('data', () => {});
    socket.on('end', () => {
      late = false;
    });
    socket.on('error', () => {
      late = false;
    });
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(!late);
    });
  });
}
