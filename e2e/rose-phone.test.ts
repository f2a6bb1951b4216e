import { expect, test } from 'vitest';
import { makeBot } from '../src/bots/index.ts';
import { games } from '../src/games/index.ts';
import { type AnyGame, seededRng, type View } from '../src/kernel/index.ts';
import { en } from '../src/web/generated/en.ts';
import { namesAt } from '../src/web/table/names.ts';
import {
  type Choose,
  face,
  giveAnswersUntil,
  nothing,
  PACKS,
  playing,
  ROSE,
  type RosePlayer,
  sceneOf,
  seatPlayer,
  tapping,
  viewOf,
} from './support/games/rose.ts';
import { harness } from './support/harness.ts';
import { lastingFaults } from './support/page/page-checks.ts';
import { person, startTable } from './support/people.ts';
import { Player } from './support/player.ts';
import { SIZES } from './support/visit.ts';

/** One among three bots in the large Lodge, with a phone. */

const at = harness('rose-phone');
/** The last round that is played without the page. */
const UNSEEN = 6;

/** Notes where the page is wider or higher than the screen: what is asked there, by how many pixels, and how high its parts are. */
const scrolling =
  ({ page }: RosePlayer, found: Set<string>) =>
  async () => {
    const seen = await lastingFaults(page, () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        const over = [scrollWidth - clientWidth, scrollHeight - clientHeight];
        // What came of a game may be longer than a phone, but no wider.
        if (document.querySelector('.ending') !== null) over[1] = 0;
        if (over.every((pixels) => pixels === 0)) return [];
        const high = ['.top', '.ask', '.hand-area', '.mine-area'].map(
          (part) => `${part} ${document.querySelector(`.tabletop ${part}`)?.getBoundingClientRect().height}`,
        );
        return [`${document.querySelector('#question h2')?.textContent} ${over} at ${innerWidth}: ${high.join(', ')}`];
      }),
    );
    for (const fault of seen) found.add(fault);
  };

test('four Mages in the large Lodge: a game among bots with a finger on a phone, which never scrolls', async () => {
  const ada = await person(at.url, 'Ada');
  const bots = ['greedy', 'greedy', 'greedy'];
  const id = await startTable([ada], { game: ROSE, options: { lodge: 'large', ...PACKS } }, bots);
  const names = namesAt(ada.at(id).info.seats);
  const settings = { confirm: 'never', windows: 'always' } as const;
  const sitting = await seatPlayer(at, { who: ada, seat: 0, names, id }, { size: 'phone', touch: true, settings });
  const { page } = sitting;
  const found = new Set<string>();
  const looks = scrolling(sitting, found);

  // The first round as a bot would play it: by the board, the hand and the bar.
  const bot = makeBot('greedy', games[ROSE]?.core as AnyGame);
  const luck = seededRng('rose on a phone');
  const verbs = new Set<string>();
  const plays: Choose = (view, question) => {
    const { say } = bot.choose(view as View, question, luck);
    verbs.add(say.split(' ')[0] as string);
    return say;
  };
  const given = await giveAnswersUntil([sitting], plays, () => viewOf(sitting).table.round > 1, looks);
  expect(given).toBeGreaterThan(10);
  expect([...verbs]).toEqual(expect.arrayContaining(['choose', 'study', 'keep']));

  // The second by touching whatever is lit, on its side; the others as quickly as they go by.
  await page.setViewportSize({ width: 740, height: 360 });
  const player = new Player(page, tapping, 'rose');
  await player.play(async () => {
    await looks();
    return viewOf(sitting).table.round > 2;
  });
  await page.setViewportSize(SIZES.phone);
  const hurries: Choose = (_view, { legal }) => nothing(legal);
  // The next rounds without the page: they look like those before and after them. `THOROUGH` looks at them all.
  if (process.env.THOROUGH === undefined) {
    await page.goto('/credits');
    await playing([ada], id, hurries, () => viewOf(sitting).table.round > UNSEEN);
    await page.goto(`/t/${id}`);
  }
  await giveAnswersUntil([sitting], hurries, () => false, looks);
  await page.locator('.result').waitFor();
  expect(player.touches).toBeGreaterThan(5);
  const { result } = ada.at(id).info;
  const said = face.speech.en.result(result as never, sceneOf(sitting));
  expect(await page.locator('#question').innerText()).toContain(said);
  await looks();
  expect([...found]).toEqual([]);
  await page.getByRole('button', { name: en.table.result.rematch }).waitFor();
});
