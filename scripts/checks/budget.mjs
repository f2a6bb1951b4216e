// `npm run budget`: opens the built page in a real browser as a stranger would, and adds up the JavaScript that comes,
// gzipped. Fails above the budget, where rules or a game's board come before anybody has opened a game, and where a script
// makes code out of text, which the server forbids: a schema does so that is made before src/web/state/careful.ts has run.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { ARGUMENTS, ensureBrowser } from '../browser.mjs';
import { buildAllIfStale } from '../build.mjs';

/** Bytes of gzipped JavaScript for the first screen. */
const BUDGET = 200_000;
/** Sources that have no business on the first screen: boards, rules, bots but for their names and ratings, games beyond their lids. */
const LATER = [
  /\bsrc\/web\/(games\/[^/]+\/(?!cover-art\.ts)|local\/engine\/|table\/screen\/table-screen|replay\/screen\/replay-screen)/,
  /\bsrc\/games\/[^/]+\/(?!cover[./])/,
  /\bsrc\/kernel\/(flow|match)\//,
  /\bsrc\/bots\/(?!ratings\.|display-names\.)/,
];
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
/** What the server says of scripts. */
const POLICY = "script-src 'self'";
/** How the page tells what was forbidden. */
const FORBIDDEN = 'Forbidden on the first screen:';
const STRANGER = JSON.stringify({ refused: { rule: null, why: 'not-signed-in' } });

const web = join(import.meta.dirname, '../../dist/web');

await buildAllIfStale();
const { first, forbidden } = await firstLoad();
// Older files than the page lie there for pages that are still open somewhere.
const built = statSync(join(web, 'index.html')).mtimeMs;
const scripts = readdirSync(web, { recursive: true })
  .map((name) => `/${String(name).replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.js') && statSync(join(web, name)).mtimeMs >= built);
const sizes = new Map(scripts.map((name) => [name, gzipSync(readFileSync(join(web, name)), { level: 9 }).length]));
const sizeOf = (/** @type {string} */ name) => sizes.get(name) ?? 0;

const total = first.reduce((sum, name) => sum + sizeOf(name), 0);
console.log('JavaScript of the first screen, gzipped:');
list(first);
console.log(`${kilo(total)}  of ${kilo(BUDGET).trim()}\n`);
console.log('Later, when it is wanted:');
list(scripts.filter((name) => !first.includes(name)));

const early = first.flatMap((name) => sourcesOf(name).filter((source) => LATER.some((later) => later.test(source))));
for (const source of early) console.error(`On the first screen, but not yet wanted: ${source}`);
for (const what of forbidden) console.error(what);
if (total > BUDGET) console.error(`The first screen is ${kilo(total - BUDGET).trim()} above its budget.`);
if (first.length === 0) console.error('The first screen loaded no JavaScript at all: nothing was measured.');
process.exitCode = total > BUDGET || early.length > 0 || forbidden.length > 0 || first.length === 0 ? 1 : 0;

/** The paths of all scripts that a first visit asks for, and what they tried that they may not. */
async function firstLoad() {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://here').pathname;
    if (path.startsWith('/api/')) {
      response.writeHead(401, { 'content-type': 'application/json' }).end(STRANGER);
      return;
    }
    const file = join(web, normalize(path));
    const found = file.startsWith(web) && extname(file) !== '' && existsSync(file);
    const shown = found ? file : join(web, 'index.html');
    const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(shown))] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(readFileSync(shown));
  });
  await /** @type {Promise<void>} */ (new Promise((resolve) => server.listen(0, '127.0.0.1', resolve)));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ARGUMENTS, timeout: 0 });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en' });
    context.setDefaultTimeout(0);
    const page = await context.newPage();
    /** @type {Set<string>} */
    const asked = new Set();
    /** @type {string[]} */
    const forbidden = [];
    page.on('console', (message) => {
      if (message.text().startsWith(FORBIDDEN)) forbidden.push(message.text());
    });
    const note = `({ blockedURI, sourceFile, lineNumber }) => console.error('${FORBIDDEN}', blockedURI, 'in', sourceFile, lineNumber)`;
    await page.addInitScript(`addEventListener('securitypolicyviolation', ${note})`);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) asked.add(pathname);
    });
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();
    return { first: [...asked], forbidden };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** What a chunk was made from, by its source map. @param {string} name */
function sourcesOf(name) {
  const map = join(web, `${name}.map`);
  if (!existsSync(map)) return [];
  /** @type {string[]} */
  const sources = JSON.parse(readFileSync(map, 'utf8')).sources;
  return sources.map((source) => normalize(join(web, name, '..', source)).replaceAll('\\', '/'));
}

/** @param {string[]} names */
function list(names) {
  for (const name of [...names].sort((a, b) => sizeOf(b) - sizeOf(a))) console.log(`${kilo(sizeOf(name))}  ${name}`);
}

/** @param {number} bytes */
function kilo(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
}
