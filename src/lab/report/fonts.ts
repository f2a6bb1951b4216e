import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The fonts of the page: family, weights and the file of its package. Latin covers our five languages. */
const FACES = [
  [
    'Grenze Gotisch Variable',
    '100 900',
    '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2',
  ],
  ['Grenze', '600', '@fontsource/grenze/files/grenze-latin-600-normal.woff2'],
  [
    'Atkinson Hyperlegible Next Variable',
    '200 800',
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  ],
] as const;

/** The fonts as a part of a style sheet, with their letters in it. */
export async function fontFaces(): Promise<string> {
  const faces = FACES.map(async ([family, weight, file]) => {
    const data = (await readFile(resolve(file))).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
  });
  return (await Promise.all(faces)).join('\n');
}
