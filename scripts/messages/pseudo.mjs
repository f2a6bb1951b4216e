// A language that nobody speaks, made of English: accented, longer by a third, in brackets. Whatever is read without
// brackets did not come from messages.
import { parse } from '@messageformat/parser';

/** @typedef {import('@messageformat/parser').Token} Token */

const ACCENTED = new Map(
  [...'aeioucnsyzAEIOUCNSYZ'].map((letter, at) => [letter, [...'åéîöûçñšýžÅÉÎÖÛÇÑŠÝŽ'][at] ?? letter]),
);

/**
 * An English message, with its parameters and cases as they are.
 * @param {string} message
 */
export function pseudoMessage(message) {
  const parts = textsOf(parse(message)).sort((a, b) => b.offset - a.offset);
  let written = message;
  for (const { offset, text } of parts)
    written = written.slice(0, offset) + lengthened(text) + written.slice(offset + text.length);
  return `[${written}]`;
}

/**
 * Where a message has text of its own.
 * @param {readonly Token[]} tokens
 * @returns {{ readonly offset: number, readonly text: string }[]}
 */
function textsOf(tokens) {
  return tokens.flatMap((token) => {
    if (token.type === 'content') return [{ offset: token.ctx.offset, text: token.ctx.text }];
    return 'cases' in token ? token.cases.flatMap((each) => textsOf(each.tokens)) : [];
  });
}

/** @param {string} text */
const lengthened = (text) =>
  accented(text).replace(/\s*$/, (blanks) => '~'.repeat(Math.floor(text.trim().length / 3)) + blanks);

/** @param {string} text */
export const accented = (text) => text.replace(/\p{L}/gu, (letter) => ACCENTED.get(letter) ?? letter);
