import { readFileSync } from 'node:fs';
import { type CliError, failure, misuse } from './terminal/io.ts';

/** Why a file cannot be used, in words of its own instead of the system's. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be opened',
  EROFS: 'nothing can be written there',
};

export function fileReason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return REASONS[code] ?? (error instanceof Error ? error.message : `${error}`);
}

/**
 * The data in a JSON file. A file that cannot be read counts as misuse; `malformed` is the message for one that is not
 * JSON.
 */
export function readJson(path: string, malformed: (message: string) => CliError = failure): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw misuse(`${path}: ${fileReason(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformed(`${path}${place(text, (error as Error).message)}: this is not JSON: ${(error as Error).message}`);
  }
}

/** `:line:column` of the position that a JSON error names, or nothing. */
function place(text: string, message: string): string {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position === undefined) return '';
  const lines = text.slice(0, Number(position)).split('\n');
  return `:${lines.length}:${(lines.at(-1) as string).length + 1}`;
}
