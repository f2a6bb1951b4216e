import './deck-builder.css';
import type { ArenaProps } from '../selectors.ts';
import { BuildRoom } from './build-room.tsx';
import { preparationPhaseOf } from './decks/phase.ts';
import { DraftRoom } from './draft.tsx';
import { Opening } from './opening.tsx';

export { isPreparing } from './decks/phase.ts';

/** What is on the table before the Arena: a draft, decks that are built, Lead Pets. */
export function DeckBuilder({ props }: { props: ArenaProps }) {
  const phase = preparationPhaseOf(props.view);
  if (phase === null) return null;
  if (phase === 'draft') return <DraftRoom props={props} />;
  if (phase === 'build') return <BuildRoom props={props} />;
  return <Opening props={props} phase={phase} />;
}
