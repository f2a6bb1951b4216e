import './room-marks.css';
import { Glyph } from '../../../../art/glyph.tsx';
import type { Thing } from '../../../../table/board.ts';
import { messages } from '../../generated/all.ts';
import type { RoseProps } from '../../selectors.ts';
import { isActivation, roomThing } from '../things.ts';

/** What may be done with a Room: walk there, aim at it, activate it. Each has an edge and a badge of its own shape. */
export type RoomMark = 'way' | 'aimed' | 'acts';

interface Offered {
  readonly thing: Thing;
  readonly steps: number | undefined;
  readonly aimed: boolean;
}

/** What touching a Room would do first; null where nothing may be done with it now. */
export function markOf({ picking }: Pick<RoseProps, 'picking'>, { thing, steps, aimed }: Offered): RoomMark | null {
  if (picking.stateOf(thing) === 'other') return null;
  if (isActivation(thing)) return 'acts';
  return steps === 1 ? 'way' : aimed ? 'aimed' : null;
}

interface RoomMarksProps {
  readonly mark: RoomMark | null;
  readonly steps: number | undefined;
  /** Whether it can be aimed at as well. */
  readonly both: boolean;
}

export function RoomMarks({ mark, steps, both }: RoomMarksProps) {
  return (
    <>
      {mark === 'acts' && <Badge name="bolt" />}
      {(mark === 'aimed' || both) && <Badge name="target" second={both} />}
      {mark !== 'acts' && mark !== 'aimed' && steps !== undefined && (
        <i className={mark === 'way' ? 'steps' : 'steps later'}>{steps}</i>
      )}
    </>
  );
}
const Badge = ({ name, second = false }: { name: 'bolt' | 'target'; second?: boolean }) => (
  <i className={`mark ${name}${second ? ' second' : ''}`}>
    <Glyph name={name} />
  </i>
);

interface MarkLegendProps {
  readonly props: RoseProps;
  readonly steps: ReadonlyMap<string, number>;
  readonly aims: ReadonlySet<string>;
}

/** Whether the own Room can be activated now. */
function mayActivate(props: RoseProps): boolean {
  const { viewer, table } = props.view;
  const own = typeof viewer === 'number' ? (table.players[viewer]?.room ?? null) : null;
  if (own === null) return false;
  const thing = roomThing(props, own);
  return markOf(props, { thing, steps: undefined, aimed: false }) === 'acts';
}

/** What the marks on Rooms mean: those that can be seen now. */
export function MarkLegend({ props, steps, aims }: MarkLegendProps) {
  const t = messages[props.language].lodge.marks;
  const counts = [...steps.values()];
  const shown = [
    ...(counts.includes(1) ? [['way', t.way, '1'] as const] : []),
    ...(counts.some((count) => count > 1) ? [['later', t.later, '2'] as const] : []),
    ...(aims.size > 0 ? [['aimed', t.aimed, <Glyph key="aimed" name="target" />] as const] : []),
    ...(mayActivate(props) ? [['acts', t.acts, <Glyph key="acts" name="bolt" />] as const] : []),
  ];
  if (shown.length === 0) return null;
  return (
    <ul className="mark-legend">
      {shown.map(([mark, words, sign]) => (
        <li key={mark} className={mark}>
          <svg viewBox="-108 -95 216 190" aria-hidden="true">
            <path d="M-50-86.6H50L100 0 50 86.6H-50L-100 0z" />
          </svg>
          <i>{sign}</i>
          {words}
        </li>
      ))}
    </ul>
  );
}
