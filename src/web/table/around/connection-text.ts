import type { ConnectionStatus } from '../../../protocol/client/reconnecting-socket.ts';
import type { PageTexts } from '../../text/index.ts';

/** How it stands with the server. */
export interface ConnectionState {
  /** Whether the device has a network at all. */
  readonly online: boolean;
  /** Of the socket; null: none was opened yet. */
  readonly socket: ConnectionStatus | null;
  /** Whether what is shown is older than what the server has. */
  readonly stale: boolean;
  /** Whether the own time runs while nothing arrives. */
  readonly timed: boolean;
  /** Whether a lost connection has just come back. */
  readonly mended: boolean;
}

/**
 * What is said of it: while nothing arrives, that the table waits and goes on by itself; null while all is well. Why the
 * server hung up for good is said by the server.
 */
export function connectionText(state: ConnectionState, text: PageTexts['table']['connection']): string | null {
  const { online, socket, stale, timed, mended } = state;
  const waiting = (words: string) => (timed ? `${words} ${text.clock}` : words);
  if (!online) return waiting(text.offline);
  if (socket === 'lost') return waiting(text.lost);
  if (socket === 'connecting') return text.connecting;
  if (socket === 'closed') return null;
  if (stale) return text.catching;
  return mended ? text.back : null;
}
