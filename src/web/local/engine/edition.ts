import type { AnyGame, Fault, GameBox } from '../../../kernel/index.ts';

export type Shelf = Readonly<Record<string, GameBox>>;

/** Why a record cannot be played here. */
export type Unplayable =
  | { readonly kind: 'no-game'; readonly game: string }
  | { readonly kind: 'other-rules'; readonly game: string; readonly is: number; readonly here: number }
  /** It was played with other cards, which are not here. */
  | { readonly kind: 'no-pack'; readonly game: string; readonly content: string }
  | { readonly kind: 'bad-pack'; readonly faults: readonly Fault[] };

/** A game with the cards that a record was played with. `pack` is null if none but the game's own are at hand. */
export function editionOf(
  shelf: Shelf,
  { game: name, rules, content }: { readonly game: string; readonly rules: number; readonly content: string },
  pack: unknown,
): AnyGame | Unplayable {
  const box = Object.hasOwn(shelf, name) ? shelf[name] : undefined;
  if (box === undefined) return { kind: 'no-game', game: name };
  if (box.core.version !== rules) return { kind: 'other-rules', game: name, is: rules, here: box.core.version };
  if (box.core.content === content) return box.core;
  if (pack === null) return { kind: 'no-pack', game: name, content };
  const game = box.load(pack);
  if ('length' in game) return { kind: 'bad-pack', faults: game };
  return game.content === content ? game : { kind: 'no-pack', game: name, content };
}
