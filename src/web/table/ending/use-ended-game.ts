import { useMemo, useState } from 'react';
import type { HeardEvent, Result, Seat } from '../../../kernel/index.ts';
import type { GameBoard } from '../board.ts';
import type { DealtTable } from '../source.ts';
import { useSpeechContext } from '../speech-context.tsx';
import type { TableActions } from '../table-actions.ts';
import type { EndedRecord } from './record-opening.ts';
import { type GameScoring, scoredEvents } from './scoring.ts';
import { type PastStandings, useEndedRecord, useHeardEvents, usePastStandings } from './use-ended-record.ts';
import { isTogether } from './verdict.ts';

/** What the moments that mattered are made of. */
export interface EndedMoments {
  readonly record: EndedRecord;
  /** Whose they are; null: of all, who play together. */
  readonly seat: Seat | null;
  /** Chooses whose, for who only watched; null where there is nothing to choose. */
  readonly onSeat: ((seat: Seat) => void) | null;
  readonly past: PastStandings;
  /** What is heard of the game from there, answer by answer; null until it is known. */
  readonly heard: readonly (readonly HeardEvent[])[] | null;
}

/** What an ended game is shown with. */
export interface EndedGame {
  /** Null where the board has none. */
  readonly scoring: GameScoring | null;
  /** Null until there is a record. */
  readonly moments: EndedMoments | null;
}

interface EndedTable {
  readonly table: DealtTable;
  readonly board: GameBoard;
  readonly acts: TableActions;
}

/** Everything about an ended game that takes time to learn, fetched once; while it goes on, nothing. */
export function useEndedGame({ table, board, acts }: EndedTable): EndedGame {
  const { face, speech, language, scene } = useSpeechContext();
  const over = table.info.state === 'over' && table.view.result !== null;
  const record = useEndedRecord(over ? acts.replay : undefined);
  const heard = useHeardEvents(record, table.you);
  const events = useMemo(() => scoredEvents(heard, table.events), [heard, table.events]);
  const scoring = useMemo(
    () => (over ? (board.scoring?.({ view: table.view, events, face, speech, language, scene }) ?? null) : null),
    [over, board, table.view, events, face, speech, language, scene],
  );
  return { scoring, moments: useMoments(table, record, heard) };
}

function useMoments(
  table: DealtTable,
  record: EndedRecord | null,
  own: readonly (readonly HeardEvent[])[] | null,
): EndedMoments | null {
  const { you } = table;
  const [chosen, onSeat] = useState<Seat | null>(null);
  const result = table.info.result as Result | null;
  const watched = chosen ?? result?.winners[0] ?? 0;
  const seat = isTogether(table) ? null : (you ?? watched);
  const past = usePastStandings(record, seat);
  // Who only watched looks at it with the eyes of those whose moments they are.
  const others = useHeardEvents(you === null ? record : null, seat ?? 0);
  if (record === null) return null;
  return {
    record,
    seat,
    onSeat: you === null && seat !== null ? onSeat : null,
    past,
    heard: you === null ? others : own,
  };
}
