import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ImportModule } from './loader.ts';

/** The frozen modules: beside the bundles, or in a checkout at its top. */
export const EDITIONS = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../editions/' : './editions/', import.meta.url),
);

/** Imports modules from a folder, having compared their bytes with their names. */
export const importFrom =
  (folder: string): ImportModule =>
  async (file) => {
    const path = join(folder, file);
    const hash = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    if (!hash.startsWith(file.split('.')[1] as string)) throw new Error(`${path} is not what was released`);
    return import(pathToFileURL(path).href);
  };
