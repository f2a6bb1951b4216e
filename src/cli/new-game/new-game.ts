import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../kernel/index.ts';
import { failure, type Io, misuse } from '../terminal/io.ts';
import { texts } from '../text.ts';
import { type GameName, gameName, rulePrefix } from './game-name.ts';
import { isUsedInRegister, REGISTER, register } from './register.ts';
import { copyTemplate, TEMPLATE } from './template.ts';

/** Words of TypeScript that nothing can be called by. */
const RESERVED =
  /^(await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|let|static|package|private|protected|public|interface|implements)$/;

/** Brings what was copied into the form of the house, and records its playthroughs. What went wrong, or null. */
export type Finish = (root: string, name: GameName, files: readonly string[]) => string | null;

/** Makes a new game in a checkout of the repository: a copy of the template under another name. */
export function newGame(root: string, wanted: string, language: Language, io: Io, finish: Finish = finished): number {
  const text = texts[language].newGame;
  if (![join(TEMPLATE, 'src'), REGISTER, 'docs/rules'].every((path) => existsSync(join(root, path))))
    throw failure(text.noCheckout);
  const name = gameName(wanted);
  if (name === null || RESERVED.test(name.variable)) throw misuse(text.badName({ name: wanted }));
  if (isTaken(root, name)) throw misuse(text.taken({ name: wanted }));
  const prefix = rulePrefix(name, prefixesIn(root));
  const files = copyTemplate(root, name, prefix);
  register(root, name);
  const fault = finish(root, name, files);
  if (fault !== null) throw failure(text.unfinished({ name: wanted, fault }));
  io.stdout.write(
    `${text.made({ name: wanted, files: files.length, folder: `src/games/${wanted}`, rules: `${prefix}-1.1` })}\n`,
  );
  const steps = [
    ['npm start', text.play],
    ['npm run check', text.check],
    ['docs/writing-a-game.md', text.read],
  ] as const;
  for (const [what, why] of steps) io.stdout.write(`  ${what.padEnd(24)}${why}\n`);
  return 0;
}

/** Whether there is anything of that name where a game would put its files. */
const isTaken = (root: string, { folder, variable }: GameName): boolean =>
  [`src/games/${folder}`, `src/games/${folder}.ts`, `src/web/games/${folder}`, `docs/rules/${folder}.md`].some((path) =>
    existsSync(join(root, path)),
  ) || isUsedInRegister(root, variable);

/** What the ids of rules begin with, in all games that there are. */
function prefixesIn(root: string): ReadonlySet<string> {
  const folder = join(root, 'docs/rules');
  const rules = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(
    rules.flatMap((text) => [...text.matchAll(/^- \*\*([A-Z]{2})-\d/gm)].map(([, prefix]) => `${prefix}`)),
  );
}

function finished(root: string, { folder }: GameName, files: readonly string[]): string | null {
  const steps = [
    ['scripts/messages.mjs'],
    ['scripts/checks/lint.mjs', '--write', REGISTER, ...files],
    [
      'node_modules/vitest/vitest.mjs',
      ...['run', '--project', 'unit', '--mode', 'record', '--testNamePattern', `^${folder} `],
      'src/games/playthroughs.test.ts',
    ],
  ];
  for (const args of steps) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) return `node ${args.slice(0, 2).join(' ')}\n${stdout}${stderr}`;
  }
  return null;
}
