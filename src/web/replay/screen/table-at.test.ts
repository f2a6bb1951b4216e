import { describe, expect, test } from 'vitest';
import { en } from '../../generated/en.ts';
import { it } from '../../generated/it.ts';
import type { OpenRecord } from '../../local/engine/records/record-sessions.ts';
import type { TimelineMoment } from '../../local/engine/records/replay-timeline.ts';
import { seatsAt } from '../../table/names.ts';
import { namesOf, tableAt } from './table-at.ts';

const record: OpenRecord = {
  ...{
    kind: 'open',
    session: 1,
    game: 'tiny',
    edition: 'unreleased',
    content: '',
    pack: null,
    seats: 3,
    options: {},
    last: 0,
  },
  ...{ names: null, broken: null, result: null, only: null, you: null, bots: null },
};
const moment = { view: null, questions: [], result: null } as unknown as TimelineMoment;

describe('a record from a file', () => {
  const file = { ...record, names: ['Wise Owl', 'cat', 'cat'] };
  const names = namesOf(file, null, en);

  test('has no two players with one name', () => {
    expect(names).toEqual(['Wise Owl', 'Odile', 'Odile 2']);
    expect(namesOf({ ...record, names: ['Ada', 'Ada', '–'] }, null, en)).toEqual(['Ada', 'Ada 2', '–']);
  });

  test('has bots where it calls them by their level', () => {
    const seats = seatsAt(tableAt(file, null, names, moment, 'all'), names);
    expect(seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Wise Owl', null],
      ['Odile', 'cat'],
      ['Odile 2', 'cat'],
    ]);
  });

  test('that says who was a bot has no others, and calls them as its reader does', () => {
    const played = { ...record, names: ['cat', 'nine-lives', 'Gatto'], bots: [null, 'nine-lives', 'cat'] };
    for (const texts of [en, it]) {
      const called = namesOf(played, null, texts);
      expect(called).toEqual(['cat', 'Sibyl', 'Odile']);
      const seats = seatsAt(tableAt(played, null, called, moment, 'all'), called);
      expect(seats.map(({ bot }) => bot)).toEqual([null, 'nine-lives', 'cat']);
    }
    expect(namesOf({ ...played, names: null }, null, en)[0]).toBe(en.replay.seat({ number: 1 }));
  });

  test('without names has numbered seats', () => {
    expect(namesOf(record, null, en)).toEqual([1, 2, 3].map((number) => en.replay.seat({ number })));
    expect(namesOf({ ...record, names: ['', 'Ada'] }, null, en)).toEqual([
      ...[en.replay.seat({ number: 1 }), 'Ada'],
      en.replay.seat({ number: 3 }),
    ]);
  });
});

test('a game of this browser has the bots that it knows of, and its people by their names', () => {
  const kept = { ...record, names: ['cat'], bots: [null, 'kitten', null], you: 0 };
  expect(namesOf(kept, null, en)).toEqual(['cat', 'Pip', en.replay.here.you]);
});
