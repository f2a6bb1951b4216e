import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathIn, readCompressed, releasesWith } from '../archive/files.ts';
import { type ArchivedPerson, readFound } from '../archive/found.ts';
import { untar } from '../archive/tar.ts';
import { Player } from './support/player.ts';
import { stage } from './support/stage.ts';
import type { Visit } from './support/visit.ts';

/** So often somebody touches something before the server is upgraded, and after it. */
const [BEFORE, AFTER] = [2, 4];

describe.each(releasesWith('page'))('a page of %s that is open while the server is upgraded', (release) => {
  const { at: left, people, tables } = readFound(release, 'pglite');
  const begun = Date.now();
  const page = mkdtempSync(join(tmpdir(), 'grimalkin-page-'));
  beforeAll(() => untar(readCompressed(pathIn(release, 'page', 'page.tar.br')), page));
  afterAll(() => rmSync(page, { recursive: true }));
  const at = stage(
    'upgrade',
    {},
    {
      page,
      fill: (dataDir) => untar(readCompressed(pathIn(release, 'data', 'pglite.tar.br')), dataDir),
      now: () => Date.parse(left) + Date.now() - begun,
    },
  );

  /** Somebody with the old page at a table of theirs, who has played a little. */
  const sitsAt = async (
    table: string,
    person: ArchivedPerson,
    installs: boolean,
  ): Promise<Visit & { player: Player }> => {
    const visitor = await at.comes({ installs });
    const [name = '', value = ''] = person.cookie.split('=');
    await visitor.context.addCookies([{ name, value, url: at.url }]);
    await visitor.page.goto(`/t/${table}`);
    const player = new Player(visitor.page);
    await player.play(() => player.touches >= BEFORE);
    if (installs) await visitor.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    // While there is no server the page tries to reach it.
    visitor.expect(/ERR_CONNECTION_REFUSED|WebSocket/);
    return { ...visitor, player };
  };

  test('comes back by itself, at a table of each game, and the games are played on', { timeout: 0 }, async () => {
    const [ada] = people as [ArchivedPerson];
    const withBots = tables.filter(({ what }) => what === 'with bots');
    expect(withBots.length).toBeGreaterThanOrEqual(4);
    // Every other one keeps itself in the browser, as pages do that were open for a moment.
    const visitors = await Promise.all(withBots.map(({ id }, n) => sitsAt(id, ada, n % 2 === 0)));
    await at.house.stop();
    await Promise.all(visitors.map((visitor) => visitor.page.locator('.connection .strip').waitFor()));
    await at.house.reopen();
    await Promise.all(
      visitors.map((visitor) => visitor.page.locator('.connection .strip').waitFor({ state: 'detached' })),
    );
    for (const { player } of visitors) {
      const enough = player.touches + AFTER;
      await player.play(() => player.touches >= enough);
    }
    // The shortest game comes to its end on the old page.
    await visitors[0]?.player.play();
    // Whoever loads the page anew has today's.
    for (const { page } of visitors) {
      await page.reload();
      await page.locator('#question').waitFor();
      const own = await page.locator('script[type=module]').first().getAttribute('src');
      const served = await (await fetch(`${at.url}/`)).text();
      expect(served).toContain(own);
    }
  });
});
