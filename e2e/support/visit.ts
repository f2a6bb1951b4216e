import type { Browser, BrowserContext, Page } from 'playwright-core';
import { games } from '../../src/games/index.ts';
import { PATIENCE } from '../../src/server/testing/patience.ts';
import type { PageSettings } from '../../src/web/state/settings.ts';
import { installProbe } from './page/page-probe.ts';

export const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

/** How somebody comes to the page. */
export interface VisitOptions {
  readonly size?: Size;
  /** A finger instead of a mouse. */
  readonly touch?: boolean;
  /** Four pixels for one, as phones have them: for pictures. To draw them takes longer. */
  readonly sharp?: boolean;
  /** What the browser asks for. */
  readonly language?: string;
  readonly theme?: 'dark' | 'light';
  /** What moves moves; otherwise it is there at once. */
  readonly moving?: boolean;
  readonly settings?: Partial<PageSettings>;
  /** Whether the page may install itself, to work without a server. */
  readonly installs?: boolean;
  /** What the browser draws by lot follows from this word. */
  readonly luck?: string;
}

/** What a page does that it never may: errors, refused resources, broken promises. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong and was not expected. */
  faults(): string[];
  /** From now on this may go wrong. */
  expect(fault: RegExp): void;
  /** All that the server said to the page, as it came. */
  readonly heard: string[];
  /** All that the page said to the server. */
  readonly said: string[];
  close(): Promise<void>;
}

/** Who comes has sat at every game before, unless the settings say otherwise: no card explains it before they can play. */
const INTRODUCED = Object.keys(games);

/** Somebody new with a browser of their own. */
export async function visit(browser: Browser, url: string, manner: VisitOptions = {}): Promise<Visit> {
  const { size = 'desk', touch = false, language = 'en', theme = 'dark', moving = false, installs = false } = manner;
  const context = await browser.newContext({
    ...{ baseURL: url, viewport: SIZES[size], locale: language, colorScheme: theme },
    ...{ hasTouch: touch, isMobile: touch, deviceScaleFactor: manner.sharp ? 2 : 1 },
    reducedMotion: moving ? 'no-preference' : 'reduce',
    serviceWorkers: installs ? 'allow' : 'block',
    acceptDownloads: true,
  });
  await context.addInitScript(prepare, {
    settings: { pace: moving ? 'normal' : 'instant', introduced: INTRODUCED, ...manner.settings },
    luck: manner.luck ?? null,
  });
  await context.addInitScript(installProbe);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const expected: RegExp[] = [];
  const seen: string[] = [];
  const heard: string[] = [];
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => seen.push(`page: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Who goes to another page does not wait for what the last one had asked for.
    if (!why.includes('ERR_ABORTED')) seen.push(`request: ${why} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`response: ${response.status()} ${response.url()}`);
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void heard.push(String(payload)));
    socket.on('framesent', ({ payload }) => void said.push(String(payload)));
  });
  return {
    ...{ context, page, heard, said },
    faults: () => seen.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
    expect: (fault) => void expected.push(fault),
    close: () => context.close(),
  };
}

/** Runs in the page before all of its own. */
function prepare({ settings, luck }: { settings: object; luck: string | null }): void {
  const KEY = 'grimalkin.settings';
  try {
    if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // An empty page has no storage.
  }
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`forbidden by ${violatedDirective}: ${blockedURI}`);
  });
  if (luck === null) return;
  // Bytes that follow from the word and from what this page has drawn before.
  let state = [...luck].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
  crypto.getRandomValues = (array) => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let n = 0; n < bytes.length; n++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[n] = state >>> 24;
    }
    return array;
  };
}
