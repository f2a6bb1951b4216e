import type { PackLint } from '../kernel/index.ts';
import type { WholePack } from './resolve.ts';

/** What is to be looked at in a pack, at its places in its file; what it only takes from another pack is left out. */
export function ownLints(
  { base, pathOf }: Pick<WholePack, 'base' | 'pathOf'>,
  lints: readonly PackLint[],
): readonly PackLint[] {
  if (base === null) return lints;
  const isOwn = (path: string) => !path.startsWith('extends.');
  return lints.flatMap((lint) => {
    const path = pathOf(lint.path);
    const other = lint.other === undefined ? undefined : { ...lint.other, path: pathOf(lint.other.path) };
    if (!isOwn(path) && (other === undefined || !isOwn(other.path))) return [];
    return [
      { ...lint, path: isOwn(path) || other === undefined ? path : other.path, ...(other !== undefined && { other }) },
    ];
  });
}
