import { createHash, randomBytes } from 'node:crypto';
import { open, readdir, realpath, rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './folder.ts';

/** Another process uses the data folder. */
export class DataDirInUse extends Error {
  readonly dataDir: string;

  constructor(dataDir: string) {
    super(`The data folder ${dataDir} is in use by another Grimalkin server.`);
    this.name = 'DataDirInUse';
    this.dataDir = dataDir;
  }
}

export interface Lock {
  release(): Promise<void>;
}

/** How long another process may take to say whether it owns the folder. */
const PATIENCE_MS = 3000;
/** The longest socket path that every system accepts. */
const MAX_PATH_BYTES = 100;
const isLinux = process.platform === 'linux';
const NO_SOCKETS = ['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL'];

/**
 * Locks the data folder for this process until it unlocks it or dies. The lock is a socket on which its owner listens:
 * the system closes it when the process dies, so that no lock outlives its owner, and containers that share a folder
 * see each other's locks (process numbers would not tell them).
 */
export async function lockDataDir(dataDir: string): Promise<Lock> {
  await makeFolder(dataDir);
  const real = await realpath(dataDir);
  const hash = createHash('sha256').update(real).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return lockPipe(dataDir, `\\\\.\\pipe\\grimalkin-${hash}`);
  // On systems other than Linux the path may be too long for a socket.
  const roomy = isLinux || Buffer.byteLength(socketIn(join(real, 'lock'), newName())) <= MAX_PATH_BYTES;
  const outside = () => lockFolder(dataDir, join(tmpdir(), `grimalkin-${hash}`));
  if (!roomy) return outside();
  return lockFolder(dataDir, join(real, 'lock')).catch((error) => {
    // Some shared folders of virtual machines support no sockets at all. Any other error may concern this process
    // alone.
    if (!NO_SOCKETS.includes(codeOf(error) ?? '')) throw error;
    return outside();
  });
}

/** On Windows a named pipe belongs to one process and disappears with it. */
async function lockPipe(dataDir: string, path: string): Promise<Lock> {
  const server = createServer((socket) => socket.destroy());
  try {
    await listen(server, path);
  } catch (error) {
    throw codeOf(error) === 'EADDRINUSE' ? new DataDirInUse(dataDir) : error;
  }
  server.unref();
  return { release: async () => void server.close() };
}

/**
 * On other systems the socket of a dead process stays behind, and removing it could hit a process that has just
 * started. So each contender has a socket with a unique name, starts to listen and then asks all others. If two contend
 * at the same time, the later one to listen sees the earlier, so they never both win: an undecided process yields to
 * the smaller name, and one that has decided refuses.
 */
async function lockFolder(dataDir: string, folder: string): Promise<Lock> {
  await makeFolder(folder, 0o700);
  const way = await shortWayTo(folder);
  const name = newName();
  let stands: 'undecided' | 'mine' | 'yields' = 'undecided';
  const server = createServer(async (socket) => {
    const options = await lineFrom(socket);
    if (options === null) return;
    if (stands === 'undecided' && options < name) stands = 'yields';
    socket.end(stands === 'yields' ? 'free\n' : 'mine\n');
  });
  const path = join(folder, name);
  const release = async (): Promise<void> => {
    await rm(path, { force: true });
    server.close();
    await way.close();
  };
  try {
    await listen(server, socketIn(way.path, name));
    // Renamed only once it listens, so that a socket at that path on which nobody listens belongs to a dead process.
    await rename(socketIn(folder, name), path);
    const others = (await readdir(folder)).filter((other) => other.endsWith(SUFFIX) && other !== name);
    const taken = await Promise.all(others.map((other) => isTaken(join(way.path, other), name)));
    if (taken.includes(true) || stands !== 'undecided') throw new DataDirInUse(dataDir);
    stands = 'mine';
  } catch (error) {
    await release();
    throw error;
  }
  server.unref();
  return { release };
}

/**
 * A short path to the folder for its sockets: the system cuts their paths off after about a hundred bytes. On Linux an
 * open folder can also be reached by its descriptor in /proc, which is always short.
 */
async function shortWayTo(folder: string): Promise<{ readonly path: string; close(): Promise<void> }> {
  const isShort = Buffer.byteLength(socketIn(folder, newName())) <= MAX_PATH_BYTES;
  if (isShort || !isLinux) return { path: folder, close: async () => undefined };
  const opened = await open(folder);
  return { path: `/proc/self/fd/${opened.fd}`, close: () => opened.close() };
}

const SUFFIX = '.sock';
const newName = (): string => randomBytes(6).toString('hex') + SUFFIX;
const socketIn = (folder: string, name: string): string => join(folder, `${name}.new`);

/** Whether a running process claims the folder. Removes the socket of a dead one. */
async function isTaken(path: string, options: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    socket.write(`${options}\n`);
    // A process that runs but does not answer may well be using the folder.
    const silent = new Promise<string>((resolve) => socket.setTimeout(PATIENCE_MS, () => resolve('mine')));
    const answer = await Promise.race([lineFrom(socket), silent]);
    // The other process died while it was asked: ask again, now nobody listens.
    return answer === null ? isTaken(path, options) : answer === 'mine';
  } catch (error) {
    // The owner unlocked the folder at this moment.
    if (codeOf(error) === 'ECONNRESET') return isTaken(path, options);
    if (codeOf(error) === 'ECONNREFUSED') await rm(path, { force: true });
    return !['ECONNREFUSED', 'ENOENT'].includes(codeOf(error) ?? '');
  } finally {
    socket.destroy();
  }
}

/** The first line received; null if the connection closes first. */
function lineFrom(socket: Socket): Promise<string | null> {
  return new Promise((resolve) => {
    let heard = '';
    socket.setEncoding('utf8');
    socket.on('data', (more: string) => {
      heard += more;
      if (heard.includes('\n')) resolve(heard.slice(0, heard.indexOf('\n')));
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(null));
  });
}

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
