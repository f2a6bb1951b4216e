import type { Readable, Writable } from 'node:stream';
import picocolors from 'picocolors';

type Terminal = { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };

/** All that the command touches of the world around it, so that tests can hand in their own. */
export interface Io {
  readonly stdin: Readable & Terminal;
  readonly stdout: Writable & Terminal;
  readonly stderr: Writable & Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds on some clock. */
  now(): number;
  /** What is still to be done when the command is interrupted from outside; each call replaces the one before. */
  onInterrupt?(act: () => void): void;
}

export type Colours = ReturnType<typeof picocolors.createColors>;

/** Colours for a stream: none unless it is a terminal, none if NO_COLOR is set to anything. */
export function coloursFor(stream: Terminal, env: Io['env']): Colours {
  const wanted = stream.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
  return picocolors.createColors(wanted);
}

/** Columns to write in: never so many that lines are hard to read. */
export const widthOf = (stream: Terminal): number => Math.max(40, Math.min(100, stream.columns ?? 80));

/** Rows of the window; null where nothing scrolls away. */
export const rowsOf = (stream: Terminal): number | null => (stream.isTTY === true ? (stream.rows ?? 24) : null);

export const isInteractive = ({ stdin, stdout, env }: Io): boolean =>
  stdin.isTTY === true && stdout.isTTY === true && env.TERM !== 'dumb';

/** A fault of the user's input, told in a sentence and without a stack. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exit: number;
  constructor(message: string, exit: number) {
    super(message);
    this.exit = exit;
  }
}

/** Something was wrong with what was asked: arguments, names, missing files. */
export const misuse = (message: string): CliError => new CliError(message, 2);
/** What was asked was done, and the answer is no: a record that does not fit, a pack with faults. */
export const failure = (message: string): CliError => new CliError(message, 1);

/** Exit code after Ctrl-C, as shells have it. */
export const INTERRUPTED = 130;
