import { describe, expect, test } from 'vitest';
import { exampleReport, NO_LENGTHS } from '../testing/example-report.ts';
import { forestPng, lengthPng } from './png.ts';

const named = (nameOf: (id: string) => string) => ({ game: 'Mythic Arena', nameOf });
const names = named((id) => id);
/** Width and height, where the bytes are a PNG. */
const sizeOf = (bytes: Uint8Array | null): [number, number] => {
  const png = Buffer.from(bytes ?? []);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

describe('pictures', () => {
  const report = exampleReport();
  test('of the intervals have a line a card', async () => {
    const [width, pets] = sizeOf(await forestPng(report, 'pets', 'en', names));
    const [same, runes] = sizeOf(await forestPng(report, 'runes', 'en', names));
    expect(same).toBe(width);
    expect((pets - runes) / 16).toBe(2 * 29);
  });
  test('have letters on a machine without fonts, in both palettes', async () => {
    const draw = (name: string, palette: 'dark' | 'light') =>
      forestPng(
        report,
        'runes',
        'en',
        named(() => name),
        palette,
      );
    expect(await draw('Hush', 'dark')).toEqual(await draw('Hush', 'dark'));
    expect(await draw('Hush', 'dark')).not.toEqual(await draw('Bush', 'dark'));
    expect(await draw('Hush', 'light')).not.toEqual(await draw('Hush', 'dark'));
  });
  test('bear names that no page would', async () => {
    sizeOf(
      await forestPng(
        report,
        'runes',
        'en',
        named(() => '<script>&"\u0001\ud800'),
      ),
    );
  });
  test('show how long games were', async () => {
    sizeOf(await lengthPng(report, 'turns', 'it', names));
    sizeOf(await lengthPng(report, 'decisions', 'it', names, 'light'));
  });
  test('are none where there is nothing to draw', async () => {
    expect(await forestPng(report, 'hats', 'en', names)).toBeNull();
    expect(await lengthPng({ ...report, turns: NO_LENGTHS }, 'turns', 'en', names)).toBeNull();
  });
});
