import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The colours of a theme: what is said of it where its name stands. */
function coloursOf(theme: 'dark' | 'light'): Readonly<Record<string, string>> {
  const [, block = ''] = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(sheet) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['bg', 'bg-raise', 'bg-high'];
const INKS = ['text', 'text-2', 'text-3', 'candle-text', 'go', 'stop', 'moon'];

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  const colours = coloursOf(theme);
  const of = (name: string) => colours[name] as string;
  const tooFaint = (ink: string, least: number, grounds = GROUNDS) =>
    grounds.filter((ground) => contrast(of(ink), of(ground)) < least).map((ground) => `${ink} on ${ground}`);
  const spots = Object.keys(colours).filter((name) => name.endsWith('-ui'));

  test('can be read: every ink on every ground', () => {
    expect(spots).toHaveLength(11);
    expect([...INKS, ...spots].flatMap((ink) => tooFaint(ink, 4.5))).toEqual([]);
    expect(tooFaint('line-strong', 3)).toEqual([]);
    expect([...tooFaint('text', 4.5, ['bg-sunk']), ...tooFaint('text-3', 4.5, ['bg-sunk'])]).toEqual([]);
    expect([...tooFaint('on-candle', 4.5, ['candle']), ...tooFaint('ink-2', 4.5, ['paper', 'paper-2'])]).toEqual([]);
  });

  test('has depth: what lies on the table stands off it', () => {
    expect(contrast(of('bg'), of('paper'))).toBeGreaterThan(1.5);
    expect(contrast(of('bg'), of('line'))).toBeGreaterThan(1.5);
  });

  test('is told to the browser, for its own bar', () => {
    const settings = readFileSync(new URL('../state/settings.ts', import.meta.url), 'utf8');
    expect(settings).toContain(`${theme}: '${of('bg')}'`);
  });
});
