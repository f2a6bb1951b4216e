import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { Option } from 'commander';
import { LANGUAGES } from '../kernel/index.ts';
import { someText, whole } from './arguments.ts';
import { fileReason } from './files.ts';
import { misuse } from './terminal/io.ts';

/** Flags that several commands have. */

const MOST_WORKERS = 256;

/** Collects what a flag says each time. */
export const gather = (value: string, before: readonly string[]): string[] => [...before, value];
export const optionFlag = () =>
  new Option('-o, --option <id=value>', 'an option of the game, as `grimalkin games` lists them; may be repeated')
    .argParser(gather)
    .default([], 'none');
export const playersFlag = () =>
  new Option('-p, --players <n>', 'how many play (default: the fewest that the game takes)').argParser(whole(1, 99));
export const seedFlag = () =>
  new Option('-s, --seed <text>', 'any text; the same seed gives the same game (default: a new one)').argParser(
    someText,
  );
export const languageFlag = () =>
  new Option('-l, --lang <code>', `${LANGUAGES.join(', ')} (default: from the environment, else en)`);
export const packFlag = () => new Option('--pack <file>', 'a content pack to play with (default: the game’s own)');
export const workersFlag = () =>
  new Option('-w, --workers <n>', 'threads (default: one for each core)').argParser(whole(1, MOST_WORKERS));
export const learnedFlag = () =>
  new Option(
    '--learned <files>',
    'what bots go by when they choose before play, as `grimalkin learn` writes it, or `none`; one for all, or one for each seat',
  );
export const jsonFlag = () => new Option('--json', 'print JSON for programs');

/** What could not be written when all is over would be a pity: looks before it begins. */
export function mustBeWritable(flag: string, file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw misuse(`${flag} ${file}: ${fileReason(error).replace('file', 'folder')}`);
  }
}
