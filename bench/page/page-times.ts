import { createServer, createServerModuleRunner } from 'vite';

/** How soon a page shows a move of whoever sits before it. */
export interface ShownMoves {
  readonly game: string;
  /** For each word of the server: milliseconds until what it changed was drawn. */
  readonly ms: readonly number[];
}

/** What was measured once, in a browser, on a processor that is four times slower. */
export interface PageTimes {
  readonly moves: readonly ShownMoves[];
  /** The longest piece of work of the page in each of some turns of the best bot, which thinks in the browser: milliseconds. */
  readonly tasks: readonly number[];
  /** By how many milliseconds each answer of the best bot at a table of people was later than it may think. */
  readonly late: readonly number[];
}

/** A page in a browser, open to be measured. */
export interface PageTimer {
  measure(short: boolean): Promise<PageTimes>;
  close(): Promise<void>;
}

/** Opens a browser. What measures in it is written as the tests in one are, and loaded as they are: e2e/timing.ts. */
export async function openTimer(): Promise<PageTimer> {
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const runner = createServerModuleRunner(vite.environments.ssr);
  const close = async () => {
    await runner.close();
    await vite.close();
  };
  try {
    const { pathname } = new URL('../../e2e/timing.ts', import.meta.url);
    const { open } = await runner.import<{ open(): Promise<PageTimer> }>(pathname);
    const timer = await open();
    return {
      measure: (short) => timer.measure(short),
      async close() {
        await timer.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
