import type { Player } from '../../lab/arena/player.ts';
import { misuse } from '../terminal/io.ts';
import { ExternalBot } from './external-bot.ts';
import { startProcess } from './process.ts';
import { callSocket } from './socket.ts';

interface OpenOptions {
  /** What a process writes to its error stream, as it comes. The last of it is kept for faults in any case. */
  readonly onStderr?: (text: string) => void;
  /** How long a bot may take until it is ready, in milliseconds. */
  readonly ready?: number;
}

/** What a bot from outside may be called. */
export const isBotName = (name: string): boolean => /^[\w.-]{1,40}$/.test(name);

/** The bot from outside that `name=command` starts or `name=ws://…` calls, as a player. Close it when all is played. */
export function openPlayer(spec: string, { onStderr, ...opening }: OpenOptions = {}): Player {
  const [name = '', how = ''] = spec.split(/=(.*)/s).map((part) => part.trim());
  if (!isBotName(name) || how === '')
    throw misuse(`a bot from outside is name=command or name=ws://address, not '${spec}'`);
  return new ExternalBot(name, /^wss?:\/\//.test(how) ? callSocket(how) : startProcess(how, onStderr), opening);
}
