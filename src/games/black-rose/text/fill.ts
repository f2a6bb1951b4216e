/** Puts values into the gaps of a sentence: `{count}`, or `{count|card|cards}` for one and for any other number. */
export const fill = (sentence: string, values: Readonly<Record<string, unknown>>): string =>
  sentence.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (gap, key: string, one?: string, many?: string) => {
    const value = values[key];
    if (value === undefined || value === null) return gap;
    if (one === undefined) return String(value);
    return value === 1 || value === '1' ? one : String(many);
  });

export const joinList = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${and}${items[items.length - 1]}`;
