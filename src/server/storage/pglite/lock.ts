import { createHash, randomBytes } from 'node:crypto';
import { open, readdir, realpath, rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './folder.ts';

/** Another process works in the data folder. */
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

/** How long a living process may take to say whether the folder is its own. */
const PATIENCE_MS = 3000;
/** The longest path of a socket that every system takes. */
const LONGEST = 100;
const isLinux = process.platform === 'linux';
const NO_SOCKETS = ['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL'];

/**
 * Takes the data folder for this process, until it lets go or dies: a lock is a socket on which its owner listens, and
 * the system stops listening for the dead. So no lock outlives its owner, whatever its process number, and containers
 * that share a folder see each other's.
 */
export async function lockDataDir(dataDir: string): Promise<Lock> {
  await makeFolder(dataDir);
  const real = await realpath(dataDir);
  const hash = createHash('sha256').update(real).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return lockPipe(dataDir, `\\\\.\\pipe\\grimalkin-${hash}`);
  // Elsewhere than on Linux a path may be too long for a socket.
  const roomy = isLinux || Buffer.byteLength(socketIn(join(real, 'lock'), newName())) <= LONGEST;
  const outside = () => lockFolder(dataDir, join(tmpdir(), `grimalkin-${hash}`));
  if (!roomy) return outside();
  return lockFolder(dataDir, join(real, 'lock')).catch((error) => {
    // Some shared folders of virtual machines hold no sockets, for nobody. Any other fault may be ours alone.
    if (!NO_SOCKETS.includes(codeOf(error) ?? '')) throw error;
    return outside();
  });
}

/** On Windows the name of a pipe belongs to one process, and dies with it. */
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
 * Elsewhere a socket of the dead stays in the way, and clearing it away could hit somebody who has just come. So each
 * contender has a socket with a name of its own, listens first and then asks all others. Of two that contend at the same
 * time the later one to listen finds the earlier, hence never both win: whoever is asked while still undecided gives way
 * to the smaller name, and whoever has decided says no.
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
    // Renamed once it listens: who finds a socket there that nobody listens on knows that its owner is dead.
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
 * A path to a folder on which sockets have room: their own are cut off after some hundred bytes. On Linux an open folder
 * is also found by its number, which is short wherever it lies.
 */
async function shortWayTo(folder: string): Promise<{ readonly path: string; close(): Promise<void> }> {
  const isShort = Buffer.byteLength(socketIn(folder, newName())) <= LONGEST;
  if (isShort || !isLinux) return { path: folder, close: async () => undefined };
  const opened = await open(folder);
  return { path: `/proc/self/fd/${opened.fd}`, close: () => opened.close() };
}

const SUFFIX = '.sock';
const newName = (): string => randomBytes(6).toString('hex') + SUFFIX;
const socketIn = (folder: string, name: string): string => join(folder, `${name}.new`);

/** Whether somebody alive says that the folder is theirs. The socket of a dead process is removed. */
async function isTaken(path: string, options: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    socket.write(`${options}\n`);
    // Who is alive and says nothing may well be at work.
    const silent = new Promise<string>((resolve) => socket.setTimeout(PATIENCE_MS, () => resolve('mine')));
    const answer = await Promise.race([lineFrom(socket), silent]);
    // Who hung up without a word has died just now: then nobody listens.
    return answer === null ? isTaken(path, options) : answer === 'mine';
  } catch (error) {
    // Who let go while this one was at the door.
    if (codeOf(error) === 'ECONNRESET') return isTaken(path, options);
    if (codeOf(error) === 'ECONNREFUSED') await rm(path, { force: true });
    return !['ECONNREFUSED', 'ENOENT'].includes(codeOf(error) ?? '');
  } finally {
    socket.destroy();
  }
}

/** The first line that comes; null if the other hangs up before. */
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
