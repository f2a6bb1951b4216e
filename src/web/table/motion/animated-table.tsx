import { Component, createRef, type ReactNode } from 'react';
import type { Face, HeardEvent } from '../../../kernel/index.ts';
import { isTableEvent } from '../../../protocol/table-event.ts';
import { mayMove, settings } from '../../state/settings.ts';
import type { Flight, GameBoard } from '../board.ts';
import { type FlightAnimator, type Flights, type Measured, measure } from './flight-animator.ts';
import type { ShownStep } from './playback.ts';
import { playSound } from './sound.ts';
import { zoneFlights } from './zone-flights.ts';

/** Milliseconds for the animation of the player's own answer. */
const OWN_STEP_MS = 900;

/** The flights of a step, event by event. If no event causes any, they are derived from the change of the zones. */
function flightsIn(step: ShownStep, board: GameBoard, face: Face): Flight[][] {
  const { before, now } = step;
  if (before === null || now === null) return [];
  const told = step.events.filter((event: HeardEvent) => !isTableEvent(event));
  const flights = told.map((event) => [...board.flights(event, now, before)]).filter((group) => group.length > 0);
  if (told.length > 0 && board.flights !== silent) return flights;
  const moved = zoneFlights(face.zones(before), face.zones(now));
  return moved.length > 0 ? [moved] : [];
}

/** For boards whose flights are derived from the zones. */
export const silent: GameBoard['flights'] = () => [];

/** The flights of a step, and the positions of their cards before it. */
interface Departure {
  readonly flights: Flights;
  readonly measured: Measured;
}

interface AnimatedTableProps {
  readonly step: ShownStep | null;
  readonly board: GameBoard;
  readonly face: Face;
  readonly stage: FlightAnimator;
  readonly children: ReactNode;
}

/** The part of the page that animates changes of the table. */
export class AnimatedTable extends Component<AnimatedTableProps> {
  private readonly root = createRef<HTMLDivElement>();
  private readonly layer = createRef<HTMLDivElement>();

  /** Measures the board before React changes it. */
  override getSnapshotBeforeUpdate(before: AnimatedTableProps): Departure | null {
    const { step, board, face } = this.props;
    const root = this.root.current;
    if (step === null || step.number === before.step?.number || step.plain || root === null) return null;
    const flights = flightsIn(step, board, face);
    return flights.length === 0 ? null : { flights, measured: measure(root, flights) };
  }

  override componentDidUpdate(before: AnimatedTableProps, _state: unknown, departure: Departure | null): void {
    const { step, stage } = this.props;
    // Outlined is only what has happened since: else nearly everything would be at a quick table.
    if (step?.answered === true && step.number !== before.step?.number) stage.clearOutlines();
    const [root, layer] = [this.root.current, this.layer.current];
    if (departure === null || step === null || root === null || layer === null) return;
    const { flights, measured } = departure;
    const moved = mayMove(settings.get())
      ? stage.play(root, layer, measured, flights, step.own ? OWN_STEP_MS : step.ms)
      : stage.outline(root, measured, flights);
    if (moved) playSound('card');
  }

  override render(): ReactNode {
    return (
      <div className="stage" ref={this.root}>
        {this.props.children}
        <div className="ghosts" ref={this.layer} aria-hidden="true" />
      </div>
    );
  }
}
