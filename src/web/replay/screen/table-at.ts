import type { Result, Viewer } from '../../../kernel/index.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import type { OpenRecord } from '../../local/engine/records/record-sessions.ts';
import type { TimelineMoment } from '../../local/engine/records/replay-timeline.ts';
import { namesWith } from '../../local/names.ts';
import { isLevel } from '../../shell/bots/bots.ts';
import { namesAt, withTableResult } from '../../table/names.ts';
import type { DealtTable } from '../../table/source.ts';
import type { PageTexts } from '../../text/index.ts';

/** The names of the players by seat, made unique: from the table, the browser or the record. */
export function namesOf(opened: OpenRecord, info: TableInfo | null, texts: PageTexts): string[] {
  if (info !== null) return namesAt(info.seats);
  const nameless = (seat: number) =>
    opened.you === null ? texts.replay.seat({ number: seat + 1 }) : texts.replay.here.you;
  return namesWith(botsOf(opened, null), (seat) => opened.names?.[seat] || nameless(seat));
}

/**
 * The bots by seat, as far as they are known. In an older record of a server a bot can be recognised only by its level
 * as its name.
 */
export const botsOf = ({ bots, names, seats }: OpenRecord, info: TableInfo | null): (string | null)[] =>
  Array.from({ length: seats }, (_, seat) => {
    const sat = info?.seats[seat];
    if (sat !== undefined) return sat.person === null ? sat.bot : null;
    if (bots !== null) return bots[seat] ?? null;
    const name = names?.[seat] ?? '';
    return isLevel(name) ? name : null;
  });

/** A moment of a timeline in the form of a followed table, for components that show one. */
export function tableAt(
  opened: OpenRecord,
  info: TableInfo | null,
  names: readonly string[],
  { view, questions, result }: TimelineMoment,
  viewer: Viewer,
): DealtTable {
  const bots = botsOf(opened, info);
  const seats = names.map((name, seat) => ({
    person: bots[seat] === null ? { id: `${seat}`, name, guest: true } : null,
    ...{ keptFor: null, bot: bots[seat] ?? null, away: null, here: true, saltCommitment: null, saltShown: false },
  }));
  const { game, edition, content } = opened;
  const state = result === null ? 'playing' : 'over';
  const ended = result as (Result & TableInfo['result']) | null;
  return {
    info: {
      ...{ id: '', state, game, rules: 0, edition, content, options: { ...opened.options } },
      ...{ public: false, spectators: true, clock: { kind: 'none' }, eager: false, coach: false, host: null, seats },
      ...{ commitment: '', revealing: false, salts: null, withheld: [], seed: null, next: null, origin: null },
      result: ended,
      ...{ created: '', started: null, ended: null },
    },
    you: typeof viewer === 'number' ? viewer : null,
    ...{
      seq: 0,
      view: withTableResult(view, { state, result: ended }),
      asides: null,
      undo: false,
      clocks: [],
      clocksAt: 0,
      events: [],
      chat: [],
    },
    question: questions[0] === undefined ? null : { ...questions[0], number: 0 },
  };
}
