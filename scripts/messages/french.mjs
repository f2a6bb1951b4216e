// French has a narrow no-break space before : ; ! ? » and after «. Translators need not think of it.

/** @typedef {import('@messageformat/parser').Token} Token */

const SPACE = '\u202f';

/**
 * @param {readonly Token[]} tokens
 * @returns {Token[]}
 */
export function spaceFrench(tokens) {
  return tokens.map((token, at) => {
    if (token.type === 'content') return { ...token, value: spaced(token.value, at > 0) };
    if (token.type === 'select' || token.type === 'plural' || token.type === 'selectordinal')
      return {
        ...token,
        cases: token.cases.map((each) => ({ ...each, tokens: /** @type {any} */ (spaceFrench(each.tokens)) })),
      };
    return token;
  });
}

/**
 * @param {string} text
 * @param {boolean} afterGap
 */
function spaced(text, afterGap) {
  const inner = text
    .replace(/[ \u00a0\u202f]+([;:!?»])/g, `${SPACE}$1`)
    .replace(/«[ \u00a0\u202f]*/g, `«${SPACE}`)
    .replace(/([\p{L}\p{N})\]”…»])([;!?»])/gu, `$1${SPACE}$2`)
    .replace(/([\p{L}\p{N})\]”…»]):(?=\s|$)/gu, `$1${SPACE}:`)
    .replace(/(^|[\p{N}])[ \u00a0\u202f]%/gu, `$1${SPACE}%`);
  return afterGap ? inner.replace(/^(?:[;!?»]|:(?=\s|$))/, `${SPACE}$&`) : inner;
}
