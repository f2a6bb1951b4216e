import { Glyph, Icon } from '../../art/glyph.tsx';
import type { Term } from '../board.ts';

/** A list of words and signs with their meanings. */
export const Terms = ({ terms }: { terms: readonly Term[] }) => (
  <dl className="terms">
    {terms.map(({ name, text, sign, icon }) => (
      <div key={name}>
        <dt>
          {sign !== undefined && <Glyph name={sign} />}
          {icon !== undefined && <Icon path={icon} />} {name}
        </dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
