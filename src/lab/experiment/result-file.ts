import {
  appendFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { GameRange } from '../simulation.ts';

/** The results cannot be kept or read, or somebody else is playing the same games. */
export class ResultsError extends Error {
  override readonly name = 'ResultsError';
}

/** So many lines are added before the file is written anew with blocks joined. */
const LINES = 64;

/**
 * Results in a file: a line of JSON for what is played, then one for each block of games. What was played is kept at
 * once, so that whoever stops loses no more than the blocks under way.
 */
export class ResultFile<Block extends GameRange> {
  private readonly path: string;
  private readonly head: string;
  private readonly join: ((a: Block, b: Block) => Block) | null;
  private list: Block[] = [];
  private added = 0;

  /** Opens the results at a path, or begins them. `join` makes one block of two that follow each other. */
  constructor(path: string, head: unknown, join: ((a: Block, b: Block) => Block) | null = null) {
    this.path = path;
    this.head = JSON.stringify(head);
    this.join = join;
    try {
      makeFolder(dirname(path));
      this.lock();
      if (existsSync(path)) this.read();
      else writeFileSync(path, `${this.head}\n`);
    } catch (error) {
      this.close();
      if (error instanceof ResultsError) throw error;
      throw new ResultsError(`${path}: ${(error as Error).message}`, { cause: error });
    }
  }

  get blocks(): readonly Block[] {
    return this.list;
  }

  /** The end of the last game that was played. */
  get end(): number {
    return this.list.reduce((end, { to }) => Math.max(end, to), 0);
  }

  add(block: Block): void {
    appendFileSync(this.path, `${lineOf(block)}\n`);
    this.list.push(block);
    if (++this.added >= LINES) this.compact();
  }

  /** Joins blocks that follow each other, and writes the file anew. */
  compact(): void {
    if (this.join === null) return;
    this.list = joined(this.list, this.join);
    this.added = 0;
    const draft = `${this.path}.new`;
    writeFileSync(draft, [this.head, ...this.list.map(lineOf), ''].join('\n'));
    renameSync(draft, this.path);
  }

  /** Lets others go on with it. */
  close(): void {
    if (!held.delete(this.lockPath)) return;
    rmSync(this.lockPath, { force: true });
  }

  private get lockPath(): string {
    return `${this.path}.lock`;
  }

  /** Two that played the same games would count them twice. */
  private lock(): void {
    const { lockPath } = this;
    if (!tryLock(lockPath)) {
      const pid = Number(readFileSync(lockPath, 'utf8'));
      if (held.has(lockPath) || (pid !== process.pid && isRunning(pid)))
        throw new ResultsError(`process ${pid} is at work on these games (${lockPath})`);
      // Whoever died left it. Of several who find that, one can take it away, and only that one.
      const stale = `${lockPath}.${process.pid}.stale`;
      renameSync(lockPath, stale);
      const wasTaken = Number(readFileSync(stale, 'utf8')) !== pid;
      if (wasTaken) linkSync(stale, lockPath);
      rmSync(stale);
      if (wasTaken || !tryLock(lockPath))
        throw new ResultsError(`another process is at work on these games (${lockPath})`);
    }
    held.add(lockPath);
  }

  private blockIn(line: string, number: number): Block {
    try {
      return JSON.parse(line, withMaps) as Block;
    } catch {
      throw new ResultsError(`${this.path}: line ${number} cannot be read; delete the file to begin anew`);
    }
  }

  private read(): void {
    const text = readFileSync(this.path, 'utf8');
    // Whoever was killed while writing left half a line.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [head, ...lines] = whole.split('\n').filter((line) => line !== '');
    if (head !== undefined && head !== this.head) throw new ResultsError(`${this.path} holds other games`);
    this.list = lines.map((line, n) => this.blockIn(line, n + 2));
    if (whole.length < text.length) truncateSync(this.path, Buffer.byteLength(whole));
    if (whole === '') writeFileSync(this.path, `${this.head}\n`);
  }
}

/** The locks of this process. */
const held = new Set<string>();

/** A link appears with all that is in the file: nobody reads a lock that is empty still. */
function tryLock(path: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${process.pid}`);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/** Only the last folder of a path is made: a whole path that cannot be is a mistake to be told, and Node tries for ever in `/proc`. */
function makeFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder);
}

function joined<Block extends GameRange>(blocks: readonly Block[], join: (a: Block, b: Block) => Block): Block[] {
  const result: Block[] = [];
  for (const block of [...blocks].sort((a, b) => a.from - b.from)) {
    const before = result.at(-1);
    if (before?.to === block.from) result[result.length - 1] = join(before, block);
    else result.push(block);
  }
  return result;
}

const lineOf = (block: unknown): string =>
  JSON.stringify(block, (_key, value) => (value instanceof Map ? { map: [...value] } : value));
const withMaps = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'map' in value && Array.isArray(value.map)
    ? new Map(value.map as [unknown, unknown][])
    : value;

function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, and is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
