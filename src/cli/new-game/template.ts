import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GameName } from './game-name.ts';

/** Where the template lies in a checkout: below it everything has the path that it is copied to. */
export const TEMPLATE = 'template';
/** What is no part of a game: compiled messages, and what makes an editor understand the template. */
const LEFT_OUT = /(^|[/\\])(generated[/\\].*|tsconfig\.json|README\.md)$/;

/** The names of the game in the template, and what replaces them in a new game. */
function renaming({ folder, type, title }: GameName, prefix: string): (text: string) => string {
  const names: Readonly<Record<string, string>> = {
    'new-game': folder,
    NewGame: type,
    'New Game': title,
    'NG-': `${prefix}-`,
  };
  return (text) => text.replace(/new-game|NewGame|New Game|\bNG-/g, (found) => names[found] as string);
}

/** Copies the template into a checkout under another name. The paths of the new files, with slashes. */
export function copyTemplate(root: string, name: GameName, prefix: string): string[] {
  const rename = renaming(name, prefix);
  const files = readdirSync(join(root, TEMPLATE), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, TEMPLATE).length + 1))
    .filter((file) => !LEFT_OUT.test(file))
    .sort();
  return files.map((file) => {
    const path = rename(file);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), rename(readFileSync(join(root, TEMPLATE, file), 'utf8')));
    return path.replaceAll('\\', '/');
  });
}
