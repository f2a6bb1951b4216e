import { type Release, released } from '../games/released.ts';
import { EDITION_INTERFACE, editionByNumber } from '../kernel/game/edition.ts';
import type { EditionModule } from '../kernel/index.ts';

/** Brings in a module of the folder `editions`: from a disk, or from the page's own server. */
export type ImportModule = (file: string) => Promise<unknown>;

/** Every edition that was released, by game, oldest first. */
export type ReleaseList = Readonly<Record<string, readonly Release[]>>;

/** The released edition of that name: its hash, or its number where a record is older than editions. Null: none. */
export function findRelease(game: string, edition: string, list: ReleaseList = released): Release | null {
  const releases = Object.hasOwn(list, game) ? (list[game] as readonly Release[]) : [];
  return releases.find((each) => each.edition === edition || editionByNumber(each.version) === edition) ?? null;
}

/** The name of an edition's module, which is named by the hash of its bytes. */
const moduleFile = (game: string, edition: string): string => `${game}.${edition}.js`;

/** Loads editions that were released: each once, and nothing else, whatever a record or a table may name. */
export class EditionLoader {
  private readonly importModule: ImportModule;
  readonly list: ReleaseList;
  private readonly modules = new Map<string, Promise<EditionModule>>();

  constructor(importModule: ImportModule, list: ReleaseList = released) {
    this.importModule = importModule;
    this.list = list;
  }

  /** The module of an edition; null if none of that name was released. Rejects where it cannot be brought in. */
  async load(
    game: string,
    edition: string,
  ): Promise<{ readonly release: Release; readonly module: EditionModule } | null> {
    const release = findRelease(game, edition, this.list);
    if (release === null) return null;
    const file = moduleFile(game, release.edition);
    const known = this.modules.get(file);
    const module = known ?? this.importModule(file).then(checked);
    if (known === undefined) {
      this.modules.set(file, module);
      // What failed once, for want of a network, may work later.
      module.catch(() => this.modules.delete(file));
    }
    return { release, module: await module };
  }
}

/** A module whose interface is known here. When there is a second interface, modules of the first are adapted to it here. */
function checked(loaded: unknown): EditionModule {
  const { edition } = loaded as { readonly edition: EditionModule };
  if (edition.interface !== EDITION_INTERFACE)
    throw new Error(`an edition with the interface ${edition.interface} cannot be played here`);
  return edition;
}
