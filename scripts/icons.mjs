// `npm run icons`: fills every icons.json of the page and of the template with the silhouettes that its keys name, from the game-icons set.
// With `check` it only says whether they are right.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const { icons } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);

/** The paths of an icon as one, with rounded coordinates: nobody sees a tenth of a 512th. @param {string} name */
function pathOf(name) {
  const icon = icons[name];
  if (icon === undefined) throw new Error(`game-icons has no '${name}'`);
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  const rounded = (/** @type {string} */ number) => Math.round(Number(number) * 10) / 10;
  // A space keeps apart what only its point kept apart.
  const tidy = (/** @type {string} */ number) => (rounded(number) < 0 ? `${rounded(number)}` : ` ${rounded(number)}`);
  return paths.join('').replace(/-?\d*\.\d+/g, tidy);
}

let wrong = 0;
const files = ['src/web', 'template/src/web'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true }).map((name) => `${top}/${name}`.replaceAll('\\', '/')),
);
for (const file of files) {
  if (!file.endsWith('icons.json')) continue;
  const path = join(root, file);
  const old = readFileSync(path, 'utf8');
  const names = Object.keys(JSON.parse(old)).sort();
  const text = `${JSON.stringify(Object.fromEntries(names.map((name) => [name, pathOf(name)])), null, 2)}\n`;
  if (text === old) continue;
  wrong++;
  if (process.argv[2] === 'check') console.error(`${file} is not what \`npm run icons\` makes`);
  else writeFileSync(path, text);
}
if (process.argv[2] === 'check' && wrong > 0) process.exit(1);
