import type { en } from './en.ts';

/** The same keys with other sentences. */
type SameKeys<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]>;
};
export type Texts = SameKeys<typeof en>;
