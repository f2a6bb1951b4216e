import type { Face, FaceFactory, Fault, Language, Speech } from '../../kernel/index.ts';
import { byLanguage } from '../../text/languages.ts';

/** What a game says of its content, in every language. */
export const speechIn = <C>(
  content: C,
  speech: (language: Language, content: C) => Speech,
): Readonly<Record<Language, Speech>> => byLanguage((language) => speech(language, content));

interface FaceFormat<C, F extends Face> {
  readonly name: string;
  /** Raised whenever the shape of its views changes. */
  readonly viewFormat: number;
  /** The core pack, as data. */
  readonly core: unknown;
  readonly loadContent: (pack: unknown) => C | readonly Fault[];
  readonly faceOf: (content: C) => F;
}

/** The face of a game that takes packs. */
export function faceFactoryOf<C extends { readonly hash: string }, F extends Face>(
  format: FaceFormat<C, F>,
): FaceFactory & { readonly core: F } {
  const { name, viewFormat } = format;
  const load = (pack: unknown): F | readonly Fault[] => {
    const content = format.loadContent(pack);
    return 'hash' in content ? format.faceOf(content) : content;
  };
  let core: F | null = null;
  return {
    ...{ name, viewFormat, load },
    // Made when it is first asked for: who plays by the rules has a face of its own.
    get core() {
      core ??= load(format.core) as F;
      return core;
    },
  };
}
