import type { Effect } from '../content/vocabulary.ts';
import { clear, hide, peek } from '../state/mutations.ts';
import type { NewGameState, Turn } from '../state/state.ts';

type Resolver = (s: NewGameState, turn: Turn) => void;

/** A charm's words, one resolver each. Their phrases are in `text/speech.ts`. */
const resolvers: Readonly<Record<Effect['do'], Resolver>> = {
  peek: (s, { seat }) => peek(s, seat),
  clear: (s, { seat }) => clear(s, seat),
  hide: (_s, turn) => hide(turn),
};

/** Does what a word says, as long as there is a card in the forest. */
export function resolve(s: NewGameState, turn: Turn, effect: Effect): void {
  if (s.deck.length > 0) resolvers[effect.do](s, turn);
}
