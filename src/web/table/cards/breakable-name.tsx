import { hyphenated, isLong, isPhrase } from './name.ts';

/** A name in a narrow space: it wraps between words, and a word is hyphenated only if it does not fit on a line. */
export function BreakableName({ name }: { readonly name: string }) {
  const parts = name.match(/\s+|[^\s-]*-|[^\s-]+/g) ?? [];
  if (!isPhrase(name) || !parts.some(isLong)) return hyphenated(name);
  return (
    <span>
      {parts.map((part, i) =>
        isLong(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may be there twice
          <span key={i} className="whole-word">
            {hyphenated(part)}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
