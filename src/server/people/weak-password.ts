import type { Refusal } from '../../protocol/refusal/refusal.ts';

const SHORTEST = 8;
/** A block of so many characters that is only repeated is no better than one block. */
const LONGEST_BLOCK = 4;

/** The commonest passwords of leaks, in lower case, without what is often added to their end. */
const COMMON = new Set(
  `password passw0rd p@ssword p@ssw0rd pa55word pass passwort passwords mypassword yourpassword changeme letmein letmein!
  welcome welkom willkommen bienvenue benvenuto bienvenido qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop asdfgh
  asdfghjkl zxcvbnm qazwsx qazwsxedc 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 zaq12wsx abc123 abcd1234 a1b2c3 a1b2c3d4
  aa123456 123qwe 123abc 1234qwer qwer1234 asdf1234 iloveyou loveyou tiamo teamo jetaime ichliebedich admin administrator
  root guest login master secret geheim segreto secreto dragon monkey football fussball baseball basketball soccer hockey
  superman batman spiderman pokemon starwars trustno1 sunshine soleil sonne princess prinzessin princesse princesa
  principessa shadow whatever michael jennifer jessica michelle ashley daniel andrea thomas charlie jordan hunter ranger
  buster killer ginger pepper cookie chocolate cheese summer winter computer internet samsung google facebook freedom
  forever friends familie family flower butterfly jesus christ blessed lovely angel angels hello hallo ciao bonjour hola
  halloween hellokitty motdepasse doudou loulou marseille contrasena contraseña mexico barcelona realmadrid juventus
  francesco alessandro amore schatz schalke04 bayern schalke liverpool arsenal chelsea manchester nothing access mustang
  corvette ferrari porsche mercedes harley yamaha killer123 test testtest tester grimalkin familiar familiars catcat
  kitten katze chaton gattino gatito`.split(/\s+/),
);
const ROWS = [
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'abcdefghijklmnopqrstuvwxyz',
];
/** Each row forwards and backwards, three times over, so that runs which wrap around are found too. */
const RUNS = ROWS.flatMap((row) => [row.repeat(3), [...row].reverse().join('').repeat(3)]);

/** Why a password is too easily guessed by who knows its owner's name, or null. */
export function weaknessOf(password: string, name: string): Refusal | null {
  const plain = password.normalize('NFKC').toLowerCase();
  if ([...plain].length < SHORTEST) return 'password-short';
  if (isSimple(plain)) return 'password-simple';
  const letters = lettersOf(plain);
  const own = lettersOf(name.normalize('NFKC').toLowerCase());
  const forms = [own, [...own].reverse().join(''), own + own];
  if (own !== '' && (forms.includes(letters) || plain === name.normalize('NFKC').toLowerCase())) return 'password-name';
  return COMMON.has(plain) || COMMON.has(plain.replace(/[\P{L}]+$/u, '')) ? 'password-common' : null;
}

const lettersOf = (text: string): string => text.replace(/\P{L}/gu, '');

/** Whether it has two different characters at most, repeats a short block, or runs along the alphabet or a keyboard. */
function isSimple(text: string): boolean {
  if (text.trim() === '' || new Set(text).size <= 2) return true;
  if (RUNS.some((run) => run.includes(text))) return true;
  for (let length = 3; length <= LONGEST_BLOCK; length++)
    if (text.slice(length) === text.slice(0, -length)) return true;
  return false;
}
