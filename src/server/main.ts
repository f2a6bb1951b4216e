import { openLog } from './log.ts';
import { startServer } from './server.ts';
import { readSettings } from './settings.ts';
import { startFault } from './start-fault.ts';

/** How long accepted answers and people's connections have to come to an end. */
const STOP_MS = 10_000;
/** From how long on who looks at a terminal is told that it takes a while. */
const LONG_MS = 1500;
/** Run by npm, one Ctrl-C arrives twice: from the terminal and from npm. */
const SAME_MS = 500;

const settings = readSettings(process.env);
if ('length' in settings) {
  for (const fault of settings) console.error(fault);
  process.exit(2);
}

const log = openLog({ level: settings.logLevel, readable: process.stdout.isTTY && !process.env.LOG_LEVEL });
// Node itself would print the error whole, with what a failed query was given.
process.on('uncaughtException', (error) => {
  log.fatal(error, 'something broke that nobody expected');
  process.exit(1);
});

const starting = startServer(settings, log);

let stopping: number | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    const now = performance.now();
    if (stopping === null) {
      stopping = now;
      void stop(signal);
    } else if (now - stopping > SAME_MS) {
      process.exit(1);
    }
  });
}

async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping');
  setTimeout(() => {
    log.error('did not stop in time');
    process.exit(1);
  }, STOP_MS).unref();
  // While it starts, it is stopped as soon as it stands.
  await (await starting).stop();
  log.info('stopped');
  process.exit(0);
}

const patience = setTimeout(() => {
  if (process.stdout.isTTY) console.log('Starting … (the first time takes a while: the database is made)');
}, LONG_MS);
try {
  const { url, dead } = await starting;
  clearTimeout(patience);
  console.log(`Grimalkin is at ${url}`);
  // What it cannot do any more the next process can: all that was accepted is stored.
  void dead.then(() => process.exit(1));
} catch (error) {
  const why = startFault(error, settings);
  if (why === null) log.fatal(error, 'could not start');
  else console.error(why);
  process.exit(1);
}
