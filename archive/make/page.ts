import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathIn, writeCompressed } from '../files.ts';
import { tarOf } from '../tar.ts';

/** What the build puts beside the page for servers and debuggers: the page itself never asks for it. */
const BESIDE = /\.(?:map|br|gz)$/;

/** Writes the built page, as browsers that have it open know it. */
export function makePage(release: string): string[] {
  const folder = pathIn('..', 'dist', 'web');
  // All files of one build have one time; files of earlier builds stay there for a while.
  const builtAt = (name: string) => statSync(join(folder, name)).mtimeMs;
  const tar = tarOf(
    folder,
    (name) => !BESIDE.test(name) && (name === 'assets' || builtAt(name) === builtAt('index.html')),
  );
  return [`page.tar.br: ${writeCompressed(pathIn(release, 'page', 'page.tar.br'), tar)} bytes`];
}
