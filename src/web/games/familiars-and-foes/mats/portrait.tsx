import { Art } from '../../../art/art.tsx';
import { look } from '../cards/look.ts';
import type { FoesProps } from '../selectors.ts';

/** A Familiar's picture by itself. */
export function Portrait({ props: { face, language }, familiar }: { props: FoesProps; familiar: string }) {
  const { art, spot } = look(face, familiar, language);
  return (
    <span className="por" style={{ '--spot': spot }} aria-hidden="true">
      <Art spec={art} />
    </span>
  );
}
