import { describe, expect, test } from 'vitest';
import type { ListedTable, SeatInfo } from '../../../protocol/table.ts';
import { en } from '../../generated/en.ts';
import type { LocalListed } from '../../local/browser-storage.ts';
import { moveCardText, type Reader } from './move-card-text.ts';

const { home } = en.pages;
const OFFER = 'Black Rose, against Odile.';
const NOBODY: Reader = { name: null, tables: [], kept: [] };
const say = (more: Partial<Reader>) => moveCardText({ ...NOBODY, ...more }, OFFER, 'en', en);

const local: LocalListed = {
  ...{ id: 'a1', game: 'familiar-find', names: ['Guest', 'x'], seat: 0, bots: [null, 'cat'] },
  ...{ started: '2026-01-02T10:00:00Z', ended: null, result: null },
};
const over = { ...local, id: 'b2', ended: '2026-01-02T11:00:00Z' };
const seat = (name: string | null, bot: string | null = null) =>
  ({ person: name === null ? null : { id: name, name, guest: true }, keptFor: null, bot }) as SeatInfo;
const table = {
  ...{ id: 't1', game: 'black-rose', seats: [seat('Ada'), seat(null, 'cat')], you: 0, waits: true, due: null },
  ...{ state: 'playing' },
} as unknown as ListedTable;

describe('the first card of the page', () => {
  test('tells a stranger alone that nobody need sign up', () => {
    expect(say({})).toMatchObject({ title: home.tenSeconds, text: `${OFFER} ${home.noSignUp}`, to: null });
    for (const known of [{ name: 'Ada' }, { kept: [over] }]) expect(say(known).text).toBe(OFFER);
  });

  test('greets who is known by name', () => {
    expect(say({ name: 'Ada' }).title).toBe(home.welcome({ name: 'Ada' }));
    expect(say({ name: 'Ada', tables: [table] })).toMatchObject({
      ...{ title: home.yourMove({ name: 'Ada' }), text: 'Black Rose with Odile.', button: home.back, to: '/t/t1' },
    });
  });

  test('leads back to a game of this browser, and says against whom it is', () => {
    const said = say({ kept: [over, local] });
    expect(said).toMatchObject({ title: home.unfinished, button: home.back, to: '/here/a1' });
    expect(said.text).toContain('A Familiar Find against Odile, in this browser');
  });

  test('offers who has finished one another, and to see it again', () => {
    expect(say({ kept: [over] })).toMatchObject({
      ...{ title: home.another, button: home.play, to: null, more: { words: home.lastHere, to: '/replay/here/b2' } },
    });
  });

  test('leads to what waits before anything else', () => {
    expect(say({ name: 'Ada', tables: [table], kept: [local] }).to).toBe('/t/t1');
    expect(say({ name: 'Ada', tables: [{ ...table, waits: false }] }).to).toBe('/mine');
  });
});
