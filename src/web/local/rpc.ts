/** Remote procedure calls between threads: arguments and results are plain data. */

/** One end of a channel: a Worker on the page, the worker's own scope within, a MessagePort in tests. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

type RpcCall = { readonly id: number; readonly on: string; readonly call: string; readonly args: readonly unknown[] };
type RpcReply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failed: string }
  | { readonly news: unknown };

/** An object on the other side: the same calls, each with its answer later. */
export type Remote<T> = {
  readonly [K in keyof T as T[K] extends (...args: never[]) => unknown ? K : never]: T[K] extends (
    ...args: infer A
  ) => infer R
    ? (...args: A) => Promise<Awaited<R>>
    : never;
};
type Remotes<T> = { readonly [K in keyof T]: Remote<T[K]> };

/** Answers calls with the methods of these objects. `make` gets a way to tell the other side something unasked. */
export function serveRpc(port: Port, make: (tell: (news: unknown) => void) => Readonly<Record<string, object>>): void {
  const send = (back: RpcReply) => port.postMessage(back);
  const targets = make((news) => send({ news }));
  port.onmessage = async ({ data }) => {
    const { id, on, call, args } = data as RpcCall;
    try {
      const target = targets[on] as Record<string, (...args: readonly unknown[]) => unknown>;
      send({ id, value: await target[call]?.(...args) });
    } catch (error) {
      send({ id, failed: error instanceof Error ? error.message : String(error) });
    }
  };
}

/** The objects of the other side. `hear` gets what it tells unasked; `lost` ends all that is awaited. */
export function rpcClient<T extends object>(
  port: Port,
  names: readonly (keyof T & string)[],
  hear: (news: unknown) => void,
): { readonly calls: Remotes<T>; lost(why: string): void } {
  const awaited = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  port.onmessage = ({ data }) => {
    const back = data as RpcReply;
    if ('news' in back) return hear(back.news);
    const waiting = awaited.get(back.id);
    awaited.delete(back.id);
    if ('failed' in back) waiting?.reject(new Error(back.failed));
    else waiting?.resolve(back.value);
  };
  const send = (on: string, call: string, args: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      awaited.set(++last, { resolve, reject });
      port.postMessage({ id: last, on, call, args } satisfies RpcCall);
    });
  const remote = (on: string) =>
    new Proxy(
      {},
      {
        get:
          (_, call) =>
          (...args: unknown[]) =>
            send(on, String(call), args),
      },
    );
  return {
    calls: Object.fromEntries(names.map((name) => [name, remote(name)])) as Remotes<T>,
    lost: (why) => {
      for (const { reject } of awaited.values()) reject(new Error(why));
      awaited.clear();
    },
  };
}
