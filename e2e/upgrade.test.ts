import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ArchivedPerson, readExpectedData } from '../archive/expected-data.ts';
import { pathIn, readCompressed, releasesWith } from '../archive/files.ts';
import { untar } from '../archive/tar.ts';
import { games } from '../src/games/index.ts';
import { harness } from './support/harness.ts';
import { Player } from './support/player.ts';
import { FIND } from './support/records.ts';
import type { Visit } from './support/visit.ts';

/** So often somebody touches something before the server is upgraded, and after it. */
const [BEFORE, AFTER] = [2, 4];

const releases = releasesWith('page');
/**
 * Somebody sits at a table of each of these games: of all on pages of the oldest release and of the newest, of half of them
 * on pages of those between, in the next one of the other half. `THOROUGH` brings all to every page.
 */
function gamesOn(release: number): string[] {
  const all = Object.keys(games).sort();
  const isWhole = process.env.THOROUGH !== undefined || release === 0 || release === releases.length - 1;
  return isWhole ? all : all.filter((_, game) => game % 2 === release % 2);
}

test('on pages of every release somebody sits at some game, on those between the first and the last at each in turn', () => {
  const played = releases.map((_, n) => gamesOn(n));
  expect(played.filter((names) => names.length === 0)).toEqual([]);
  for (const names of [played[0], played.at(-1)]) expect(names).toEqual(Object.keys(games).sort());
  for (const [n, names] of played.entries())
    if (n > 1) expect(new Set([...names, ...(played[n - 1] ?? [])]).size).toBe(Object.keys(games).length);
});

describe.each(releases.map((release, n) => [release, n] as const))(
  'a page of %s that is open while the server is upgraded',
  (release, n) => {
    const { at: left, people, tables } = readExpectedData(release, 'pglite');
    let begun = Date.now();
    const page = join(tmpdir(), `grimalkin-page-${randomUUID()}`);
    beforeAll(() => {
      // However long the releases before it have taken.
      begun = Date.now();
      untar(readCompressed(pathIn(release, 'page', 'page.tar.br')), page);
    });
    afterAll(() => rmSync(page, { recursive: true }));
    const at = harness(
      'upgrade',
      {},
      {
        page,
        fill: (dataDir) => untar(readCompressed(pathIn(release, 'data', 'pglite.tar.br')), dataDir),
        now: () => Date.parse(left) + Date.now() - begun,
      },
    );

    /** Somebody with the old page, and with what their browser kept of the old server. */
    const comes = async ({ id, cookie }: ArchivedPerson, path: string, installs: boolean): Promise<Visit> => {
      const visitor = await at.visit({ installs });
      const [name = '', value = ''] = cookie.split('=');
      await visitor.context.addCookies([{ name, value, url: at.url }]);
      await visitor.context.addInitScript((person) => localStorage.setItem('grimalkin.known', person), id);
      await visitor.page.goto(path);
      if (installs) await visitor.page.evaluate(async () => void (await navigator.serviceWorker.ready));
      return visitor;
    };
    /** Somebody with the old page at a table of theirs, who has played a little. */
    const sits = async (person: ArchivedPerson, table: string, installs: boolean) => {
      const visitor = await comes(person, `/t/${table}`, installs);
      const player = new Player(visitor.page);
      await player.play(() => player.touches >= BEFORE);
      return { ...visitor, player };
    };

    test('comes back by itself, and the games are played on', { timeout: 0 }, async () => {
      const [ada] = people as [ArchivedPerson];
      const played = gamesOn(n);
      const withBots = tables.filter(({ what, info }) => what === 'with bots' && played.includes(info.game));
      expect(withBots.map(({ info }) => info.game).sort()).toEqual(played);
      // At a table of each of these games; every other page keeps itself in the browser, as it does wherever it may.
      const seated = await Promise.all(withBots.map(({ id }, seat) => sits(ada, id, seat % 2 === 0)));
      // And one that is not at a table yet, and has not loaded what it needs there.
      const visitor = await comes(ada, '/', false);
      await visitor.page.locator('nav a[href="/mine"]').waitFor();

      await at.server.stop();
      // While there is no server the pages try to reach it.
      for (const each of [...seated, visitor]) each.expect(/ERR_CONNECTION_REFUSED|WebSocket|503/);
      const lost = ({ page }: Visit) => page.locator('.connection .strip');
      await Promise.all(seated.map((each) => lost(each).waitFor()));
      await at.server.reopen();
      await Promise.all(seated.map((each) => lost(each).waitFor({ state: 'detached' })));
      for (const { player } of seated) {
        const enough = player.touches + AFTER;
        await player.play(() => player.touches >= enough);
      }
      // The shortest game comes to its end on the old page.
      await seated[withBots.findIndex(({ info }) => info.game === FIND)]?.player.play();

      await visitor.page.locator('nav a[href="/mine"]').click();
      await visitor.page.locator(`a[href="/t/${withBots[1]?.id}"]`).first().click();
      await visitor.page.locator('#question').waitFor();
      // Whoever loads the page anew has today's.
      const served = await (await fetch(at.url)).text();
      for (const { page } of seated) {
        await page.reload();
        await page.locator('#question').waitFor();
        expect(served).toContain(await page.locator('script[type=module]').first().getAttribute('src'));
      }
    });
  },
);
