import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A checkout with the smallest of pages. */
const home = mkdtempSync(join(tmpdir(), 'grimalkin-build-'));
const at = (/** @type {string} */ path) => join(home, path);
const page = (/** @type {string} */ name) => readFileSync(at(`dist/web/${name}`), 'utf8');
const assets = () => readdirSync(at('dist/web/assets'));
const put = (/** @type {string} */ path, /** @type {string} */ text) => writeFileSync(at(path), text);

const SCRIPTS = ['build.mjs', 'build-page.mjs', 'messages.mjs', 'messages'].map((name) => `scripts/${name}`);

const build = () => {
  const { status, stderr } = spawnSync(process.execPath, [at('scripts/build-page.mjs')], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
};

beforeAll(() => {
  const here = join(import.meta.dirname, '..');
  for (const folder of [
    'src/web/public',
    'src/protocol',
    'src/kernel',
    'src/games',
    'src/bots',
    'src/table',
    'src/editions',
    'editions',
    'docs/rules',
    'scripts',
  ])
    mkdirSync(at(folder), { recursive: true });
  for (const file of ['vite.config.ts', 'package.json', ...SCRIPTS, 'src/text'])
    cpSync(join(here, file), at(file), { recursive: true });
  symlinkSync(join(here, 'node_modules'), at('node_modules'), 'junction');
  put('src/web/index.html', '<!doctype html><title>Page</title><script type="module" src="/main.ts"></script>');
  put('src/web/main.ts', 'console.log("a cat");');
  put('src/web/sw.ts', 'declare const __FILES__: string[], __VERSION__: string; self.told = [__FILES__, __VERSION__];');
  put('editions/walk.0123.js', 'export const edition = {};');
  put('src/web/public/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  build();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** What the service worker knows: all files, and the version. */
function told() {
  const self = { told: [[''], ''] };
  new Function('self', page('sw.js'))(self);
  return /** @type {[string[], string]} */ (self.told);
}

test('the page is built with all its parts, the texts compressed as well', () => {
  for (const name of ['index.html', 'sw.js', 'icon.svg', ...assets().map((name) => `assets/${name}`)]) {
    if (!/\.(?:js|html|svg)$/.test(name)) continue;
    expect(brotliDecompressSync(readFileSync(at(`dist/web/${name}.br`))).toString(), name).toBe(page(name));
    expect(gunzipSync(readFileSync(at(`dist/web/${name}.gz`))).toString(), name).toBe(page(name));
  }
  expect(existsSync(at('dist/web/assets')) && assets().some((name) => name.endsWith('.map'))).toBe(true);
  expect(readdirSync(at('dist'))).toEqual(['web']);
});

test('editions of the rules lie beside the page, and the service worker loads none before it is needed', () => {
  expect(page('assets/editions/walk.0123.js')).toBe('export const edition = {};');
  expect(assets()).toContain('editions');
  expect(told()[0].some((file) => file.includes('editions'))).toBe(false);
});

test('the service worker knows every file as it is asked for, but for itself, maps and compressed ones', () => {
  const [files, version] = told();
  const scripts = assets().filter((name) => name.endsWith('.js'));
  expect(files).toEqual([...scripts.map((name) => `/assets/${name}`), '/icon.svg', '/index.html']);
  expect(version).toMatch(/^[0-9a-f]{16}$/);
});

test('a new build has a new version; what open pages may still ask for stays a week, and nothing else does', () => {
  const [, version] = told();
  const before = assets();
  put('dist/web/old.txt', 'of another build');
  put('dist/web/assets/ancient-1.js', '');
  utimesSync(at('dist/web/assets/ancient-1.js'), 0, 0);
  put('src/web/main.ts', 'console.log("another cat");');
  build();
  expect(told()[1]).not.toBe(version);
  expect(assets()).toEqual(expect.arrayContaining(before));
  expect(assets().length).toBeGreaterThan(before.length);
  expect(assets()).not.toContain('ancient-1.js');
  expect(existsSync(at('dist/web/old.txt'))).toBe(false);
});

test('it is built only if something of it is newer, and not for who needs the server alone', () => {
  // What else would be built is newer than its sources, of which there are none.
  mkdirSync(at('src/server/storage/migrations'), { recursive: true });
  mkdirSync(at('dist/editions'));
  const bundles = ['index', 'cli', 'worker', 'server', 'thinker', 'pglite-thread'].map((name) => `${name}.mjs`);
  for (const name of [...bundles, 'editions/walk.0123.js']) {
    put(`dist/${name}`, '');
    utimesSync(at(`dist/${name}`), new Date(), new Date(Date.now() + 60_000));
  }
  const script = JSON.stringify(pathToFileURL(at('scripts/build.mjs')).href);
  const said = (/** @type {string} */ call) => {
    const code = `const { buildIfStale, buildAllIfStale } = await import(${script}); await ${call}`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
    return (stdout + stderr).trim();
  };
  const everything = 'buildAllIfStale(console.log)';
  const time = () => statSync(at('dist/web/index.html')).mtimeMs;
  const first = time();
  expect([said(everything), time()]).toEqual(['', first]);
  utimesSync(at('src/web/main.ts'), new Date(), new Date());
  expect([said('buildIfStale()'), time()]).toEqual(['', first]);
  expect(said(everything)).toBe('Building the web client …');
  expect(time()).toBeGreaterThan(first);
  put('src/web/main.test.ts', 'a test');
  utimesSync(at('src/web'), 0, 0);
  expect(said(everything)).toBe('');
});

test('what is wrong is said, and the page stays as it was', () => {
  const before = page('index.html');
  put('src/web/main.ts', 'import "./nowhere.ts";');
  const { status, stderr } = spawnSync(process.execPath, [at('scripts/build-page.mjs')], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('nowhere.ts');
  expect(page('index.html')).toBe(before);
  expect(readdirSync(at('dist')).filter((name) => name.startsWith('.'))).toEqual([]);
});
