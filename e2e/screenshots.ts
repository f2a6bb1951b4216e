import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ARGUMENTS, ensureBrowser } from '../scripts/browser.mjs';
import { buildAllIfStale } from '../scripts/build.mjs';
import { makeFixtures } from './support/fixtures.ts';
import { startPageServer } from './support/page-server.ts';
import { enter } from './support/people.ts';
import { openScreen, SCREENS } from './support/screens.ts';
import { SIZES, type Size, visit } from './support/visit.ts';

/** Takes the pictures. scripts/screenshots.mjs loads this file, and that runs it. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    language: { type: 'string', default: 'en' },
    size: { type: 'string' },
    theme: { type: 'string' },
  },
});
const folder = resolve(positionals[0] ?? 'screenshots');
const only = values.only?.split(',');
const screens = SCREENS.filter(({ name }) => only === undefined || only.some((part) => name.startsWith(part)));
const sizes = (Object.keys(SIZES) as Size[]).filter((size) => values.size === undefined || values.size === size);
const themes = (['dark', 'light'] as const).filter((theme) => values.theme === undefined || values.theme === theme);
if (screens.length * sizes.length * themes.length === 0) {
  console.error(`There is no such screen. There are: ${SCREENS.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

await buildAllIfStale((what) => console.log(what));
console.log('Laying the tables …');
const pageServer = await startPageServer('screenshots');
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ARGUMENTS });
const stock = await makeFixtures(pageServer.url);
let failed = 0;
for (const [n, screen] of screens.entries()) {
  for (const size of sizes)
    for (const theme of themes) {
      const name = `${screen.name}-${size}-${theme}${values.language === 'en' ? '' : `-${values.language}`}`;
      const look = { size, theme, touch: size !== 'desk', sharp: size !== 'desk', language: values.language };
      const visitor = await visit(browser, pageServer.url, look);
      try {
        if (screen.stranger !== true) await enter(visitor, stock.ada);
        await openScreen(visitor, screen, stock, values.language as 'en');
        mkdirSync(folder, { recursive: true });
        await visitor.page.screenshot({ path: join(folder, `${name}.png`) });
        console.log(`${n + 1}/${screens.length}  ${name}`);
        for (const fault of visitor.faults()) console.error(`  ${fault}`);
      } catch (error) {
        failed++;
        mkdirSync(folder, { recursive: true });
        await visitor.page.screenshot({ path: join(folder, `${name}-FAILED.png`) }).catch(() => {});
        console.error(`${n + 1}/${screens.length}  ${name}: ${error instanceof Error ? error.message : error}`);
      }
      await visitor.close();
    }
}
await browser.close();
await pageServer.remove();
for (const who of [stock.ada]) who.hangUp();
console.log(`In ${folder}${failed > 0 ? `; ${failed} could not be taken` : ''}.`);
process.exitCode = failed > 0 ? 1 : 0;
