import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameName } from './game-name.ts';

/** The register of games in a checkout. */
export const REGISTER = 'src/games/index.ts';

const IMPORT = /^import \{ factory as (\w+) \} from '\.\/([\w-]+)\/game\.ts';$/gm;
const LIST = /(const factories: [^=]+= \[)([^\]]*)(\];)/;

/** How long a game takes, by its cover. */
const minutesOf = (root: string, folder: string): number =>
  Number(/minutes: (\d+)/.exec(readFileSync(join(root, 'src/games', folder, 'cover.ts'), 'utf8'))?.[1]);

/** Adds a game to the register: the shortest game comes first, and of equally long ones the first in the alphabet. */
export function register(root: string, { folder, variable }: GameName): void {
  const path = join(root, REGISTER);
  const source = readFileSync(path, 'utf8');
  const games = [...source.matchAll(IMPORT)].map(([, variable, folder]) => [String(variable), String(folder)] as const);
  const sorted = [...games, [variable, folder] as const]
    .map(([variable, folder]) => ({ variable, folder, minutes: minutesOf(root, folder) }))
    .sort((a, b) => a.minutes - b.minutes || (a.folder < b.folder ? -1 : 1));
  const last = [...source.matchAll(IMPORT)].at(-1)?.[0] ?? '';
  const imported = `${last}\nimport { factory as ${variable} } from './${folder}/game.ts';`;
  writeFileSync(
    path,
    source
      .replace(last, () => imported)
      .replace(LIST, (_all, head, _list, end) => `${head}${sorted.map(({ variable }) => variable).join(', ')}${end}`),
  );
}

/** Whether the register already uses a word, so that no game can be called so there. */
export const isUsedInRegister = (root: string, word: string): boolean =>
  new RegExp(`\\b${word}\\b`).test(readFileSync(join(root, REGISTER), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));
