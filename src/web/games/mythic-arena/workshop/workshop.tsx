import './workshop.css';
import type { ArenaProps } from '../shown.ts';
import { BuildRoom } from './build-room.tsx';
import { DraftRoom } from './draft.tsx';
import { Opening } from './opening.tsx';
import { phaseOf } from './phase.ts';

export { isWorkshop } from './phase.ts';

/** What is on the table before the Arena: a draft, decks that are built, Lead Pets. */
export function Workshop({ props }: { props: ArenaProps }) {
  const phase = phaseOf(props.view);
  if (phase === null) return null;
  if (phase === 'draft') return <DraftRoom props={props} />;
  if (phase === 'build') return <BuildRoom props={props} />;
  return <Opening props={props} phase={phase} />;
}
