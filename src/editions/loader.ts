import { type Release, released } from '../games/released.ts';
import { plainImagination } from '../kernel/flow/imagination.ts';
import { noAsides } from '../kernel/game/asides.ts';
import { EDITION_INTERFACE, editionByNumber } from '../kernel/game/edition.ts';
import type { AnyGame, EditionModule, Face, FaceFactory, Fault, GameFactory, State } from '../kernel/index.ts';
import { LANGUAGES } from '../text/languages.ts';

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
    const module = known ?? this.importModule(file).then(adapted);
    if (known === undefined) {
      this.modules.set(file, module);
      // What failed once, for want of a network, may work later.
      module.catch(() => this.modules.delete(file));
    }
    return { release, module: await module };
  }
}

/** A module of an older interface. */
type OlderModule = Omit<EditionModule, 'interface'> & { readonly interface: 1 | 2 | 3 };

/** The module as today's program wants it, whatever the interface that it was frozen with. */
function adapted(loaded: unknown): EditionModule {
  const { edition } = loaded as { readonly edition: EditionModule | OlderModule };
  switch (edition.interface) {
    case EDITION_INTERFACE:
      return opening(edition, (game) => game);
    case 3:
      return opening(edition, sinceThree);
    case 2:
      return opening(edition, (game) => Object.assign(sinceThree(game), { mayAnswerItself: notIfHidden }));
    case 1:
      return opening(edition, (game) =>
        Object.assign(sinceThree(game), { mayAnswerItself: notIfHidden, asides: noAsides }),
      );
    default:
      throw new Error(`an edition with the interface ${(edition as EditionModule).interface} cannot be played here`);
  }
}

/** Before interface 4 a value was one number, and worlds were dealt from views alone. */
const sinceThree = (game: AnyGame): AnyGame =>
  Object.assign(game, { terms: noTerms, imagination: plainImagination(game) });
const noTerms = (): null => null;

/** Before interface 3 every question that is not hidden answers itself where only one answer is left. */
function notIfHidden(this: AnyGame, s: State): boolean {
  const [seat] = this.asked(s);
  return seat !== undefined && this.question(s, seat)?.hidden === false;
}

/** Whatever speaks, in every language of today: in English where a language is younger than the edition. */
function speakingAll<T extends Pick<Face, 'speech'>>(speaker: T): T {
  const { speech } = speaker;
  for (const language of LANGUAGES)
    if (!Object.hasOwn(speech, language)) Object.assign(speech, { [language]: speech.en });
  return speaker;
}

/** The module with its games adapted as they are opened: those with packs, and what was learned, too. */
function opening(edition: EditionModule | OlderModule, adaptGame: (game: AnyGame) => AnyGame): EditionModule {
  const adapt = <R extends AnyGame | readonly Fault[]>(game: R): R =>
    'length' in game ? game : (speakingAll(adaptGame(game as AnyGame)) as R);
  const open = (name: string): GameFactory => {
    const factory = edition.open(name);
    const { taught } = factory;
    return {
      ...factory,
      core: adapt(factory.core),
      load: (pack) => adapt(factory.load(pack)),
      ...(taught !== undefined && { taught: (pack, learned) => adapt(taught(pack, learned)) }),
    };
  };
  const face: FaceFactory = {
    ...edition.face,
    core: speakingAll(edition.face.core),
    load: (pack) => {
      const loaded = edition.face.load(pack);
      return 'length' in loaded ? loaded : speakingAll(loaded);
    },
  };
  return { ...edition, interface: EDITION_INTERFACE, open, face };
}
