// A folder for whatever tests write where the system keeps passing things: it goes when they are done.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where programs look for the system's temporary folder. */
const NAMES = ['TMPDIR', 'TEMP', 'TMP'];
/** The path of a socket has room for about a hundred characters, and some of them lie deep in this folder. */
const LONGEST = 24;

/**
 * Makes the folder and has this process and all that it starts use it.
 * @returns {{ path: string, processes: () => { pid: number, command: string }[], remove: () => void }}
 */
export function makeRunFolder() {
  const parent = tmpdir().length > LONGEST && existsSync('/tmp') ? '/tmp' : tmpdir();
  const path = mkdtempSync(join(parent, 'g-'));
  // A PostgreSQL server may run as somebody else.
  chmodSync(path, 0o755);
  for (const name of NAMES) process.env[name] = path;
  return {
    path,
    processes: () => processes(path),
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}

/**
 * Other processes that have this text in their command or in the environment with which they were started. Only Linux
 * tells.
 * @param {string} text
 */
export function processes(text, { environment = true } = {}) {
  if (!existsSync('/proc/self/environ')) return [];
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid) || pid === process.pid) return [];
    const command = readOr(`/proc/${pid}/cmdline`);
    // Who has ended and whom nobody has asked about has no command any more.
    if (command === '') return [];
    const said = environment ? `${command}\0${readOr(`/proc/${pid}/environ`)}` : command;
    if (!said.includes(text)) return [];
    return [{ pid, command: command.replaceAll('\0', ' ').trim() }];
  });
}

/** @param {string} file */
function readOr(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** For Vitest where it is run by itself, before all tests: the folder is there already where `npm test` runs it. */
export default function setup() {
  if (process.env.GRIMALKIN_RUN !== undefined) return () => {};
  const folder = makeRunFolder();
  return () => folder.remove();
}
