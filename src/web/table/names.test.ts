import { describe, expect, test } from 'vitest';
import type { View } from '../../kernel/index.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { seatsAt, withTableResult } from './names.ts';

const person = (id: string) => ({ id, name: id });
const GONE = { person: person('ada'), keptFor: null, bot: 'cat', away: 'resigned', here: true };
const STAYS = { person: person('basil'), keptFor: null, bot: null, away: null, here: true };
const LEFT = { ...GONE, person: person('cleo'), away: 'left', here: false };
const result = { winners: [1], places: [2, 1], reason: '@resigned' };
const info = (state: string, ...seats: object[]) =>
  ({ state, seats, result: state === 'over' ? result : null }) as unknown as TableInfo;
const view = { asked: [0], result: null } as unknown as View;

describe('who gave up', () => {
  const shown = (state: string) =>
    seatsAt({ info: info(state, GONE, STAYS, LEFT), view }, ['Ada', 'Basil', 'Cleo']).map(
      ({ bot, away, gaveUp, asked }) => [bot, away, gaveUp, asked],
    );

  test('is not away: a bot plays on for them as long as there is a game, and nobody does afterwards', () => {
    expect(shown('playing')).toEqual([
      ['cat', false, true, true],
      [null, false, false, false],
      ['cat', true, false, false],
    ]);
    expect(shown('over')[0]).toEqual([null, false, true, false]);
    // Where others played on to an end by the rules, the bot did, too.
    const ended = { ...info('over', GONE, STAYS), result: { ...result, reason: 'points' } } as TableInfo;
    expect(seatsAt({ info: ended, view }, ['Ada', 'Basil'])[0]).toMatchObject({ bot: 'cat', gaveUp: true });
    // Who left and comes back to the end sees who played it.
    expect(shown('over')[2]).toEqual(['cat', true, false, false]);
  });

  test('has ended the game: what is shown of it has the result of the table, and asks nobody', () => {
    expect(withTableResult(view, info('playing', GONE, STAYS))).toBe(view);
    expect(withTableResult(view, info('over', GONE, STAYS))).toEqual({ asked: [], result });
    const own = { asked: [], result: { ...result, reason: 'points' } } as unknown as View;
    expect(withTableResult(own, info('over', GONE, STAYS))).toBe(own);
  });
});
