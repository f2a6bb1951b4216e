import type { ArenaFace } from '../../../../../games/mythic-arena/face.ts';

/**
 * A deck as a line to send to somebody: `MA1-` and letters in groups of five. Three bytes tell the pack, then each card
 * has a bit, in the pack's order; two bytes at the end find every slip of the pen. Letters are Crockford's: large or
 * small, and o, i and l are read as the digits that they look like.
 */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GAME = 'MA';
const VERSION = 1;
const OF_PACK = 3;
const OF_CHECK = 2;

type PackIdentity = Pick<ArenaFace, 'pack' | 'content'>;

/** What may be in a deck, in the order of the pack. */
export const deckable = ({ pack }: Pick<ArenaFace, 'pack'>): string[] =>
  [...pack.pets, ...pack.elyth, ...pack.runes, ...pack.items].map(({ id }) => id);

/** A deck in the order of the pack; what it does not know comes last. */
export function inOrder(face: Pick<ArenaFace, 'pack'>, deck: readonly string[]): string[] {
  const order = new Map(deckable(face).map((card, i) => [card, i]));
  const place = (card: string) => order.get(card) ?? order.size;
  return [...deck].sort((a, b) => place(a) - place(b));
}

/** CRC-16/CCITT: any wrong letter and any two neighbours that changed places are found. */
function checkOf(bytes: readonly number[]): number[] {
  let sum = 0xffff;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let n = 0; n < 8; n++) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff;
  }
  return [sum >> 8, sum & 0xff];
}

/** The first bytes of the pack's hash. */
const markOf = ({ content }: PackIdentity): number[] =>
  Array.from({ length: OF_PACK }, (_, i) => Number.parseInt(content.slice(2 * i, 2 * i + 2), 16));

function lettersFor(bytes: readonly number[]): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += LETTERS[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + LETTERS[(held << (5 - bits)) & 31];
}

/** Null where letters are left over that no byte needs. */
function bytesOf(text: string): number[] | null {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    held = (held << 5) | LETTERS.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return held === 0 && bits < 5 ? bytes : null;
}

const lettersIn = (cards: number): number => Math.ceil(((OF_PACK + Math.ceil(cards / 8) + OF_CHECK) * 8) / 5);

/** The code of a deck, also of an unfinished one. What the pack does not have, and second copies, are left out. */
export function codeOf(face: PackIdentity, deck: readonly string[]): string {
  const cards = deckable(face);
  const bits = new Array<number>(Math.ceil(cards.length / 8)).fill(0);
  for (const [i, card] of cards.entries())
    if (deck.includes(card)) bits[i >> 3] = (bits[i >> 3] as number) | (128 >> (i & 7));
  const bytes = [...markOf(face), ...bits];
  const text = lettersFor([...bytes, ...checkOf([VERSION, ...bytes])]);
  return [`${GAME}${VERSION}`, ...(text.match(/.{1,5}/g) ?? [])].join('-');
}

/** What is wrong with a code that was pasted. */
export type CodeFault =
  | { readonly fault: 'empty' | 'no-code' | 'version' | 'typo' | 'other-cards' }
  | { readonly fault: 'letter'; readonly letter: string }
  | { readonly fault: 'short' | 'long'; readonly letters: number; readonly of: number };

export function deckFrom(face: PackIdentity, pasted: string): { readonly deck: readonly string[] } | CodeFault {
  const text = pasted
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s‐-―−_-]+/g, '');
  if (text === '') return { fault: 'empty' };
  const [, version, written = ''] = new RegExp(`^${GAME}(\\d)(.*)$`).exec(text) ?? [];
  if (version === undefined) return { fault: 'no-code' };
  if (Number(version) !== VERSION) return { fault: 'version' };
  const letters = written.replaceAll('O', '0').replace(/[IL]/g, '1');
  const strange = [...letters].find((letter) => !LETTERS.includes(letter));
  if (strange !== undefined) return { fault: 'letter', letter: strange };
  const cards = deckable(face);
  const bytes = bytesOf(letters);
  const body = bytes?.slice(0, -OF_CHECK) ?? [];
  const isWhole =
    bytes !== null && body.length >= OF_PACK && `${checkOf([VERSION, ...body])}` === `${bytes.slice(-OF_CHECK)}`;
  if (!isWhole) {
    const of = lettersIn(cards.length);
    if (letters.length === of) return { fault: 'typo' };
    return { fault: letters.length < of ? 'short' : 'long', letters: letters.length, of };
  }
  const bits = body.slice(OF_PACK);
  const isOurs = `${body.slice(0, OF_PACK)}` === `${markOf(face)}` && bits.length === Math.ceil(cards.length / 8);
  if (!isOurs) return { fault: 'other-cards' };
  return { deck: cards.filter((_, i) => ((bits[i >> 3] as number) & (128 >> (i & 7))) !== 0) };
}
