import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The data folder, or the database in it, cannot be used, and why: for who runs the server. */
export class DataDirFault extends Error {
  constructor(dataDir: string, cause: unknown) {
    super(`The data folder ${dataDir} cannot be used: ${reasonOf(cause)}.`, { cause });
    this.name = 'DataDirFault';
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this process has no right to write there',
  EPERM: 'this process has no right to write there',
  EROFS: 'it is on a disk that can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EEXIST: 'a file is in its way',
  ENOTDIR: 'a file is in its way',
  ENOENT: 'no folder can be made there',
  ENAMETOOLONG: 'its path is too long',
  ELOOP: 'its path leads in a circle',
  EIO: 'the disk fails',
};

function reasonOf(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  const known = REASONS[code ?? ''];
  // What PostgreSQL says comes in a line, perhaps with a point at its end.
  return known === undefined ? message.replace(/\p{C}+/gu, ' ').replace(/\.$/, '') : `${known} (${code})`;
}

/** Makes a folder, that with this mode, and those above it. Where that is impossible, such as below /proc, Node's own way never ends. */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  if (await isFolder(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  try {
    await mkdir(path, { mode });
  } catch (error) {
    // Somebody else may have made it just now.
    if (!(await isFolder(path))) throw error;
  }
}

/** Whether a folder is there; throws if something else is in its way. */
async function isFolder(path: string): Promise<boolean> {
  try {
    const there = await stat(path);
    if (!there.isDirectory()) throw Object.assign(new Error(`${path} is no folder`), { code: 'ENOTDIR', path });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return false;
  }
}
