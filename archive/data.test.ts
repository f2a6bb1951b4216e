import { mkdir, rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../src/games/index.ts';
import { type GameRecord, seededRng } from '../src/kernel/index.ts';
import type { TableInfo } from '../src/protocol/table.ts';
import { builtThinker } from '../src/server/testing/built.ts';
import { DATABASES, makeDatabase, type TestDatabase } from '../src/server/testing/database/databases.ts';
import { playOut } from '../src/server/testing/play.ts';
import { onDatabase } from '../src/server/testing/server.ts';
import { Visitor } from '../src/server/testing/visitor/visitor.ts';
import { type ArchivedPerson, type ArchivedTable, comeBack, findTable, readExpectedData } from './expected-data.ts';
import { pathIn, readCompressed, releasesWith } from './files.ts';
import { ADVICE, playedAgain, playedOut } from './replayed.ts';
import { untar } from './tar.ts';

const ADMIN_TOKEN = 'who-runs-the-server';
/** Bots wait for longer than anybody looks, however slow the machine is. */
const STILL = { botPaceMs: 86_400_000 };

/** A database as a killed server of that release left it. */
async function leftBehind(release: string, kind: TestDatabase['kind']): Promise<TestDatabase> {
  const database = await makeDatabase(kind);
  const { dataDir, databaseUrl } = database;
  if (databaseUrl === null) {
    await rm(dataDir, { recursive: true });
    await mkdir(dataDir);
    untar(readCompressed(pathIn(release, 'data', 'pglite.tar.br')), dataDir);
    return database;
  }
  const dump = readCompressed(pathIn(release, 'data', 'postgres.sql.br')).toString('utf8');
  const client = new pg.Client(databaseUrl);
  await client.connect();
  // Lines with a backslash are for psql.
  await client.query(dump.replaceAll(/^\\(?:un)?restrict .*$/gm, ''));
  await client.end();
  return database;
}

/** So many steps every game is played on on the server. */
const STEPS = 6;
/**
 * Every table of every release is found as it stood, and of every release a table of each game is played to its end. All
 * the others are played on a little in the oldest release and in the newest; with `THOROUGH` in those between as well.
 */
const isPlayedWhole = (release: number): boolean =>
  process.env.THOROUGH !== undefined || release === 0 || release === releasesWith('data').length - 1;

/**
 * Both databases of a release hold the same kinds of tables. Those with bots are played on on one of them, those of people
 * on the other, and in the next release the other way round: what a game comes to does not depend on where it is stored,
 * and it is found as it stood on both.
 */
function playedOn(release: number, kind: TestDatabase['kind'], tables: readonly ArchivedTable[]): ArchivedTable[] {
  const withBots = DATABASES[release % DATABASES.length] === kind;
  return tables.filter(
    ({ info: { state, seats } }) => state !== 'over' && seats.some(({ bot }) => bot !== null) === withBots,
  );
}

/**
 * Of these the ones that are played to their end on the server: of each game one, on either database, and another one in
 * the next release. The others are given up after some steps, and their record is played to its end.
 */
function playedToTheEnd(
  release: number,
  kind: TestDatabase['kind'],
  tables: readonly ArchivedTable[],
): ArchivedTable[] {
  return Object.keys(games).flatMap((game, n) => {
    if ((release + n) % DATABASES.length !== DATABASES.indexOf(kind)) return [];
    const ofGame = playedOn(release, kind, tables).filter(({ info }) => info.game === game);
    return ofGame[release % ofGame.length] ?? [];
  });
}

const releases = releasesWith('data').flatMap((release, n) => DATABASES.map((kind) => [release, kind, n] as const));
test.each(releasesWith('data').map((release, n) => [release, n] as const))(
  'on the databases of %s a table of every game is played on to its end',
  (release, n) => {
    const played = DATABASES.flatMap((kind) => playedToTheEnd(n, kind, readExpectedData(release, kind).tables));
    expect(played.map(({ info }) => info.game).sort()).toEqual(Object.keys(games).sort());
  },
);

describe.each(releases)('what a killed server of %s left on %s', (release, kind, n) => {
  const { at, people, tables, reports } = readExpectedData(release, kind);
  const toTheEnd = playedToTheEnd(n, kind, tables);
  const played = isPlayedWhole(n) ? playedOn(n, kind, tables) : toTheEnd;
  const wholly = new Set(toTheEnd.map(({ id }) => id));
  let begun = Date.now();
  /** It is opened in the hour in which it was left: people stay signed in for a year. */
  const now = () => Date.parse(at) + Date.now() - begun;
  let database: TestDatabase;
  const open = (settings: Parameters<typeof onDatabase>[3] = {}) =>
    onDatabase(database, { ADMIN_TOKEN }, { now }, settings);

  beforeAll(async () => {
    await builtThinker();
    database = await leftBehind(release, kind);
    // However long the releases before it have taken.
    begun = Date.now();
  });
  afterAll(() => database.remove());

  test('is opened by today’s server, and the games are found as they stood', { timeout: 0 }, async () => {
    const { server, logged, stop } = await open(STILL);
    const visitors = await Promise.all(people.map((person) => comeBack(server.url, person)));
    expect(visitors.map(({ me }) => me)).toMatchObject(people.map(({ id, name }) => ({ id, name })));
    for (const table of tables) expect(await findTable(table.id, table.what, visitors), ADVICE).toEqual(table);
    for (const { id, words } of reports) {
      const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
      const response = await fetch(`${server.url}/api/v1/reports/${id}`, { headers });
      expect(await response.json()).toMatchObject({ id, words });
    }
    for (const visitor of visitors) visitor.hangUp();
    await stop();
    expect(faultsIn(logged())).toEqual([]);
  });

  test('the games are played on to their end', { timeout: 0 }, async () => {
    const { server, logged, stop } = await open();
    const visitors = await Promise.all(people.map((person) => enter(server.url, person)));
    const visitor = (id: string | null) => visitors.find((each) => each.id === id);
    await Promise.all(
      played.map(async ({ id, info: { state, host, seats } }) => {
        if (state === 'open') await begin(id, visitor(host) as Visitor, visitors);
        const now: TableInfo = await (visitors[0] as Visitor).ask('GET', `/tables/${id}`);
        const players = now.seats.flatMap(({ person, away }) =>
          away === 'resigned' ? [] : (visitor(person?.id ?? null) ?? []),
        );
        for (const { person, away } of seats)
          if (away === 'left') await visitor(person)?.ask('POST', `/tables/${id}/back`);
        for (const player of players) await player.watch(id, 0);
        const seq = () => players[0]?.at(id).seq ?? 0;
        const enough = wholly.has(id) ? Number.POSITIVE_INFINITY : seq() + STEPS;
        await playOut(players, id, seededRng('archive', id), () => seq() >= enough);
        await giveUp(players, id);
      }),
    );
    for (const { id, info } of played) {
      const [person] = visitors as [Visitor];
      const record: GameRecord = await person.ask('GET', `/tables/${id}/record`);
      const { pack } = await person.ask('GET', `/packs/${info.content}`);
      const match = await playedAgain(record, pack);
      if (wholly.has(id)) expect(match.state.result).not.toBeNull();
      else playedOut(match);
    }
    for (const each of visitors) each.hangUp();
    await stop();
    expect(faultsIn(logged())).toEqual([]);
  });
});

/** Accounts with their password, guests with what their browser kept. */
async function enter(url: string, person: ArchivedPerson): Promise<Visitor> {
  if (person.password === null) return comeBack(url, person);
  const visitor = new Visitor(url);
  visitor.me = await visitor.ask('POST', '/sign-in', { name: person.name, password: person.password });
  await visitor.connect();
  return visitor;
}

/** Whoever is awaited or free sits down at a table that has not begun, and the host begins. */
async function begin(id: string, host: Visitor, people: readonly Visitor[]): Promise<void> {
  const { seats }: TableInfo = await host.ask('GET', `/tables/${id}`);
  for (const { person, keptFor, bot } of seats) {
    if (person !== null || bot !== null) continue;
    const others = people.filter((other) => seats.every((seat) => seat.person?.id !== other.id));
    const wanted = others.find((other) => keptFor === null || keptFor.id === other.id);
    await wanted?.ask('POST', `/tables/${id}/join`, { salt: 'late' });
  }
  const { state }: TableInfo = await host.ask('GET', `/tables/${id}`);
  if (state === 'open') await host.ask('POST', `/tables/${id}/start`);
}

/** All who play at a table give up, until it is over. */
async function giveUp(players: readonly Visitor[], id: string): Promise<void> {
  for (const player of players) {
    const { status, body } = await player.fetch('POST', `/tables/${id}/resign`);
    // It may be over already: an answer was its last.
    if (status >= 400) expect(body).toMatchObject({ refused: { why: 'over' } });
  }
}

/** What a server complained of. */
const faultsIn = (log: string): string[] =>
  log.split('\n').filter((line) => /"level":"(?:warn|error|fatal)"/.test(line));
