// The arrows: who may import what. Run by scripts/checks/arrows.mjs (`npm run arrows`).
// Paths are regular expressions on file names relative to the repository.

/** Each folder of src and what else of ours it may import, besides `text`. `games` has rules of its own below. */
const MAY_IMPORT = {
  text: [],
  kernel: [],
  bots: ['kernel'],
  editions: ['kernel', 'games'],
  protocol: ['kernel'],
  table: ['kernel', 'bots', 'protocol'],
  lab: ['kernel', 'packs', 'bots', 'games'],
  packs: ['kernel'],
  server: ['kernel', 'packs', 'bots', 'table', 'protocol', 'games', 'editions'],
  web: ['kernel', 'bots', 'table', 'protocol', 'games', 'editions'],
  cli: ['kernel', 'packs', 'bots', 'table', 'protocol', 'games', 'editions', 'lab', 'server'],
};

/** The pure folders and the npm packages that they may use: no others, and nothing of Node. */
const MAY_USE = {
  'text/': [],
  'kernel/(?!testing/)': [],
  'kernel/testing/': ['zod'],
  'games/': ['zod'],
  'bots/': [],
  'table/': [],
  'packs/': [],
};

const TEST = '\\.test\\.tsx?$';
/** Helpers for tests only, the one place outside tests that may know the test runner. */
const TEST_HELPER =
  '^(src/(kernel/testing/vitest[^/]*$|games/testing/|table/testing/|cli/testing/|server/testing/|web/.*testing/)|archive/|e2e/)';
const TESTING = '^src/kernel/testing/';

/**
 * The doors of the games: to play them and to know which were released. The page finds covers and faces by the names of their
 * files (src/web/games/register.ts), which no arrow shows.
 */
const GAMES = '^src/games/(index|released)\\.ts$';
const FACE = '^src/games/[^/]+/face\\.ts$';
/** The web client without what plays in the browser: it holds no rules. */
const PAGE = { path: '^src/web/', pathNot: ['^src/web/local/', TEST, TEST_HELPER] };
/** What of the protocol is plain functions of plain data: refusals, changes of views, results of giving up. */
const PLAIN_PROTOCOL = '^src/protocol/(refusal/refusal|change|table-event)\\.ts$';
/** What of the kernel is only wording, names and the scale on which people are told how a game stands. */
const WORDING = '^src/kernel/(data/standing|game/(speech|edition|timing))\\.ts$';

/** @type {(name: string, comment: string, from: object, to: object) => import('dependency-cruiser').IForbiddenRuleType} */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const folders = Object.entries(MAY_IMPORT).map(([folder, others]) =>
  never(
    `${folder}-arrows`,
    `${folder} may import text, and: ${others.join(', ') || 'nothing of ours'}`,
    { path: `^src/${folder}/`, ...(['bots', 'packs'].includes(folder) && { pathNot: TEST }) },
    { path: '^src/', pathNot: `^src/(${[folder, 'text', ...others].join('|')})/` },
  ),
);

const purity = Object.entries(MAY_USE).map(([folder, packages]) =>
  never(
    `${folder.replace(/\W.*/, '')}-is-pure`,
    `allowed from outside: ${packages.join(', ') || 'nothing'}`,
    { path: `^src/${folder}`, pathNot: [TEST, TEST_HELPER] },
    { pathNot: ['^src/', ...packages.map((name) => `^node_modules/${name}/`)] },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...folders,
    ...purity,
    never(
      'bots-and-packs-tests',
      "bots and packs know no game by name; their tests may play the games' list",
      { path: `^src/(bots|packs)/.*${TEST}` },
      { path: '^src/', pathNot: '^src/(bots|packs|kernel|games|text)/' },
    ),
    never(
      'game-arrows',
      'a game imports the kernel, the grammar of texts, what games share and its own folder, never another game',
      { path: '^src/games/([^/]+)/' },
      { path: '^src/', pathNot: ['^src/(kernel|text)/', '^src/games/shared/', '^src/games/$1/'] },
    ),
    never(
      'games-list-arrows',
      'the list of games imports the games and the kernel',
      { path: '^src/games/[^/]+$' },
      { path: '^src/', pathNot: '^src/(kernel|games|text)/' },
    ),
    never(
      'games-door',
      'games/index.ts is the only door to the games',
      { pathNot: ['^src/games/', '^src/web/', '^e2e/'] },
      { path: '^src/games/', pathNot: GAMES },
    ),
    never(
      'web-games-door',
      'the web client draws games by web/games/register.ts, and plays them by games/index.ts',
      { path: '^src/web/', pathNot: ['^src/web/games/[^/]+/', TEST] },
      { path: '^src/games/', pathNot: GAMES },
    ),
    never(
      'web-tests-games-door',
      'tests of the web client may also know the face of a game',
      { path: [`^src/web/.*${TEST}`, '^e2e/'] },
      { path: '^src/games/', pathNot: [GAMES, FACE] },
    ),
    never(
      'board-arrows',
      "a board may know its own game's face, and no other board",
      { path: '^src/web/games/([^/]+)/', pathNot: TEST },
      { path: '^src/(games|web/games)/[^/]+/', pathNot: ['^src/games/$1/face\\.ts$', '^src/web/games/$1/'] },
    ),
    never(
      'library-arrows',
      'src/index.ts offers no server, client or command',
      { path: '^src/[^/]+$' },
      { path: '^src/(server|web|cli)/' },
    ),
    never(
      'folder-unknown',
      'a new folder of src needs a line in .dependency-cruiser.mjs',
      { path: `^src/(?!(games|${Object.keys(MAY_IMPORT).join('|')})/)[^/]+/` },
      {},
    ),
    never(
      'protocol-types-only',
      'the protocol takes only types, the wording of faults, the hash of commitments and the scale of standings from the kernel',
      { path: '^src/protocol/', pathNot: TEST },
      {
        path: '^src/kernel/',
        pathNot: '^src/kernel/(data/(fault|hash|standing)|game/edition)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'table-protocol-types-only',
      'a table takes types from the protocol, and of its functions only refusals, changes and table events',
      { path: '^src/table/', pathNot: [TEST, TEST_HELPER] },
      { path: '^src/protocol/', pathNot: PLAIN_PROTOCOL, dependencyTypesNot: ['type-only'] },
    ),
    never(
      'web-types-only',
      'the client holds no rules outside web/local: only types, wording, and the faces of games',
      PAGE,
      {
        path: '^src/(kernel|bots|table|games)/',
        pathNot: [WORDING, FACE, '^src/games/released\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'web-knows-no-machine',
      'the client runs in a browser',
      { path: '^src/web/', pathNot: [TEST, TEST_HELPER] },
      { dependencyTypes: ['core'] },
    ),
    never(
      'testing-is-for-tests',
      'only tests, cli and lab may import kernel/testing',
      { pathNot: [TEST, TEST_HELPER, TESTING, '^src/(cli|lab)/'] },
      { path: TESTING },
    ),
    never(
      'test-helpers-are-for-tests',
      'these helpers know the test runner: only tests may import them',
      { pathNot: [TEST, TEST_HELPER] },
      { path: TEST_HELPER },
    ),
    never('no-import-of-tests', 'nothing imports a test', {}, { path: TEST }),
    never(
      'src-stands-alone',
      'src imports no archive, no bench, no script and no test in a browser',
      { path: '^src/' },
      { path: '^(archive|bench|e2e|scripts|bin|dist)/' },
    ),
    never(
      'no-dev-packages',
      'what ships may not need a development package; the web client ships with its own inside',
      { path: '^src/', pathNot: [TEST, TEST_HELPER, '^src/web/'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    // A path that does not resolve would slip past every rule above.
    never('unresolvable', 'the import leads nowhere', {}, { couldNotResolve: true }),
    never('no-cycles', 'files that import each other in a ring', {}, { circular: true }),
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^bench/\\.cache/' },
    // Imports of types count too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
