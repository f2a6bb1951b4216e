import { setTimeout as pause } from 'node:timers/promises';
import { forEach } from './bench-server.ts';
import type { Memory } from './child.ts';
import { Client } from './client.ts';
import { begin, type Env, Grimalkin, watched } from './grimalkin.ts';
import { answered } from './startup.ts';

/** What tables cost that nobody uses, in bytes. */
export interface Idle {
  readonly tables: number;
  readonly before: Memory;
  readonly after: Memory;
}

const PAIRS = 50;
/** These show the server all that it will have to do, so that it has compiled it before anything is weighed. */
const WARM_UP = 300;
const AT_ONCE = 8;
/** A table leaves memory in a sweep, of which there is one every five seconds. */
const SWEEP_MS = 5_000;

/** Tables that have begun, each with an answer, whose people went on to the next: weighed once they left memory. */
export async function idleTables(env: Env, tables: number, say: (line: string) => void): Promise<Idle> {
  const place = await Grimalkin.start({ ...env, IDLE_SECONDS: '1' });
  const { url } = place.child;
  const pairs: (readonly [Client, Client])[] = [];
  try {
    await forEach(Array.from({ length: PAIRS }), AT_ONCE, async () => {
      const people = [await Client.guest(url), await Client.guest(url)] as const;
      for (const person of people) await person.connect();
      pairs.push(people);
    });
    const make = (count: number, tell: (made: number) => void) => {
      let made = 0;
      return forEach(pairs, AT_ONCE, async (people) => {
        while (made < count) {
          tell(made++);
          await useOnce(people);
        }
      });
    };
    await make(WARM_UP, () => undefined);
    await forgotten(url);
    const before = await place.child.memory();
    await make(tables, (made) => made > 0 && made % 2000 === 0 && say(`  ${made} tables …`));
    await forgotten(url);
    return { tables, before, after: await place.child.memory() };
  } finally {
    for (const person of pairs.flat()) person.hangUp();
    await place.stop();
  }
}

async function useOnce(people: readonly [Client, Client]): Promise<void> {
  const id = await begin(people);
  await answered(await watched(people, id));
  for (const person of people) await person.unwatch(id);
}

/** Waits until no game is in memory. */
async function forgotten(url: string): Promise<void> {
  for (;;) {
    await pause(SWEEP_MS);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    if (/^grimalkin_live_tables 0$/m.test(metrics)) return;
  }
}
