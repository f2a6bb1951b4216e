import type { Engine } from './engine/engine.ts';
import type { TablesNews } from './engine/tables.ts';
import { callsOver } from './rpc.ts';

type Line = ReturnType<typeof callsOver<Engine>>['calls'];

let line: Line | null = null;
const ears = new Set<(news: TablesNews) => void>();
/** Those who must know that the thread broke: what was in its memory is gone. */
const mourners = new Set<() => void>();

/** The engine in its thread, started when it is first wanted. After a breakdown the next call starts another. */
export function engine(): Line {
  if (line !== null) return line;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { calls, lost } = callsOver<Engine>(worker, ['tables', 'desk', 'setups'], (news) => {
    for (const ear of [...ears]) ear(news as TablesNews);
  });
  worker.onerror = ({ message }) => {
    worker.terminate();
    line = null;
    lost(message || 'the engine cannot be started');
    for (const mourn of [...mourners]) mourn();
  };
  line = calls;
  return calls;
}

/** Hears what happens at the tables of this browser. */
export function hearTables(ear: (news: TablesNews) => void, broken: () => void): () => void {
  ears.add(ear);
  mourners.add(broken);
  return () => {
    ears.delete(ear);
    mourners.delete(broken);
  };
}
