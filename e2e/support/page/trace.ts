import type { Browser, Page } from 'playwright-core';

/** How many times slower the page's processor is made. */
export const SLOWER = 4;
/** Microseconds from one picture to the next. */
const FRAME = 16_700;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing'];

interface TraceEvent {
  readonly name: string;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** The same by the clock of its thread, which stands still while others have the processor. */
  readonly tts?: number;
  readonly tdur?: number;
}

/** Marks in the page's trace when the server's word comes, and when what is shown changes. Before it is opened. */
export async function markWords(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(...dialled: ConstructorParameters<typeof WebSocket>) {
        super(...dialled);
        // The first to hear it: before the page does anything about it.
        this.addEventListener('message', ({ data }) => {
          if (String(data).startsWith('{"type":"update"')) performance.mark('word');
        });
      }
    };
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(() => performance.mark('changed')).observe(document, all);
  });
}

/** A piece of work, always the same: how long it takes says how fast the machine is just now. */
function spin(): void {
  performance.mark('spin');
  let sum = 0;
  for (let i = 0; i < 10_000_000; i++) sum = (sum * 31 + i) | 0;
  performance.mark(sum === 1 ? 'never' : 'spun');
}
/** What it takes, slowed, on a quiet machine of the kind that all our figures are from: milliseconds. */
const QUIET = 240;

/** How many times slower than a quiet machine this one is just now, as seen by a slowed page. */
export async function slowdownOf(page: Page): Promise<number> {
  await page.evaluate(spin);
  const took = await page.evaluate(() => {
    const last = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime as number;
    return last('spun') - last('spin');
  });
  return Math.max(1, took / QUIET);
}

/**
 * Does something on a slowed page. For each word of the server: milliseconds until what it changed was drawn. What
 * other programs of the machine take of that time is not the page's: its own work and a frame are the most that
 * counts, and where they slow down even that, as much is taken off as they slow down a known piece of work.
 */
export async function delays(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(spin);
  await act();
  await page.evaluate(spin);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  const burden = slowdownIn(traceEvents);
  return delaysIn(traceEvents).map((ms) => ms / burden);
}

function slowdownIn(trace: readonly TraceEvent[]): number {
  const times = (wanted: string) =>
    trace
      .filter(({ name }) => name === wanted)
      .map(({ tts }) => tts as number)
      .sort((a, b) => a - b);
  const ends = times('spun');
  const took = times('spin').map((begun, n) => ((ends[n] as number) - begun) / 1000);
  return Math.max(1, took.reduce((sum, ms) => sum + ms, 0) / took.length / QUIET);
}

function delaysIn(trace: readonly TraceEvent[]): number[] {
  const events = [...trace].sort((a, b) => a.ts - b.ts);
  const after = (name: string, ts: number) => events.find((event) => event.name === name && event.ts >= ts);
  const words = events.filter(({ name }) => name === 'word');
  return words.flatMap((word, n) => {
    const changed = after('changed', word.ts);
    // Words that come together are shown together; one that changes nothing has no picture of its own.
    if (changed === undefined || changed.ts > (words[n + 1]?.ts ?? Number.POSITIVE_INFINITY)) return [];
    // The last that the page itself does for a picture.
    const done = after('Layerize', changed.ts);
    const drawn = done === undefined ? undefined : after('DrawFrame', done.ts + (done.dur ?? 0));
    if (done?.tts === undefined || word.tts === undefined || drawn === undefined) return [];
    const worked = done.tts + (done.tdur ?? 0) - word.tts;
    return [Math.min(drawn.ts - word.ts, worked + FRAME) / 1000];
  });
}
