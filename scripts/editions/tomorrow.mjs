// A program of tomorrow, for tests: this checkout with a changed rule, another field in the view and a new kind of
// question in A Familiar Find, frozen as a second edition of its rules. What was begun today must go on there.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freeze } from './freeze.mjs';

const FIND = 'src/games/familiar-find';
const MESSAGES = readdirSync(join(import.meta.dirname, '../..', FIND, 'messages'));

/**
 * What is changed: in which file, what, and to what.
 * @type {readonly (readonly [string, string, string])[]}
 */
const CHANGES = [
  ['package.json', '"version": "', '"version": "99.'],
  [`${FIND}/game.ts`, 'const VERSION = 2;', 'const VERSION = 3;'],
  [`${FIND}/face.ts`, 'const VIEW_FORMAT = 1;', 'const VIEW_FORMAT = 2;'],
  // A changed rule: one card face up and one face down, not two and one.
  [`${FIND}/state/state.ts`, '  up: 2,\n', '  up: 1,\n'],
  // Another field in the view.
  [`${FIND}/view/secrets.ts`, '    turns: s.turns,\n', '    turns: s.turns,\n    omens: s.turns + 1,\n'],
  [`${FIND}/view/secrets.ts`, '  readonly turns: number;\n', '  readonly turns: number;\n  readonly omens: number;\n'],
  // A new kind of question.
  [
    `${FIND}/content/answers.ts`,
    "    pass: answers('pass'),\n",
    "    pass: answers('pass'),\n    omen: answers('omen', ['sign', ['star', 'moon']]),\n",
  ],
  [
    `${FIND}/turn/turn.ts`,
    "  '1 Scavenge': choose(",
    `  '1 Omen': choose({
    ask: 'omen',
    by: (_s: Find, t: Turn) => t.seat,
    from: (s: Find, _t: Turn, _seat: Seat, offers: Offers<never>) => {
      for (const sign of [0, 1]) offers.may(contentOf(s).answers.omen.of(sign) as never);
    },
    then: () => {},
  }),
  '1 Scavenge': choose(`,
  ],
  [`${FIND}/turn/turn.ts`, 'procedure, run, when', 'type Offers, procedure, run, type Seat, when'],
  [
    `${FIND}/turn/turn.ts`,
    'import { isPlaying,',
    "import { contentOf } from '../content/content.ts';\nimport { isPlaying,",
  ],
  ...MESSAGES.map(
    (file) =>
      /** @type {const} */ ([`${FIND}/messages/${file}`, '    "scavenge": ', '    "omen": "Omen?",\n    "scavenge": ']),
  ),
];

/** What of a checkout is needed to freeze its rules, and to build and run all of it. */
const RULES = ['package.json', 'src/text', 'src/kernel', 'src/games', 'editions'];
const ALL = [...RULES, 'src', 'scripts', 'docs/rules', 'vite.config.ts', 'tsconfig.json', 'dist/web/assets'];

/**
 * Makes it in an empty folder. `whole`: so that it can be built.
 * @param {string} today the root of this checkout
 * @param {string} folder
 * @param {{ readonly whole?: boolean }} wanted
 */
export async function makeTomorrow(today, folder, { whole = false } = {}) {
  for (const part of whole ? ALL : RULES) {
    if (!existsSync(join(today, part))) continue;
    mkdirSync(dirname(join(folder, part)), { recursive: true });
    cpSync(join(today, part), join(folder, part), { recursive: true, filter: (name) => !/\.test\.tsx?$/.test(name) });
  }
  symlinkSync(join(today, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, from, to] of CHANGES) change(join(folder, file), from, to);
  await freeze(folder, () => {});
}

/**
 * @param {string} file
 * @param {string} from
 * @param {string} to
 */
function change(file, from, to) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)} any more: change tomorrow.mjs`);
  writeFileSync(file, text.replace(from, to));
}
