import type { z } from 'zod';
import { ContentRegistry, type Fault, type State } from '../../kernel/index.ts';
import { packFaults } from './pack-faults.ts';

/** How a game makes a pack ready to play. */
interface PackFormat<P, C> {
  readonly schema: z.ZodType<P>;
  /** What a schema cannot say: what is wrong with a pack though each part of it is well formed. */
  readonly faultsBetween: (pack: P) => readonly Fault[];
  /** Turns a checked pack into lookups. */
  readonly compile: (pack: P) => C;
}

interface PackLoader<C> {
  /** Checks a pack, makes it ready and keeps it, so that states which name its hash can be played. */
  readonly loadContent: (raw: unknown) => C | readonly Fault[];
  /** The content that a state is played with. */
  readonly contentOf: (s: State) => C;
}

export function packLoader<P, C extends { readonly hash: string }>(format: PackFormat<P, C>): PackLoader<C> {
  const loaded = new ContentRegistry<C>();
  return {
    loadContent: (raw) => {
      const parsed = format.schema.safeParse(raw);
      if (!parsed.success) return packFaults(format.schema, raw, parsed.error.issues);
      const faults = format.faultsBetween(parsed.data);
      return faults.length > 0 ? faults : loaded.put(format.compile(parsed.data));
    },
    contentOf: (s) => loaded.of(s),
  };
}
