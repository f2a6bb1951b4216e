// PGlite in a thread of its own: a query keeps WebAssembly busy for a millisecond, a sync of the disk for longer, and
// neither may hold up the sockets. Who sends a port speaks PostgreSQL's protocol on it. This is no TypeScript, so that
// Node can run it from here as well as from dist/.
import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** @typedef {import('node:worker_threads').MessagePort} MessagePort */

// The numbers of these errors inside WebAssembly.
const EINVAL = 28;
const EIO = 29;

/**
 * A folder on which a sync reaches the disk, which PGlite leaves out. So PostgreSQL can keep its own promises about
 * power cuts: the log is on the disk before a commit is told, the tables before a checkpoint.
 */
class SyncedFolder extends NodeFS {
  /**
   * @override
   * @type {NodeFS['init']}
   */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (/** @type {any} */ module) => {
      /** @param {{ nfd: number, node: { mode: number } }} stream */
      module.NODEFS.stream_ops.fsync = ({ nfd, node }) => sync(nfd, module.FS.isDir(node.mode));
    };
    // After a fault that it cannot survive (PANIC) PostgreSQL's process ends. PGlite would go on, or hang.
    const onAbort = () => process.exit(1);
    return { emscriptenOpts: { ...emscriptenOpts, onAbort, preRun: [hook, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

/** Whether PGlite has asked for a sync: at its start it always does. */
let syncs = false;

/** Like fsync(2): 0, or the number of the error. PostgreSQL forgives systems that cannot sync a folder. */
function sync(/** @type {number} */ file, /** @type {boolean} */ isFolder) {
  syncs = true;
  try {
    if (isFolder) fsyncSync(file);
    else fdatasyncSync(file);
    return 0;
  } catch {
    return isFolder ? EINVAL : EIO;
  }
}

const SETTINGS = [
  // The sync that PGlite passes on; it drops `fdatasync`.
  'wal_sync_method=fsync',
  // A quarter of what PostgreSQL takes: the system caches the files as well.
  'shared_buffers=32MB',
  'min_wal_size=48MB',
  'jit=off',
  // What happens to it, but no failed queries: their rows are nobody's business.
  'log_min_messages=log',
];

/** @param {string} folder */
async function open(folder) {
  const pg = new PGlite({
    fs: new SyncedFolder(folder),
    startParams: [
      // Its own, but for the one that turns syncing off.
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      ...SETTINGS.flatMap((setting) => ['-c', setting]),
    ],
    onStderr: (line) => {
      port.postMessage({ said: line });
      return false;
    },
  });
  await pg.waitReady;
  // Another version of PGlite may have other names for things.
  if (!syncs) throw new Error('PGlite does not sync its files');
  return pg;
}

// It takes seconds, and memory that only the end of the thread gives back.
/** Makes a new database in an empty folder, down to the disk. */
async function create(/** @type {string} */ folder) {
  const pg = await open(folder);
  // Two databases that others could be copied from: two thirds of all files, and after a crash each file is synced.
  await pg.exec('UPDATE pg_database SET datistemplate = false');
  await pg.exec('DROP DATABASE template0');
  await pg.exec('DROP DATABASE template1');
  await pg.close();
  syncAll(folder);
}

/** @param {string} folder */
function syncAll(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncAll(path);
    else syncPath(path, false);
  }
  syncPath(folder, true);
}

function syncPath(/** @type {string} */ path, /** @type {boolean} */ isFolder) {
  const file = openSync(path, isFolder ? 'r' : 'r+');
  const failed = sync(file, isFolder);
  closeSync(file);
  if (failed === EIO) throw new Error(`could not sync ${path}`);
}

/**
 * One client after another on PGlite's only session.
 * @param {PGlite} pg
 * @param {MessagePort} client
 */
async function serve(pg, client) {
  // What the last one left behind: a transaction, prepared statements.
  if (pg.isInTransaction()) await pg.exec('ROLLBACK');
  await pg.exec('DISCARD ALL');
  client.on('message', async (request) => {
    /** @type {Uint8Array[]} */
    const chunks = [];
    await pg.execProtocolRawStream(request, {
      syncToFs: false,
      // The bytes are PGlite's and will change.
      onRawData: (bytes) => chunks.push(bytes.slice()),
    });
    const reply = /** @type {Uint8Array} */ (chunks.length === 1 ? chunks[0] : joined(chunks));
    client.postMessage(reply, [/** @type {ArrayBuffer} */ (reply.buffer)]);
  });
}

/** @param {readonly Uint8Array[]} chunks */
function joined(chunks) {
  const all = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

const port = /** @type {MessagePort} */ (parentPort);
if (workerData.create) {
  await create(workerData.folder);
} else {
  const pg = await open(workerData.folder);
  port.on('message', async ({ client }) => {
    if (client !== undefined) return serve(pg, client);
    await pg.close();
    process.exit(0);
  });
  port.postMessage({ ready: true });
}
