// What a message is given: the parameters that all languages together use, and their types.

/**
 * @typedef {import('@messageformat/parser').Token} Token
 * @typedef {{ kind: 'plain' | 'text' | 'number' | 'boolean' | 'name' | 'list', nullable?: boolean } | { kind: 'choice', keys: readonly string[], open: boolean, nullable?: boolean }} Type
 */

/** Of a parameter `foe`: `{foe_gender, select, …}`, `{foe_number, select, …}`, and of a list `{foes_count, plural, …}`. */
export const DERIVED = /^(\w+)_(gender|number|count)$/;

/**
 * Every parameter of a message and how it is used, in the order in which they come.
 * @param {readonly Token[]} tokens
 * @param {(fault: string) => void} fail
 * @returns {Map<string, Type>}
 */
export function parametersOf(tokens, fail) {
  /** @type {Map<string, Type>} */
  const found = new Map();
  /** @type {(name: string, type: Type) => void} */
  const add = (name, type) => {
    const before = found.get(name);
    const merged = before === undefined ? type : merge(before, type);
    if (merged === null)
      fail(`{${name}} is used as ${describe(before)} and as ${describe(type)}: give one of them another name`);
    else found.set(name, merged);
  };
  /** @type {(all: readonly Token[]) => void} */
  const walk = (all) => {
    for (const token of all) {
      if (token.type === 'content' || token.type === 'octothorpe') continue;
      if (token.type === 'argument') add(token.arg, { kind: 'plain' });
      else if (token.type === 'function')
        add(token.arg, { kind: FUNCTIONS[/** @type {keyof typeof FUNCTIONS} */ (token.key)] ?? 'plain' });
      else {
        const [, base = '', derived] = DERIVED.exec(token.arg) ?? [];
        if (derived !== undefined) add(base, { kind: derived === 'count' ? 'list' : 'name' });
        else if (token.type === 'select') add(token.arg, choice(token.cases.map(({ key }) => key)));
        else add(token.arg, { kind: 'number' });
        for (const { tokens: inner } of token.cases) walk(inner);
      }
    }
  };
  walk(tokens);
  return found;
}

/** What `{x, name}` and its like make of a parameter. */
export const FUNCTIONS = /** @type {const} */ ({
  name: 'name',
  list: 'list',
  number: 'number',
  capital: 'text',
  lower: 'text',
});

/**
 * @param {readonly string[]} keys
 * @returns {Type}
 */
function choice(keys) {
  const open = keys.includes('other');
  const named = keys.filter((key) => key !== 'other' && key !== 'null');
  // `{card, select, null {…} other {… {card} …}}`: there may be none. What it is otherwise is said elsewhere.
  const nullable = keys.includes('null');
  if (named.length === 0 && nullable) return { kind: 'plain', nullable };
  if (named.length > 0 && named.every((key) => key === 'true' || key === 'false')) return { kind: 'boolean', nullable };
  return { kind: 'choice', keys: named, open, nullable };
}

/**
 * The type of a parameter that is used in both ways; null where it cannot be.
 * @param {Type} a
 * @param {Type} b
 * @returns {Type | null}
 */
export function merge(a, b) {
  const merged = mergeKinds(a, b);
  return merged === null ? null : { ...merged, nullable: Boolean(a.nullable || b.nullable) };
}

/**
 * @param {Type} a
 * @param {Type} b
 * @returns {Type | null}
 */
function mergeKinds(a, b) {
  if (a.kind === 'choice' && b.kind === 'choice')
    return { kind: 'choice', keys: [...new Set([...a.keys, ...b.keys])], open: a.open && b.open };
  if (a.kind === b.kind) return a;
  if (a.kind === 'plain') return b;
  if (b.kind === 'plain') return a;
  if (a.kind === 'text' && b.kind === 'name') return b;
  if (a.kind === 'name' && b.kind === 'text') return a;
  return null;
}

/** @param {Type} type */
export const typeText = (type) => (type.nullable ? `${kindText(type)} | null` : kindText(type));

/** @param {Type} type */
function kindText(type) {
  if (type.kind === 'choice') return type.open ? 'string' : type.keys.map((key) => `'${key}'`).join(' | ');
  return {
    plain: 'string | number',
    text: 'string',
    number: 'number',
    boolean: 'boolean',
    name: 'Name',
    list: 'readonly Name[]',
  }[type.kind];
}

/** @param {Type | undefined} type */
const describe = (type) => (type === undefined ? 'nothing' : `a ${type.kind}`);
