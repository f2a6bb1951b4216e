import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../../../protocol/table.ts';
import { texts } from '../../text.ts';
import { namesAt } from './names.ts';
import { presenceChanges } from './presence-changes.ts';

const seat = (name: string | null, here = true): SeatInfo => ({
  person: name === null ? null : { id: name, name, guest: true },
  ...{ keptFor: null, bot: null, away: null, here, saltCommitment: null, saltShown: false },
});
const table = (...seats: SeatInfo[]) => ({ seats }) as TableInfo;
const between = (before: TableInfo, now: TableInfo) => presenceChanges(before, now, 'me', texts.en.online);

test('who sits down, stands up, comes and goes is told; of oneself nothing', () => {
  expect(between(table(seat('me'), seat(null)), table(seat('me', false), seat('Bob')))).toEqual(['Bob sits down.']);
  expect(between(table(seat('Bob')), table(seat(null)))).toEqual(['Bob stands up.']);
  expect(between(table(seat('Bob')), table(seat('Cleo')))).toEqual(['Bob stands up.', 'Cleo sits down.']);
  expect(between(table(seat('Bob', false)), table(seat('Bob')))).toEqual(['Bob is here.']);
  expect(between(table(seat('Bob')), table(seat('Bob', false)))).toEqual(['Bob is not connected any more.']);
  expect(between(table(seat(null)), table(seat('me')))).toEqual([]);
});

test('no two at a table are called alike, and nobody’s name moves the cursor', () => {
  expect(namesAt(table(seat('Basil'), seat(null), seat('Cleo'), seat('Cleo')))).toEqual([
    'Basil',
    'Basil 2',
    'Cleo',
    'Cleo 2',
  ]);
  expect(namesAt(table(seat('\x1b[2JEve'), seat(null)))).toEqual(['\ufffd[2JEve', 'Basil']);
});
