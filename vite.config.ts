import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { build as bundle } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';
import { compileMessages } from './scripts/messages.mjs';

await compileMessages(import.meta.dirname);

/** The web client: scripts/build.mjs puts it into dist/web, from where the server serves it. */
export default defineConfig({
  root: join(import.meta.dirname, 'src/web'),
  plugins: [react(), messages(), serviceWorker()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    // How long it took is nobody's fault.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  worker: { format: 'es' },
  server: {
    // `npm run dev`: the page from sources, the rest from a server on its usual port.
    proxy: { '/api': { target: 'http://localhost:4000', ws: true }, '/assets/editions': 'http://localhost:4000' },
  },
});

/** `npm run dev`: compiles messages again when one is saved. */
function messages(): Plugin {
  return {
    name: 'messages',
    apply: 'serve',
    configureServer({ watcher, config: { logger } }) {
      watcher.add(join(import.meta.dirname, 'src'));
      watcher.on('change', (path) => {
        if (!/[/\\]messages[/\\]\w+\.json$/.test(path)) return;
        compileMessages(import.meta.dirname).catch((error: Error) => logger.error(error.message));
      });
    },
  };
}

/**
 * Makes /sw.js of sw.ts when all else is built: a script of its own that knows every file of the page (`__FILES__`, as
 * they are asked for) and has a name for this very build (`__VERSION__`).
 */
function serviceWorker(): Plugin {
  let [source, out] = ['', ''];
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      source = join(root, 'sw.ts');
      out = resolve(root, outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!existsSync(source)) return;
        const files = readdirSync(out, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
          .map((entry) => relative(out, join(entry.parentPath, entry.name)).split(sep).join('/'))
          .sort();
        const version = createHash('sha256');
        for (const name of files) version.update(`${name}\n`).update(readFileSync(join(out, name)));
        await bundle({
          entryPoints: [source],
          outfile: join(out, 'sw.js'),
          bundle: true,
          format: 'iife',
          target: 'es2022',
          minify: true,
          logLevel: 'silent',
          define: {
            __FILES__: JSON.stringify(files.map((name) => `/${name}`)),
            __VERSION__: JSON.stringify(version.digest('hex').slice(0, 16)),
          },
        });
      },
    },
  };
}
