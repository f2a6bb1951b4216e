import { below, type RandomState } from '../../../kernel/index.ts';

/** What nobody who means well sends. All of it follows from the luck, so that a seed brings it back. */

export const pick = <T>(luck: RandomState, list: readonly T[]): T => list[below(luck, list.length)] as T;

/** Pieces that have hurt somebody somewhere. */
const PIECES = [
  ...['', ' ', 'a', '0', '-1', 'null', 'NaN', '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg/onload=1>',
    '&lt;',
    "' OR 1=1 --",
    '"; DROP',
  ],
  ...['../', '..\\', '%2e%2e%2f', '%00', '\0', '\x07', '\x1b[2J', '\x7f', '\u202e', '\u200b', '\ufeff', '\ufffe'],
  ...['\ud800', '\udfff', '🐈', 'é', 'e\u0301', 'ﬁ', '\r\n', '\u2028', '{{7*7}}', '$' + '{7*7}', '%s%n', '\\', '"'],
];
const MANY = 'x'.repeat(250);

export function junkText(luck: RandomState): string {
  if (below(luck, 20) === 0) return MANY;
  return Array.from({ length: 1 + below(luck, 4) }, () => pick(luck, PIECES)).join('');
}

const NUMBERS = [0, -0, -1, 1, 1.5, 2 ** 31, -(2 ** 31), 2 ** 53, 2 ** 53 - 1, 1e21, 1e308, -1e308, 5e-324];

/** Any JSON, a few levels deep. */
export function junk(luck: RandomState, depth = 2): unknown {
  const inner = () => junk(luck, depth - 1);
  switch (below(luck, depth > 0 ? 7 : 5)) {
    case 0:
      return null;
    case 1:
      return below(luck, 2) === 0;
    case 2:
      return pick(luck, NUMBERS);
    case 3:
    case 4:
      return junkText(luck);
    case 5:
      return Array.from({ length: below(luck, 4) }, inner);
    default:
      return Object.fromEntries(Array.from({ length: below(luck, 4) }, () => [junkText(luck), inner()]));
  }
}

/** Brackets in brackets, closed or not. */
export function deep(luck: RandomState, most: number): string {
  const count = 1 + below(luck, most / 8);
  const [open, close] = pick(luck, [
    ['[', ']'],
    ['{"a":', '}'],
    ['[{"id":1,"type":', '}]'],
  ] as const);
  const depth = Math.min(count, Math.floor(most / (open.length + close.length)) - 1);
  return `${open.repeat(depth)}1${below(luck, 2) === 0 ? close.repeat(depth) : ''}`;
}

type Fields = Readonly<Record<string, unknown>>;

/** The text of an object with something wrong in it: a field of another kind, too few or too many, or a broken end. */
export function spoilt(luck: RandomState, good: Fields): string {
  const keys = Object.keys(good);
  const key = pick(luck, keys);
  switch (below(luck, 8)) {
    case 0:
      return JSON.stringify({ ...good, [key]: undefined });
    case 1:
      return JSON.stringify({ ...good, [junkText(luck)]: junk(luck) });
    case 2:
      // An own field of that name, which a literal would not make.
      return `{"__proto__":${JSON.stringify(junk(luck))},${JSON.stringify(good).slice(1)}`;
    case 3: {
      const text = JSON.stringify(good);
      return text.slice(0, below(luck, text.length));
    }
    case 4:
      return JSON.stringify(good).replace(/:[^,}]+/, `:${pick(luck, ['NaN', 'Infinity', '1e999', "'a'", '01', ''])}`);
    case 5:
      return JSON.stringify([good]);
    default:
      return JSON.stringify({ ...good, [key]: junk(luck) });
  }
}
