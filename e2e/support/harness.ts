import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { ARGUMENTS } from '../../scripts/browser.mjs';
import { PATIENCE } from '../../src/server/testing/patience.ts';
import { type OtherRelease, type PageServer, startPageServer } from './page-server.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

/** Where pictures of pages go on which a test failed. */
const FAILURES = join(import.meta.dirname, '../../screenshots/failures');

/**
 * The browser of this worker. Files share it, as they share what they import: to start one for each took longer than many
 * a test, and whoever comes has a context of their own. Playwright ends it with the process.
 */
let shared: Promise<Browser> | null = null;
function sharedBrowser(): Promise<Browser> {
  shared ??= chromium.launch({ executablePath: inject('chromium'), args: ARGUMENTS, timeout: PATIENCE });
  return shared;
}

/** A server for the tests of one file, and a browser. */
export interface Harness {
  readonly url: string;
  readonly server: PageServer;
  readonly browser: Browser;
  /** Somebody new. When the test ends, whatever went wrong on their page makes it fail. */
  visit(manner?: VisitOptions): Promise<Visit>;
  /** Somebody who is there for a test and stays for others: what goes wrong on their page during this one makes it fail. */
  stayingVisit(visitor: Visit): void;
}

export function harness(
  word?: string,
  env: Readonly<Record<string, string>> = {},
  legacy: OtherRelease | null = null,
): Harness {
  let pageServer: PageServer | null = null;
  let browser: Browser | null = null;
  beforeAll(async () => {
    [pageServer, browser] = await Promise.all([startPageServer(word, env, legacy), sharedBrowser()]);
  });
  afterAll(async () => {
    // Whoever was there for more than one test.
    for (const context of browser?.contexts() ?? []) await context.close();
    await pageServer?.remove();
    expect(pageServer?.complaints()).toEqual([]);
  });
  const open = <T>(part: T | null): T => {
    if (part === null) throw new Error('the server and the browser have not been started');
    return part;
  };
  return {
    get url() {
      return open(pageServer).url;
    },
    get server() {
      return open(pageServer);
    },
    get browser() {
      return open(browser);
    },
    async visit(manner) {
      const visitor = await visit(open(browser), open(pageServer).url, manner);
      onTestFinished(() => visitor.close());
      watch(visitor);
      return visitor;
    },
    stayingVisit: watch,
  };
}

/** When the test ends, whatever went wrong on this page during it makes it fail. */
function watch(visitor: Visit): void {
  const before = visitor.faults().length;
  onTestFinished(async ({ task }) => {
    const faults = visitor.faults().slice(before);
    if (task.result?.state === 'fail' || faults.length > 0) await picture(visitor, task.name);
    expect(faults).toEqual([]);
  });
}

let pictures = 0;
/** Keeps what the page showed when a test failed, as a picture and in words. */
async function picture({ page, faults }: Visit, test: string): Promise<void> {
  if (page.isClosed()) return;
  mkdirSync(FAILURES, { recursive: true });
  const path = join(FAILURES, `${test.replace(/\W+/g, '-').slice(0, 60)}-${++pictures}`);
  await page.screenshot({ path: `${path}.png` }).catch(() => {});
  const body = page.locator('body');
  const words = await body.ariaSnapshot({ timeout: 2000 }).catch(() => 'nothing can be read there');
  writeFileSync(`${path}.txt`, [page.url(), ...faults(), words].join('\n'));
  console.error([`What was shown at ${page.url()}: ${path}.png and .txt`, ...faults()].join('\n'));
}
