import './row.css';
import { useMemo, useRef } from 'react';
import { messages } from '../generated/all.ts';
import type { FoesProps } from '../selectors.ts';
import { usePlayedThrow } from '../throw/durations.ts';
import { actIn } from '../throw/scene.ts';
import { densityOf } from './density.ts';
import { Foe } from './foe.tsx';
import { foesAt, rolledBy, type SnapshotPair, withSnapshot } from './snapshots.ts';

/** All Foes of the wave, in the order in which they act. */
export function FoesRow({ props }: { props: FoesProps }) {
  const { view, events, speech, language } = props;
  const memory = useRef<SnapshotPair | null>(null);
  memory.current = useMemo(() => withSnapshot(memory.current, view.table, events.length), [view, events]);
  const { heard, landed } = usePlayedThrow(events);
  const foes = foesAt(memory.current, events, heard);
  const act = useMemo(() => actIn(events, landed ? heard : heard + 1), [events, heard, landed]);
  const aimed = act?.said != null && 'target' in act.said ? act.said.target : null;
  const acting = act?.throws.at(-1)?.about ?? aimed;
  return (
    <section
      className="foes-row"
      aria-label={speech.zone('foes', props.scene)}
      data-place="foes"
      data-group=""
      data-count={foes.length}
      data-crowd={densityOf(view.table)}
    >
      {foes.length === 0 && <p className="none">{messages[language].foes.none}</p>}
      {foes.map((foe) => (
        <Foe
          key={foe.foe}
          {...{ props, foe }}
          rolled={rolledBy(events, heard, foe.foe)}
          loss={landed ? (act?.losses.get(foe.foe) ?? 0) : 0}
          now={acting === foe.foe}
        />
      ))}
    </section>
  );
}
