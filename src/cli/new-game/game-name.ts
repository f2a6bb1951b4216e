/** A name such as `moon-milk` in all the forms that a game needs. */
export interface GameName {
  /** Of its folders, and what commands and addresses call it: `moon-milk`. */
  readonly folder: string;
  /** Of what it exports to the register: `moonMilk`. */
  readonly variable: string;
  /** What its types begin with: `MoonMilk`. */
  readonly type: string;
  /** For people: `Moon Milk`. */
  readonly title: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Null if a name has not the form of one. */
export function gameName(folder: string): GameName | null {
  if (folder.length > 30 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder)) return null;
  const words = folder.split('-').map(capital);
  const type = words.join('');
  return { folder, type, variable: type.charAt(0).toLowerCase() + type.slice(1), title: words.join(' ') };
}

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Two capital letters for the ids of its rules, which no other game has: the first of two words if they are free. */
export function rulePrefix({ folder }: GameName, taken: ReadonlySet<string>): string {
  const [first = 'X', ...others] = folder.toUpperCase().match(/[A-Z]/g) ?? [];
  const second = /-([a-z])/.exec(folder)?.[1]?.toUpperCase() ?? others[0] ?? 'A';
  const seconds = [second, ...others, ...ALPHABET];
  const prefixes = [...seconds.map((letter) => first + letter), ...ALPHABET.flatMap((a) => ALPHABET.map((b) => a + b))];
  return prefixes.find((prefix) => !taken.has(prefix)) as string;
}
