#!/usr/bin/env node
import { existsSync } from 'node:fs';

// Errors point into src/, not into the bundle.
process.setSourceMapsEnabled(true);

// In a checkout the bundle follows the source; an installed package has only the bundle.
if (existsSync(new URL('../src', import.meta.url))) {
  const { buildIfStale } = await import('../scripts/build.mjs');
  try {
    await buildIfStale();
  } catch (error) {
    console.error(`grimalkin could not be built: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
await import(new URL('../dist/cli.mjs', import.meta.url).href);
