import type { ConnectionStatus } from '../../../protocol/client/reconnecting-socket.ts';
import type { PageTexts } from '../../text/index.ts';

/** The state of the connection to the server. */
export interface ConnectionState {
  /** Whether the device has a network. */
  readonly online: boolean;
  /** The state of the socket; null: none has been opened. */
  readonly socket: ConnectionStatus | null;
  /** Whether the table on the screen may be out of date. */
  readonly stale: boolean;
  /** Whether the player's clock is running while the connection is lost. */
  readonly timed: boolean;
  /** Whether a lost connection has just been restored. */
  readonly mended: boolean;
}

/**
 * The sentence about the connection: while it is lost, that the table waits and reconnects automatically; null while
 * all is well. If the server has closed the connection for good, its own reason is shown elsewhere.
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
