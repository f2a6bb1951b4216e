import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import type { GameFactory } from '../../kernel/index.ts';
import { addFigures, countFigures, type FigureTotals } from './figure-totals.ts';
import { Subjects } from './subjects.ts';

const { core, pack } = games['familiar-find'] as GameFactory;
const subjects = new Subjects(core, pack);
const owl = subjects.find('owl') as number;

/** Counts games of three: who had the card, who used it, and who won. */
function counted(list: readonly (readonly [had: number[], used: number[], winners: number[]])[], together = false) {
  const figures = new Map<string, FigureTotals>();
  const sets = (seats: readonly number[]) => [0, 1, 2].map((seat) => new Set(seats.includes(seat) ? [owl] : []));
  for (const [n, [had, used, winners]] of list.entries())
    countFigures(figures, subjects, { seen: sets(had), played: sets(used) }, winners, n, together);
  return figures;
}

test('counts seats that had a card and that used it, and those of them that won', () => {
  const figure = counted([
    [[0, 1], [1], [1]],
    [[2], [], [0]],
  ]).get('owl');
  expect(figure).toMatchObject({ seen: { games: 2, seats: 3, wins: 1 }, played: { games: 1, seats: 1, wins: 1 } });
  expect(figure).toMatchObject({ common: 0, won: [0], lost: [1] });
});

test('a game in which all had it, or used it, would make any card look even', () => {
  const list = [
    [[0, 1, 2], [0], [0]],
    [[0, 1, 2], [0, 1, 2], [1]],
  ] as [number[], number[], number[]][];
  expect(counted(list).get('owl')).toMatchObject({ common: 2, seen: { games: 0 }, played: { games: 1, wins: 1 } });
  // Those who play together win or lose with it together.
  expect(counted(list, true).get('owl')).toMatchObject({ common: 0, seen: { games: 2 }, played: { games: 2 } });
});

test('adds up to the same in parts', () => {
  const list = [
    [[0, 1, 2], [0], [0]],
    [[0], [0], [1]],
  ] as [number[], number[], number[]][];
  const sum = counted(list.slice(0, 1));
  addFigures(sum, counted(list.slice(1)));
  expect(sum.get('owl')).toMatchObject({ common: 1, seen: { games: 1, wins: 0 }, played: { games: 2, wins: 1 } });
});
