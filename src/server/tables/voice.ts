import type { FromServer } from '../../protocol/socket.ts';
import type { TableInfo } from '../../protocol/table.ts';
import type { Appended, Chronicle, LiveGame } from '../../table/index.ts';
import type { Audience, Place } from './audience.ts';

/** What is said to those who watch a table. */

/** A table at the moment of speaking. `live` is null before the deal. */
export interface Moment {
  readonly table: string;
  readonly info: TableInfo;
  readonly live: LiveGame | null;
  readonly now: number;
}

const clocksOf = ({ live, now }: Moment) => live?.shownClocks(now) ?? [];

/** A seat's own asides are told to it alone, and only where there are some. */
const asidesOf = (seen: Pick<Chronicle, 'asides'> | null) => (seen?.asides ? { asides: seen.asides } : {});

/** The table as it stands. `since`: the events after that update come with it; null: none do. */
export function sayWhole(place: Place, moment: Moment, since: number | null): void {
  const { table, info, live } = moment;
  const seen = live?.chronicles.of(place.eyes) ?? null;
  const events = live === null || since === null ? [] : live.chronicles.heardSince(place.eyes, since);
  place.seq = seen?.seq ?? null;
  const message = {
    type: 'table',
    table,
    info,
    you: place.eyes,
    seq: place.seq,
    view: seen?.view ?? null,
    question: seen?.question ?? null,
    ...asidesOf(seen),
    events,
    undo: live?.mayUndo(place.eyes) ?? false,
    clocks: clocksOf(moment),
  };
  place.watcher.send(JSON.stringify(message));
}

/** Who sits where, to everybody but one person. */
export function sayInfo(audience: Audience, moment: Moment, except: string | null = null): void {
  const { table, info } = moment;
  const clocks = clocksOf(moment);
  audience.tell(({ eyes: you, watcher }) =>
    watcher.person === except
      ? null
      : { key: you, message: () => ({ type: 'info', table, info, you, clocks }) as FromServer },
  );
}

/** What happened, to each as they may know it. Who has missed something before is told the whole. */
export function sayNews(
  audience: Audience,
  moment: () => Moment,
  { table, live, now }: Pick<Moment, 'table' | 'now'> & { readonly live: LiveGame },
  { news }: Appended,
): void {
  const clocks = live.shownClocks(now);
  const behind: Place[] = [];
  audience.tell((place) => {
    const { eyes } = place;
    const seen = news.get(eyes);
    if (seen === undefined) return null;
    if (place.seq !== seen.seq - 1) {
      behind.push(place);
      return null;
    }
    place.seq = seen.seq;
    const chronicle = live.chronicles.of(eyes);
    const { question } = chronicle;
    const message = {
      type: 'update',
      table,
      ...seen,
      question,
      ...asidesOf(chronicle),
      undo: live.mayUndo(eyes),
      clocks,
    };
    return { key: eyes, message: () => message as FromServer };
  });
  for (const place of behind) sayWhole(place, moment(), place.seq);
}
