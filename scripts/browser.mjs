// Finds the Chromium that tests and screenshots are made with, and installs one where there is none.
// By hand: `node scripts/browser.mjs` prints its path. GRIMALKIN_CHROMIUM names another one.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, platform } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Parts of the browser that no test needs. Of two lists the browser takes the last, so Playwright's own is repeated.
 */
const DISABLED = [
  // Two hidden pages of its own beside each new context, for what is typed into an address bar that nobody sees: they took
  // as long as many a test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright's.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** How it is started: alone, silent, the same each time. */
export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED.join(',')}`,
];

const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
/** Where it usually lies where there are no commands for it. */
const USUAL = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder === undefined ? [] : [join(folder, 'Google/Chrome/Application/chrome.exe')];
  }),
};
/** What Playwright's own downloads are called inside their folders. */
const DOWNLOADED = /^(chrome-headless-shell|headless_shell|chrome|Chromium|Google Chrome for Testing)(\.exe)?$/;

/** The path of one that runs, installed now if there was none; throws with what to do where that does not work. */
export function ensureBrowser() {
  const wanted = process.env.GRIMALKIN_CHROMIUM;
  if (wanted !== undefined && wanted !== '') {
    if (runs(wanted)) return wanted;
    throw new Error(`GRIMALKIN_CHROMIUM is ${wanted}, and that is no Chromium that runs.`);
  }
  const found = findBrowser() ?? install();
  if (found !== null) return found;
  throw new Error(
    'There is no Chromium for the tests in the browser, and it could not be installed. Install one (Debian: apt-get ' +
      'install chromium-headless-shell; elsewhere: npx playwright-core install --with-deps chromium-headless-shell), ' +
      'or name one in GRIMALKIN_CHROMIUM.',
  );
}

function findBrowser() {
  return candidates().find(runs) ?? null;
}

/** @returns {string[]} */
function candidates() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const commands =
    platform() === 'win32' ? [] : COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)));
  const usual = USUAL[/** @type {keyof typeof USUAL} */ (platform())] ?? [];
  return [...new Set([...commands, ...usual, ...downloads()])].filter((path) => existsSync(path));
}

/** Playwright's downloads, the newest first, small ones before whole browsers. */
function downloads() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? cacheFolder();
  if (!existsSync(cache)) return [];
  const versions = readdirSync(cache).filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name));
  const small = (/** @type {string} */ name) => Number(name.startsWith('chromium_headless_shell'));
  versions.sort((a, b) => small(b) - small(a) || Number(b.split('-')[1]) - Number(a.split('-')[1]));
  return versions.flatMap((version) => {
    const files = readdirSync(join(cache, version), { recursive: true, withFileTypes: true });
    return files
      .filter((file) => file.isFile() && DOWNLOADED.test(file.name))
      .map((file) => join(file.parentPath, file.name));
  });
}

function cacheFolder() {
  if (platform() === 'darwin') return join(homedir(), 'Library/Caches/ms-playwright');
  if (platform() === 'win32') return join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
}

/** @param {string} path */
function runs(path) {
  // On Windows it would open a window instead of telling its version.
  if (platform() === 'win32') return existsSync(path);
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 300_000 }).status === 0;
}

/** Installs one: from the system's packages, else as Playwright does. Null if neither helps. */
function install() {
  console.error('There is no Chromium for the tests yet. Installing one …');
  const asRoot = rootly();
  if (asRoot !== null && existsSync('/usr/bin/apt-get')) {
    attempt([...asRoot, 'apt-get', 'update']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      attempt([...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', name]);
      const found = findBrowser();
      if (found !== null) return found;
    }
  }
  const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  // With the libraries that it needs, where they can be installed.
  for (const libraries of asRoot !== null && platform() === 'linux' ? [['--with-deps'], []] : [[]]) {
    attempt([process.execPath, playwright, 'install', ...libraries, 'chromium-headless-shell']);
    const found = findBrowser();
    if (found !== null) return found;
  }
  return null;
}

/** What stands before a command that needs root: nothing, sudo, or null where nobody is root. */
function rootly() {
  if (process.getuid?.() === 0) return [];
  const silent = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  return silent ? ['sudo', '-n'] : null;
}

/** @param {string[]} words */
function attempt([command = '', ...words]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // What it says goes to where complaints go: the path alone is printed.
  spawnSync(command, words, { stdio: ['ignore', 2, 2], env });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
