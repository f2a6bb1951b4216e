import { WebSocket } from 'ws';
import { LONGEST_LINE } from '../../protocol/bot.ts';
import { misuse } from '../terminal/io.ts';
import { type BotChannel, BufferedListener } from './channel.ts';

/** How long a bot may take to pick up or to hang up, in milliseconds. */
const TIMEOUT_MS = 5000;

/** Calls a bot that waits at a ws:// address: one message in place of each line. */
export function callSocket(url: string): BotChannel {
  if (!URL.canParse(url) || new URL(url).hash !== '') throw misuse(`this is no address of a bot: ${url}`);
  const inbox = new BufferedListener();
  const socket = new WebSocket(url, {
    handshakeTimeout: TIMEOUT_MS,
    maxPayload: LONGEST_LINE,
    perMessageDeflate: false,
  });
  const unsent: string[] = [];
  let wasOpen = false;
  socket.on('open', () => {
    wasOpen = true;
    for (const text of unsent.splice(0)) socket.send(text);
  });
  socket.on('message', (data) => inbox.heard(String(data)));
  socket.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH')
      inbox.ended('too-long', `it sent a message of more than ${LONGEST_LINE} bytes`);
    else if (!wasOpen) inbox.ended('unreachable', `nobody answers at ${url}: ${error.code ?? error.message}`);
  });
  const gone = new Promise<void>((resolve) => {
    socket.on('close', (code) => {
      inbox.ended('gone', `it hung up with code ${code}`);
      resolve();
    });
  });
  return {
    listen: (listener) => inbox.listen(listener),
    send(text) {
      if (socket.readyState === WebSocket.CONNECTING) unsent.push(text);
      else if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    stderr: () => '',
    async close() {
      socket.close();
      const killer = setTimeout(() => socket.terminate(), TIMEOUT_MS);
      await gone;
      clearTimeout(killer);
    },
  };
}
