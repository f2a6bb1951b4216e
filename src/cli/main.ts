import { existsSync } from 'node:fs';
import { games } from '../games/index.ts';
import { openPlayer } from './bots/open.ts';
import { run } from './run.ts';
import { INTERRUPTED } from './terminal/io.ts';

const SHOW_CURSOR = '\x1b[?25h';

/** However the command ends, the terminal is as it was. */
process.on('exit', () => {
  if (process.stdin.isTTY) process.stdin.setRawMode(false);
  for (const stream of [process.stdout, process.stderr]) if (stream.isTTY) stream.write(SHOW_CURSOR);
});
let atInterrupt = () => {};
process.on('SIGINT', () => {
  if (process.stderr.isTTY) process.stderr.write('\n');
  atInterrupt();
  process.exit(INTERRUPTED);
});
process.on('SIGTERM', () => process.exit(143));
for (const stream of [process.stdout, process.stderr]) {
  // Whoever read our output has gone (`| head`): there is nobody left to tell.
  stream.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
}

const { stdin, stdout, stderr, env } = process;
const built = new URL('./worker.mjs', import.meta.url);
process.exitCode = await run(
  process.argv.slice(2),
  {
    stdin,
    stdout,
    stderr,
    env,
    now: () => performance.now(),
    onInterrupt: (act) => {
      atInterrupt = act;
    },
  },
  {
    factories: games,
    worker: existsSync(built) ? built : null,
    root: new URL('..', import.meta.url),
    openPlayer: async ({ name, command }) => openPlayer(`${name}=${command}`),
  },
);
