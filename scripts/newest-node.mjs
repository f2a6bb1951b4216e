// The tests of the kernel, the server and its start on the newest long-term Node, whichever this one is. It is fetched from
// npm into a folder of its own: in node_modules/.bin it would run every script in place of the user's.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runTests } from './unit.mjs';

const VERSION = '24.21.0';
const TESTS = ['src/kernel', 'src/server', '--project', 'unit'];
/**
 * Long tests of what our own code does in the same way on every Node. What may differ there is tested: the start, both
 * databases, passwords, sockets, threads, clocks, several processes.
 */
const LEFT_OUT = [
  'src/server/attack.test.ts',
  'src/server/bots/fairness.test.ts',
  'src/server/coach.test.ts',
  'src/server/crash.test.ts',
  'src/server/database-timeout.test.ts',
  'src/server/fuzz.test.ts',
  'src/server/limits.test.ts',
  'src/server/lobby.test.ts',
  'src/server/lost-reply.test.ts',
  'src/server/my-tables.test.ts',
  'src/server/people/attempts.test.ts',
  'src/server/people/people.test.ts',
  'src/server/rules-fault.test.ts',
  'src/server/salts.test.ts',
  'src/server/sessions.test.ts',
  'src/server/tables/account-deletion.test.ts',
  'src/server/tables/leak.test.ts',
  'src/server/tables/lists/lists.test.ts',
  'src/server/tables/lists/own-tables-feed.test.ts',
  'src/server/tables/replays.test.ts',
  'src/server/talk.test.ts',
  'src/server/trust.test.ts',
  'src/server/wire/openapi.test.ts',
  'src/server/wire/routes/people.test.ts',
];

if (Number(process.versions.node.split('.')[0]) >= Number(VERSION.split('.')[0])) {
  console.log(`This is Node ${process.versions.node}: all tests have run on the newest long-term one.`);
} else {
  const args = [...TESTS, ...LEFT_OUT.flatMap((file) => ['--exclude', file])];
  const passed = await runTests([args], fetchNode());
  process.exit(passed ? 0 : 1);
}

/** The path of that Node. */
function fetchNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join(import.meta.dirname, `../node_modules/.cache/grimalkin/node-${VERSION}`);
  const path = join(folder, 'node_modules', name, 'bin', system === 'win' ? 'node.exe' : 'node');
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    const install = `npm install --prefix "${folder}" --no-save --no-audit --no-fund ${name}@${VERSION}`;
    spawnSync(install, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (stdout?.trim() === `v${VERSION}`) return path;
  console.error(
    `Node ${VERSION} could not be fetched from npm (${name}), so the tests were not run on it. ` +
      'Where there is no network, `npm test -- --this-node` leaves that out.',
  );
  process.exit(1);
}
