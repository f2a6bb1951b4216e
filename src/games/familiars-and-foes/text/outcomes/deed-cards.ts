import type { AttackKind, Effect, Pack, Target } from '../../content/vocabulary.ts';
import type { Chart } from '../../view/odds.ts';

/** An attack, a spell or an Artifact, as far as outcomes speak of it. */
export interface DeedCard {
  readonly id: string;
  readonly cost: number;
  readonly target: Target;
  readonly attack: AttackKind;
  readonly roll: Chart | undefined;
  readonly do: readonly Effect[];
  /** The mat of a Helper Spell. */
  readonly helps: string | null;
}

/** Everything in a pack that a turn can be spent on, by id. */
export function deedCards(pack: Pack): ReadonlyMap<string, DeedCard> {
  const cards = new Map<string, DeedCard>();
  interface Given {
    readonly id: string;
    readonly cost?: number;
    readonly target?: Target;
    readonly roll?: Chart | undefined;
    readonly do?: readonly Effect[] | undefined;
  }
  const put = (given: Given, attack: AttackKind, helps: string | null = null): void => {
    const { id, cost = 0, target = 'foe', roll, do: effects = [] } = given;
    cards.set(id, { id, cost, target, attack, roll, do: effects, helps });
  };
  for (const mat of pack.mats) {
    put(mat.physical, 'physical');
    put(mat.simple, 'toad');
    for (const spell of [mat.strong, mat.elemental, ...mat.advanced]) put(spell, 'spell');
    put(mat.helper, 'spell', mat.id);
  }
  for (const artifact of pack.artifacts) put(artifact, 'artifact');
  return cards;
}
