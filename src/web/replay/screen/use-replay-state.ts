import { useMemo, useState } from 'react';
import type { Face, HeardEvent, Viewer } from '../../../kernel/index.ts';
import type { GameBoard, SeatShown } from '../../table/board.ts';
import { seatsAt } from '../../table/names.ts';
import type { DealtTable } from '../../table/source.ts';
import { useSpeechContext } from '../../table/speech-context.tsx';
import type { OpenResult, RecordOrigin } from '../record/open-record.ts';
import { type ReplayLine, replayLines } from '../timeline/replay-lines.ts';
import { stopsOf } from '../timeline/slider-marks.ts';
import type { ReplayFrame } from '../timeline/use-timeline.ts';
import { tableAt } from './table-at.ts';

/** An opened record, with the face and board of its game. */
export interface ReplayProps {
  readonly place: RecordOrigin;
  readonly id: string;
  readonly opening: Extract<OpenResult, { kind: 'open' }>;
  readonly face: Face;
  readonly board: GameBoard;
  /** Called when the engine fails. */
  readonly broken: () => void;
}

/** The moment that is shown, and to which viewer. */
export interface ReplayFrameProps extends ReplayProps {
  readonly frame: ReplayFrame;
  /** The selected moment; it is shown once the engine has computed it. */
  readonly wanted: number;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly address: string;
  readonly onViewer: (viewer: Viewer) => void;
  readonly onMoment: (moment: number) => void;
  /** Called with the seat whose turning points are open, or null, to update the address. */
  readonly onTurning: (seat: string | null) => void;
}

/** The state that the parts of a replay screen share. */
export interface ReplayState extends ReplayFrameProps {
  /** The moment in the form of a followed table. */
  readonly table: DealtTable;
  readonly seats: readonly SeatShown[];
  /** The events up to the moment, as the viewer was told. */
  readonly heard: readonly HeardEvent[];
  readonly lines: readonly ReplayLine[];
  /** The log lines of the moment itself. */
  readonly momentLines: readonly string[];
  /** The moments at which the slider stops: those that changed something for the viewer. */
  readonly stops: readonly number[];
  readonly playing: boolean;
  readonly setPlaying: (playing: boolean) => void;
  /** Stops playing, and shows a moment. */
  readonly jumpTo: (moment: number) => void;
}

export function useReplayState(props: ReplayFrameProps): ReplayState {
  const { opening, frame, names, onMoment } = props;
  const { opened, info } = opening;
  const { moment, story } = frame;
  const words = useSpeechContext();
  const [playing, setPlaying] = useState(false);
  const stops = useMemo(() => stopsOf(story), [story]);
  const heard = useMemo(
    () => story.flatMap(({ number, events }) => (number <= moment.number ? events : [])),
    [story, moment.number],
  );
  const table = useMemo(
    () => tableAt(opened, info, names, moment, frame.viewer),
    [opened, info, names, moment, frame.viewer],
  );
  const lines = useMemo(() => replayLines(story, words, opened.result), [story, words, opened.result]);
  const momentLines = lines.filter((line) => line.moment === moment.number).map((line) => line.text);
  const jumpTo = (to: number) => {
    setPlaying(false);
    onMoment(to);
  };
  const seats = seatsAt(table, names);
  return { ...props, table, seats, heard, lines, momentLines, stops, playing, setPlaying, jumpTo };
}
