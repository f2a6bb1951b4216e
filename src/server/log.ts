import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

export type { Logger } from 'pino';

/** What is never written down, wherever it stands in the first three levels of an entry. */
const SECRETS = [
  ...['cookie', '["set-cookie"]', 'authorization', 'password', 'token', 'databaseUrl', 'adminToken', 'metricsToken'],
  // What would give a game away.
  ...['seed', 'salt', 'salts', 'say', 'view', 'record'],
];
const redacted = SECRETS.flatMap((key) =>
  key.startsWith('[') ? [key, `*${key}`, `*.*${key}`] : [key, `*.${key}`, `*.*.${key}`],
);

export interface LogOptions {
  readonly level: string;
  /** For people in a terminal: warnings and errors alone, a line each. Otherwise everything, as JSON. */
  readonly readable: boolean;
  readonly out?: DestinationStream;
}

export function openLog({ level, readable, out = pino.destination(1) }: LogOptions): Logger {
  return pino(
    {
      level: readable ? 'warn' : level,
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: redacted, censor: '[hidden]' },
      serializers: { err: errorIn, error: errorIn, req: requestIn },
    },
    readable ? { write: (entry: string) => out.write(`${lineOf(JSON.parse(entry))}\n`) } : out,
  );
}

/**
 * What may be said of an error: its words, and where. Not its fields: an error of the rules carries the game's record,
 * one of the database the row that it choked on.
 */
function errorIn(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, code, cause } = error as NodeJS.ErrnoException;
  return {
    type: error.constructor.name || name,
    // A failed query tells what it was given, after its text.
    message: message.split('\nparams: ')[0],
    ...(code !== undefined && { code }),
    at: error.stack?.match(/^ {4}at .+$/gm)?.map((place) => place.trim()),
    ...(cause !== undefined && { cause: errorIn(cause) }),
  };
}

/** What may be said of a request. What follows the question mark is its sender's business. */
function requestIn(request: { method?: string; url?: string; ip?: string }): unknown {
  return { method: request.method, url: request.url?.split('?')[0], ip: request.ip };
}

/** An entry for people: the words first, then what belongs to them. */
function lineOf({ level, msg, time: _time, pid: _pid, ...rest }: Record<string, unknown>): string {
  const details = Object.entries(rest).map(([key, value]) => `${key}: ${wordsOf(value)}`);
  const line = `${level}: ${msg ?? ''}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
  return line.replace(/\p{C}/gu, ' ');
}

const wordsOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return `${value}`;
  const { message, at } = value as { message?: string; at?: string[] };
  return message === undefined ? JSON.stringify(value) : [message, ...(at?.slice(0, 1) ?? [])].join(' ');
};
