import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileDomain } from './compile.mjs';
import { readDomains } from './domains.mjs';
import { pseudo } from './pseudo.mjs';

const { domains } = readDomains(join(import.meta.dirname, '..', '..'));

test.each(domains.map((domain) => /** @type {const} */ ([domain.shown, domain])))(
  'every message can be written in a language that nobody speaks: %s',
  (_shown, domain) => {
    const { files, faults } = compileDomain(domain, pseudo);
    expect(faults).toEqual([]);
    // All that is said is in brackets.
    const values = [...(files.get('en.ts') ?? '').matchAll(/^ +(?:\w+|'[^']+'): (?:\(p?\) => )?(['`].*),$/gm)];
    expect(values.length).toBeGreaterThan(0);
    for (const [, value] of values) expect(value).toMatch(/^['`]\[.*\]['`]$/);
  },
);
