/** Puts values into the gaps of a sentence. */
export const fill = (sentence: string, values: Readonly<Record<string, unknown>>): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, key: string) => String(values[key] ?? gap));
