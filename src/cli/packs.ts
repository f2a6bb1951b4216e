import type { Fault, GameBox } from '../kernel/index.ts';
import { boxNamed, type Shelf } from './arguments.ts';
import { readJson } from './files.ts';
import { coloursFor, type Io, misuse } from './io.ts';
import { grid } from './layout.ts';

/** Checks a content pack: every fault with its path, or what it holds. */
export function checkPack(shelf: Shelf, file: string, gameName: string | null, io: Io): number {
  const pack = readJson(file);
  const box = boxOf(shelf, pack, file, gameName);
  const loaded = box.load(pack);
  const colours = coloursFor(io.stdout, io.env);
  if (isFaults(loaded)) {
    for (const { path, message } of loaded)
      io.stdout.write(`${file}: ${colours.yellow(path || '(top)')}: ${message}\n`);
    io.stderr.write(`${file}: ${loaded.length} fault${loaded.length === 1 ? '' : 's'}\n`);
    return 1;
  }
  const { rules } = loaded;
  const about = (key: string): string[][] => {
    const value = (pack as Record<string, unknown>)[key];
    return typeof value === 'string' || typeof value === 'number' ? [[key, `${value}`]] : [];
  };
  const rows = [
    ['game', `${rules.name} (rules version ${rules.version})`],
    ...['id', 'version', 'licence', 'author'].flatMap(about),
    ['features', `${rules.features.length}`],
    ['content', rules.content],
  ];
  io.stdout.write(
    `${colours.green('ok')} ${file}\n${grid(rows.map(([key = '', value = '']) => [`  ${key}`, value]))}\n`,
  );
  return 0;
}

const isFaults = (loaded: ReturnType<GameBox['load']>): loaded is readonly Fault[] => Array.isArray(loaded);

/** The game that a pack is for: as given, as the pack says, or the only one there is. */
function boxOf(shelf: Shelf, pack: unknown, file: string, given: string | null): GameBox {
  if (given !== null) return boxNamed(shelf, given);
  const named = pack !== null && typeof pack === 'object' ? (pack as { game?: unknown }).game : undefined;
  if (typeof named === 'string') return boxNamed(shelf, named);
  const [only, ...others] = Object.values(shelf);
  if (only === undefined || others.length > 0)
    throw misuse(`${file} does not say which game it is for: name it with --game`);
  return only;
}
