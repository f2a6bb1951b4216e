import { expect, test } from 'vitest';
import { en as ending } from '../src/web/table/ending/generated/en.ts';
import { type Choice, EyesClosedPlayer } from './support/eyes-closed.ts';
import { harness } from './support/harness.ts';

/** A whole game of each kind, played by keys and by what has a name or is said. */

const at = harness('eyes-closed');

/** Answers that lead on, the most wanted first; among equals by turns. */
const wanting =
  (...patterns: readonly RegExp[]): Choice =>
  (answers, turn) => {
    for (const pattern of patterns) {
      const fitting = answers.flatMap((name, i) => (pattern.test(name) ? [i] : []));
      if (fitting.length > 0) return fitting[turn % fitting.length] as number;
    }
    return turn % answers.length;
  };

const GAMES = [
  ['familiar-find', { seats: [null, 'random'], options: {} }, wanting()],
  [
    'mythic-arena',
    { seats: [null, 'random'], options: { decks: 'dealt', simplified: true } },
    wanting(/^Fight/, /^Play/),
  ],
  ['familiars-and-foes', { seats: [null], options: {} }, wanting(/^Attack/, /^Pass/)],
  ['black-rose', { seats: [null, 'greedy'], options: { lodge: 'duel' } }, wanting(/^Ready/, /^Walk/, /^Pass/)],
] as const;

/** A game in which so little was asked says little about what its questions are like. */
const FEW_QUESTIONS = 5;

test.each(GAMES)('%s is played to its end with eyes closed', async (game, setup, choose) => {
  const play = async () => {
    const { page } = await at.visit({ luck: game });
    const player = await EyesClosedPlayer.sitDown(page, choose);
    await page.goto(`/here/new?setup=${encodeURIComponent(JSON.stringify({ game, ...setup }))}`);
    const said = await player.play();
    expect(player.missed).toEqual([]);
    return { player, said };
  };
  let played = await play();
  // Over before enough was asked, as good luck can have it: another one.
  while (played.player.answered <= FEW_QUESTIONS) played = await play();
  const { player, said } = played;
  const { won, shared, drawn, nobody, wonTogether, lostTogether, lostAlone } = ending.verdicts;
  const verdicts = [won, shared, drawn, nobody, wonTogether, lostTogether, lostAlone];
  const heard = said.join(' ');
  expect(verdicts.some((verdict) => heard.includes(verdict)) || / wins\./.test(heard), heard.slice(-500)).toBe(true);
  if (game === 'black-rose') expectLodgeInWords(await player.board());
});

/** What is said to lie next to a Room, and where. */
const BESIDE = /([^,:]+?) \((north|south)(-east|-west)?\)/g;
const OPPOSITE: Readonly<Record<string, string>> = {
  north: 'south',
  south: 'north',
  '-east': '-west',
  '-west': '-east',
};

/** Whoever hears only names can draw the Lodge: of two Rooms next to each other each says where the other lies. */
function expectLodgeInWords(names: readonly string[]): void {
  const rooms = names.filter((name) => name.includes('Next to it: '));
  expect(rooms.length).toBeGreaterThanOrEqual(7);
  for (const room of rooms) {
    const [own = ''] = room.split(',');
    const beside = [...room.slice(room.indexOf('Next to it: ')).matchAll(BESIDE)];
    expect(beside.length).toBeGreaterThanOrEqual(2);
    for (const [, said = '', way = '', aside = ''] of beside) {
      const name = said.replace(/^.*: | and /, '').trim();
      const other = rooms.find((each) => each.startsWith(`${name},`));
      expect(other).toContain(`${own} (${OPPOSITE[way]}${OPPOSITE[aside] ?? ''})`);
    }
  }
}
