import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '../scripts/browser.mjs';
import { buildAllIfStale } from '../scripts/build.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of the browser. */
    readonly chromium: string;
  }
}

/** Runs once before all tests in a browser: there is a browser, and the page and its server are built. */
export default async function setup({ provide }: TestProject): Promise<void> {
  provide('chromium', ensureBrowser());
  await buildAllIfStale();
  const page = fileURLToPath(new URL('../dist/web/index.html', import.meta.url));
  if (!existsSync(page)) throw new Error(`the web client was not built: there is no ${page}`);
}
