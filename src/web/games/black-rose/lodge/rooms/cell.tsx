import './cell.css';
import type { Seat } from '../../../../../kernel/index.ts';
import { Seal } from '../../../../art/glyph.tsx';
import { messages } from '../../generated/all.ts';
import { Model } from '../../models/model.tsx';
import { inCell } from '../../models/model-status.ts';
import { type RoseProps, sideOf } from '../../selectors.ts';
import type { CellPlan, Plan } from '../geometry.ts';
import { placed } from '../placed.ts';

interface CellProps {
  readonly props: RoseProps;
  readonly plan: Plan;
  readonly cell: CellPlan;
  readonly seat: Seat;
  readonly losses: ReadonlyMap<string, number>;
}

/** A Mage's Cell, at the corner at which it leads into the Lodge. */
export function Cell({ props, plan, cell, seat, losses }: CellProps) {
  const { view, face, speech, scene, language } = props;
  const t = messages[language].lodge;
  const mage = inCell(view, face, seat);
  const rooms = cell.leadsTo.map((place) => speech.card(view.table.rooms[place]?.room ?? '').name);
  const words = [
    speech.zone(`cell:${seat}`, scene),
    ...(mage === null ? [t.empty] : []),
    ...(view.table.rooms.length === 0 ? [] : [t.leadsTo({ rooms })]),
  ];
  const states = [
    ...(cell.roomy ? [] : ['close']),
    ...(mage === null ? [] : ['held']),
    ...(seat === sideOf(view) ? [] : ['theirs']),
  ];
  return (
    <section
      className={['cell', `seat-${seat + 1}`, ...states].join(' ')}
      aria-label={words.join(', ')}
      data-place={`cell:${seat}`}
      style={{ ...placed(plan, cell.at), '--ring': cell.ring }}
    >
      <span className="hoop">
        {mage === null ? <Seal seat={seat} /> : <Model {...{ props, losses }} model={mage} />}
      </span>
      <span className="of">
        {mage !== null && <Seal seat={seat} />}
        <b>{scene.names[seat]}</b>
      </span>
    </section>
  );
}
