import type { GameRecord } from '../kernel/index.ts';
import type { LogEntry } from './entry.ts';

/** The log of a game of which only the record was kept: what was taken back, and who was away, is not in it. */
export function logOf({ answers, resigned = [], reasons = [] }: GameRecord): LogEntry[] {
  const log: LogEntry[] = [];
  const resign = (after: number, at: number) => {
    for (const { seat } of resigned.filter((one) => one.after === after))
      log.push({ seq: log.length + 1, kind: 'resign', seat, say: '', at, why: null });
  };
  resign(0, 0);
  answers.forEach(({ seat, say, at, aside }, n) => {
    const why = reasons.find(({ after }) => after === n + 1)?.why ?? null;
    log.push({ seq: log.length + 1, kind: aside ? 'aside' : 'answer', seat, say, at, why });
    resign(n + 1, at);
  });
  return log;
}
