import { existsSync, readFileSync } from 'node:fs';
import { pathIn } from '../files.ts';
import { makeData } from './data.ts';
import { makePage } from './page.ts';
import { makeRecords } from './records.ts';
import { makeSaves } from './saves.ts';

/** What can be made, and how: each says what it wrote. */
const PARTS: Readonly<Record<string, (release: string) => readonly string[] | Promise<readonly string[]>>> = {
  records: makeRecords,
  saves: makeSaves,
  data: makeData,
  page: makePage,
};

/** `npm run archive -- <part> [release]`; its exit code. */
export async function main([part = '', release = ourRelease()]: readonly string[]): Promise<number> {
  const make = PARTS[part];
  if (make === undefined) {
    console.error(`Say which part is to be made: npm run archive -- ${Object.keys(PARTS).join('|')} [release]`);
    return 1;
  }
  if (existsSync(pathIn(release, part))) {
    console.error(
      `archive/${release}/${part} is there already, and an archive never changes. Make that of a new release.`,
    );
    return 1;
  }
  for (const line of await make(release)) console.log(line);
  return 0;
}

const ourRelease = (): string => JSON.parse(readFileSync(pathIn('..', 'package.json'), 'utf8')).version;
