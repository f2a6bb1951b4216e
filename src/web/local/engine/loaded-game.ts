import type { EditionRegistry } from '../../../editions/registry.ts';
import type { AnyGame, Fault, GameRecord } from '../../../kernel/index.ts';

/** Why a record cannot be played here. */
export type Unplayable =
  | { readonly kind: 'no-game'; readonly game: string }
  /** The page does not know this edition: the page may be older than the record. */
  | { readonly kind: 'no-edition'; readonly game: string; readonly edition: string }
  /** An older edition could not be fetched from the server. */
  | { readonly kind: 'edition-missing'; readonly game: string }
  /** It was played with custom cards that are not available. */
  | { readonly kind: 'no-pack'; readonly game: string; readonly content: string }
  | { readonly kind: 'bad-pack'; readonly faults: readonly Fault[] };

/** A game with the rules and cards of a record. `pack` is null if only the edition's own cards are available. */
export async function loadedGame(
  editions: EditionRegistry,
  { game: name, edition, content }: Pick<GameRecord, 'game' | 'edition' | 'content'>,
  pack: unknown,
): Promise<AnyGame | Unplayable> {
  if (editions.factory(name) === null) return { kind: 'no-game', game: name };
  const factory = await editions.edition(name, edition).catch(() => 'missing' as const);
  if (factory === 'missing') return { kind: 'edition-missing', game: name };
  if (factory === null) return { kind: 'no-edition', game: name, edition };
  if (factory.core.content === content) return factory.core;
  if (pack === null) return { kind: 'no-pack', game: name, content };
  const game = factory.load(pack);
  if ('length' in game) return { kind: 'bad-pack', faults: game };
  return game.content === content ? game : { kind: 'no-pack', game: name, content };
}
