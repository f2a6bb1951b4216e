/** Who drew the icons of game-icons.net; the first two drew most of those that are used here. */
export const ICON_ARTISTS = [
  'Lorc',
  'Delapouite',
  'John Colburn',
  'Felbrigg',
  'John Redman',
  'Carl Olsen',
  'Sbed',
  'PriorBlue',
  'Willdabeast',
  'Viscious Speed',
  'Lord Berandas',
  'Irongamer',
  'HeavenlyDog',
  'Lucas',
  'Faithtoken',
  'Skoll',
  'Andy Meneely',
  'Cathelineau',
  'Kier Heyl',
  'Aussiesim',
  'Sparker',
  'Zeromancer',
  'Rihlsul',
  'Quoting',
  'Guard13007',
  'DarkZaitzev',
  'SpencerDub',
  'GeneralAce135',
  'Zajkonur',
  'Catsu',
  'Starseeker',
  'Pepijn Poolman',
  'Pierre Leducq',
  'Caro Asercion',
] as const;

/** Somebody's work: the npm package that it comes in, who made it, under which licence. */
export interface CreditedWork {
  readonly from: string;
  /** Where it is not called like its package. */
  readonly name?: string;
  readonly by: string;
  readonly licence: string;
}

export const addressOf = ({ from }: CreditedWork): string => `https://www.npmjs.com/package/${from}`;

const work = (from: string, by: string, licence: string, name?: string): CreditedWork => ({
  ...{ from, by, licence },
  ...(name !== undefined && { name }),
});

export const FONTS: readonly CreditedWork[] = [
  work('@fontsource-variable/grenze-gotisch', 'The Grenze Gotisch Project Authors', 'OFL-1.1', 'Grenze Gotisch'),
  work('@fontsource/grenze', 'The Grenze Project Authors', 'OFL-1.1', 'Grenze'),
  work(
    '@fontsource-variable/atkinson-hyperlegible-next',
    'The Atkinson Hyperlegible Next Project Authors',
    'OFL-1.1',
    'Atkinson Hyperlegible Next',
  ),
];

/** What is in the page itself. */
export const OF_THE_PAGE: readonly CreditedWork[] = [
  work('react', 'Meta Platforms, Inc. and affiliates', 'MIT'),
  work('react-dom', 'Meta Platforms, Inc. and affiliates', 'MIT'),
  work('wouter', 'Aleksei Taktarov', 'Unlicense'),
  work('zod', 'Colin McDonnell', 'MIT'),
  work('idb', 'Jake Archibald', 'ISC'),
];

/** What the server and the command stand on. */
export const OF_THE_SERVER: readonly CreditedWork[] = [
  work('@clack/core', 'Nate Moore', 'MIT'),
  work('@clack/prompts', 'Nate Moore', 'MIT'),
  work('@electric-sql/pglite', 'Electric DB Limited', 'Apache-2.0'),
  work('@fastify/cookie', 'The Fastify team', 'MIT'),
  work('@fastify/helmet', 'The Fastify team', 'MIT'),
  work('@fastify/rate-limit', 'The Fastify team', 'MIT'),
  work('@fastify/static', 'The Fastify team', 'MIT'),
  work('@fastify/swagger', 'The Fastify team', 'MIT'),
  work('@fastify/websocket', 'The Fastify team', 'MIT'),
  work('@fontsource/atkinson-hyperlegible-next', 'The Atkinson Hyperlegible Next Project Authors', 'OFL-1.1'),
  work('@node-rs/argon2', 'LongYinan', 'MIT'),
  work('@observablehq/plot', 'Observable, Inc.', 'ISC'),
  work('@resvg/resvg-js', 'yisibl', 'MPL-2.0'),
  work('commander', 'TJ Holowaychuk', 'MIT'),
  work('drizzle-orm', 'Drizzle Team', 'Apache-2.0'),
  work('fastify', 'The Fastify team', 'MIT'),
  work('fastify-type-provider-zod', 'turkerd', 'MIT'),
  work('openskill', 'Philihp Busby', 'MIT'),
  work('pg', 'Brian Carlson', 'MIT'),
  work('picocolors', 'Alexey Raspopov', 'ISC'),
  work('pino', 'Matteo Collina', 'MIT'),
  work('prom-client', 'Simon Nyberg', 'Apache-2.0'),
  work('ws', 'Einar Otto Stangvik', 'MIT'),
];
