import { afterEach, expect, test, vi } from 'vitest';
import { games } from '../src/games/index.ts';
import { spread } from './measure.ts';
import { main } from './run.ts';
import { columns, figure } from './table.ts';

const said = (of: 'log' | 'error') => vi.spyOn(console, of).mockImplementation(() => {});
afterEach(() => vi.restoreAllMocks());

test.each([
  {
    args: [],
    says: 'Which benchmark? There is: bots, kernel, lab, neutral, page, planted, server, summoning. Try --help.',
  },
  {
    args: ['colonel'],
    says: "There is no benchmark 'colonel', but there is: bots, kernel, lab, neutral, page, planted, server, summoning. Try --help.",
  },
  {
    args: ['toString'],
    says: "There is no benchmark 'toString', but there is: bots, kernel, lab, neutral, page, planted, server, summoning. Try --help.",
  },
  { args: ['kernel', 'kernel'], says: "One benchmark at a time, not 'kernel kernel'. Try --help." },
  { args: ['kernel', '--shrt'], says: "Unknown option '--shrt'. Try --help." },
  { args: ['kernel', '--rounds', '2.5'], says: "--rounds wants a whole number from 1, not '2.5'. Try --help." },
  { args: ['neutral', '--runs', '0'], says: "--runs wants a whole number from 1, not '0'. Try --help." },
  {
    args: ['planted', '--game', 'chess'],
    says: `There is no game 'chess', but there is: ${Object.keys(games).join(', ')}. Try --help.`,
  },
  { args: ['kernel', '--ms', ''], says: "--ms wants a whole number from 1, not ''. Try --help." },
])('wrong arguments $args get a sentence and exit code 2', async ({ args, says }) => {
  const error = said('error');
  expect(await main(args)).toBe(2);
  expect(error.mock.calls).toEqual([[says]]);
});

test('--help names the benchmarks and measures nothing', async () => {
  const log = said('log');
  expect(await main(['--help'])).toBe(0);
  expect(log.mock.calls.flat().join()).toMatch(/^ {2}kernel {5}random games/m);
});

test('a spread is the median and the extremes, whatever the order', () => {
  expect(spread([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
  expect(spread([9, 10, 100, 2])).toEqual({ median: 9.5, min: 2, max: 100 });
});

test('a figure has about three digits that count', () => {
  expect([0.3021, 9.999, 42.25, 150, 851.4, 1234.5, 64_300, 999_600, 3_310_000].map(figure)).toEqual([
    '0.30',
    '10.00',
    '42.3',
    '150',
    '851',
    '1,235',
    '64.3 k',
    '1.00 M',
    '3.31 M',
  ]);
});

test('columns are as wide as their widest cell', () => {
  expect(
    columns(
      ['Of', 'n'],
      [
        ['one', '1'],
        ['twenty', '20'],
      ],
    ),
  ).toBe('  Of        n\n  one       1\n  twenty   20');
});
