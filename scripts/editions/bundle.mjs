// Bundles the rules of a game, as its sources have them, into one module: the bytes of an edition.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import { compileMessages } from '../messages.mjs';

/** How many digits of the hash of its bytes name a module. */
const DIGITS = 16;

/**
 * A module by the name that its bytes give it.
 * @typedef {{ readonly name: string, readonly hash: string, readonly file: string, readonly bytes: Uint8Array }} Module
 */

/**
 * The rules of a game with the kernel that runs them, its core cards, its face with the compiled messages and its value for bots; and zod, which
 * they share, as a module beside it. The same sources and the same versions of the packages give the same bytes.
 * @param {string} root
 * @param {string} game
 * @returns {Promise<{ readonly edition: Module, readonly zod: Module }>}
 */
export async function bundleEdition(root, game) {
  await compileMessages(root);
  const zod = await bundleZod(root);
  const bytes = await bundle(root, join(root, 'src', 'games', game, 'edition.ts'), [sharedZod(zod.file)]);
  return { edition: named(game, bytes), zod };
}

/** @param {string} root */
async function bundleZod(root) {
  const bytes = await bundle(root, { contents: "export { z } from 'zod';", resolveDir: root }, [onlyEnglish]);
  return named('zod', bytes);
}

/**
 * @param {string} root
 * @param {string | import('esbuild').StdinOptions} entry
 * @param {import('esbuild').Plugin[]} plugins
 */
async function bundle(root, entry, plugins) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    ...(typeof entry === 'string' ? { entryPoints: [entry] } : { stdin: entry }),
    outdir: root,
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    format: 'esm',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
    plugins,
  });
  const [output] = outputFiles;
  if (output === undefined || outputFiles.length !== 1) throw new Error('an edition must be one module');
  return output.contents;
}

/**
 * @param {string} name
 * @param {Uint8Array} bytes
 * @returns {Module}
 */
function named(name, bytes) {
  const hash = hashOf(bytes);
  return { name, hash, file: `${name}.${hash}.js`, bytes };
}

/** @param {Uint8Array} bytes */
const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, DIGITS);

/**
 * Whatever imports zod finds it in the module beside it.
 * @param {string} file
 * @returns {import('esbuild').Plugin}
 */
const sharedZod = (file) => ({
  name: 'shared-zod',
  setup: ({ onResolve }) => onResolve({ filter: /^zod$/ }, () => ({ path: `./${file}`, external: true })),
});

/**
 * Faults of packs are worded by the kernel; zod's own forty languages would be most of its size.
 * @type {import('esbuild').Plugin}
 */
const onlyEnglish = {
  name: 'only-english',
  setup: ({ onLoad }) =>
    onLoad({ filter: /zod[/\\]v4[/\\]locales[/\\]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
      loader: 'js',
    })),
};
