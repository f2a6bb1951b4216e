// A language that nobody speaks, made of English for tests: accented, longer by a third, in brackets. Whatever is read
// without brackets did not come from messages.

/** @typedef {import('@messageformat/parser').Token} Token */

const ACCENTED = new Map(
  [...'aeioucnsyzAEIOUCNSYZ'].map((letter, at) => [letter, [...'åéîöûçñšýžÅÉÎÖÛÇÑŠÝŽ'][at] ?? letter]),
);

/**
 * @param {readonly Token[]} tokens
 * @returns {Token[]}
 */
export function pseudo(tokens) {
  const whole = /** @type {(value: string) => Token} */ (
    (value) => ({ type: 'content', value, ctx: { offset: 0, line: 1, col: 1, text: value, lineBreaks: 0 } })
  );
  return [whole('['), ...accented(tokens), whole(']')];
}

/**
 * @param {readonly Token[]} tokens
 * @returns {Token[]}
 */
function accented(tokens) {
  return tokens.map((token) => {
    if (token.type === 'content') return { ...token, value: lengthened(token.value) };
    if ('cases' in token)
      return {
        ...token,
        cases: token.cases.map((each) => ({ ...each, tokens: /** @type {any} */ (accented(each.tokens)) })),
      };
    return token;
  });
}

/** @param {string} text */
const lengthened = (text) =>
  text
    .replace(/\p{L}/gu, (letter) => ACCENTED.get(letter) ?? letter)
    .replace(/\s*$/, (blanks) => '~'.repeat(Math.floor(text.trim().length / 3)) + blanks);
