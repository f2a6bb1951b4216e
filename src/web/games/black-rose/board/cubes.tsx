import './cubes.css';
import { Glyph, Icon } from '../../../art/glyph.tsx';
import type { GlyphName } from '../../../art/glyphs.ts';
import icons from '../icons.json';
import { ROSE } from '../selectors.ts';

interface CubesProps {
  /** How many by owner: the seats, and last the Rose. */
  readonly of: readonly number[];
  /** Places for cubes: those that are empty are dashed. */
  readonly slots: number;
  /** The sentence for those who do not see them; without one something around them says it. */
  readonly label?: string;
}

/** Cubes in their places: each with the colour and the sign of whose it is, the Rose's black with a rose. */
export function Cubes({ of, slots, label }: CubesProps) {
  const owners = of.flatMap((count, owner) => new Array<number>(count).fill(owner));
  const empty = Math.max(0, slots - owners.length);
  const named = label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return (
    <span className="cubes" data-full={empty === 0 ? '' : undefined} {...named}>
      {owners.map((owner, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cubes of one colour are alike
        <Cube key={n} owner={owner} />
      ))}
      {Array.from({ length: empty }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
        <i key={`e${n}`} className="cube empty" />
      ))}
    </span>
  );
}

const Cube = ({ owner }: { owner: number }) =>
  owner === ROSE ? (
    <i className="cube rose">
      <Icon path={icons.rose} />
    </i>
  ) : (
    <i className={`cube seat-${owner + 1}`}>
      <Glyph name={`s${owner + 1}` as GlyphName} />
    </i>
  );
