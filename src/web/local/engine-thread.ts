import type { LocalEngine } from './engine/engine.ts';
import type { TablesNews } from './engine/tables/local-tables.ts';
import { rpcClient } from './rpc.ts';

type EngineClient = ReturnType<typeof rpcClient<LocalEngine>>['calls'];

let client: EngineClient | null = null;
const listeners = new Set<(news: TablesNews) => void>();
/** Called when the worker has crashed and lost its memory. */
const crashListeners = new Set<() => void>();

/** The engine in its worker, started on first use. After a crash the next call starts another. */
export function localEngine(): EngineClient {
  if (client !== null) return client;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { calls, lost } = rpcClient<LocalEngine>(worker, ['tables', 'records', 'setups'], (news) => {
    for (const listener of [...listeners]) listener(news as TablesNews);
  });
  worker.onerror = ({ message }) => {
    worker.terminate();
    client = null;
    lost(message || 'the engine cannot be started');
    for (const mourn of [...crashListeners]) mourn();
  };
  client = calls;
  return calls;
}

/** Subscribes to the updates of local tables. */
export function onTableNews(listener: (news: TablesNews) => void, broken: () => void): () => void {
  listeners.add(listener);
  crashListeners.add(broken);
  return () => {
    listeners.delete(listener);
    crashListeners.delete(broken);
  };
}
