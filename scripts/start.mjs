// `npm start`: builds what is stale, then serves in this process.
import { existsSync, readFileSync } from 'node:fs';

// Old versions of Node get this far and no further, so nothing new is used before the check.
const root = new URL('..', import.meta.url);
const { engines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const needed = engines.node.replace('>=', '');
if (isOlder(process.versions.node, needed)) {
  quit(`Grimalkin needs Node ${needed} or newer; this is Node ${process.versions.node}.`);
}
if (!existsSync(new URL('node_modules/fastify', root))) quit('The npm packages are missing: run `npm ci` first.');

// Errors point into src/, not into the bundle.
process.setSourceMapsEnabled(true);
if (existsSync(new URL('src', root))) await build();
await import(new URL('dist/server.mjs', root).href);

async function build() {
  const slow = setTimeout(() => console.log('Building …'), 1000);
  try {
    const { buildAllIfStale } = await import('./build.mjs');
    await buildAllIfStale((what) => {
      clearTimeout(slow);
      console.log(what);
    });
  } catch (error) {
    quit(`Grimalkin could not be built: ${error instanceof Error ? error.message : error}`);
  } finally {
    clearTimeout(slow);
  }
}

/**
 * @param {string} version
 * @param {string} other
 */
function isOlder(version, other) {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}

/** @param {string} why */
function quit(why) {
  console.error(why);
  process.exit(1);
}
