import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BreakableName } from './breakable-name.tsx';

const shown = (name: string): string =>
  renderToStaticMarkup(<BreakableName name={name} />)
    .replaceAll('<span class="whole-word">', '[')
    .replaceAll('</span>', ']')
    .replace(/^<span>(.*)\]$/, '$1')
    .replaceAll('\u00ad', '|');

test('of several words each long one is kept whole as long as it fits, and may be broken if it does not', () => {
  expect(shown('Vampiric Deathstone')).toBe('[Vam|pi|ric] [Death|stone]');
  expect(shown('Ruby of Wrath')).toBe('Ruby of Wrath');
  expect(shown('Falkenaugen-Opal')).toBe('[Fal|ke|nau|gen-]Opal');
});

test('a single word may be broken where it must', () => {
  expect(shown('Schattenschlinge')).toBe('Schat|ten|schlinge');
});
