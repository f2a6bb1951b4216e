import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../src/games/index.ts';
import type { GameFactory, Options } from '../../src/kernel/index.ts';
import { coreOf, type OpenedPack, openPack } from '../../src/packs/index.ts';

/** The bundle of the benchmarks lies in bench/.cache. */
const FOLDER = join(import.meta.dirname, '..', 'lab', 'planted');
/** A file of these is called `GAME-KIND-strong.json`. */
const NAME = /^(.+)-(strong|weak)\.json$/;

/** Options under which a card is dealt to whoever has it, and not chosen. */
const OPTIONS: Readonly<Record<string, Options>> = {
  'familiar-find-familiar': { abilities: true },
  'mythic-arena': { decks: 'dealt' },
};

/** A pack in which one card is much better or worse than it was. */
export interface PlantedPack extends OpenedPack {
  /** Game and kind: `familiar-find-spell`. */
  readonly kind: string;
  readonly direction: 'strong' | 'weak';
  readonly factory: GameFactory;
  /** The card that was changed. */
  readonly card: string;
  readonly options: Options;
}

/** The planted packs of a game, or of all. */
export async function plantedPacks(only: string | null): Promise<PlantedPack[]> {
  const found: PlantedPack[] = [];
  for (const file of readdirSync(FOLDER).sort()) {
    const [, kind, direction] = NAME.exec(file) ?? [];
    const raw = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
    const factory = games[raw.game];
    const [card, ...others] = Object.keys({ ...raw.change, ...raw.replace });
    if (kind === undefined || factory === undefined || card === undefined || others.length > 0)
      throw new Error(`${file} is no pack with one card planted`);
    if (only !== null && raw.game !== only) continue;
    const opened = await openPack(factory, raw, coreOf(factory));
    if ('length' in opened) throw new Error(`${file}: ${opened[0]?.path} ${opened[0]?.message}`);
    const options = OPTIONS[kind] ?? OPTIONS[raw.game] ?? {};
    found.push({ ...opened, kind, direction: direction as PlantedPack['direction'], factory, card, options });
  }
  return found;
}
