import { Glyph } from '../../../art/glyph.tsx';
import { look } from '../cards/look.ts';
import type { RoseProps } from '../selectors.ts';

interface SideTextsProps {
  readonly props: RoseProps;
  readonly card: string;
  /** Only this one. */
  readonly side?: string | undefined;
}

/** What the sides of a card do, printed on it where there is room on a desk; the sentence that it is called by says it, too. */
export const SideTexts = ({ props: { face, language }, card, side }: SideTextsProps) => (
  <span className="side-texts" aria-hidden="true">
    {(look(face, card, language).halves ?? [])
      .filter((half) => side === undefined || half.side === side)
      .map(({ side: of, letter, sign, kind, text }) => (
        <span key={of} className="side-text">
          <b>{letter}</b>
          <em>
            <Glyph name={sign} /> <span>{kind}</span>
          </em>
          <span className="does">{text}</span>
        </span>
      ))}
  </span>
);
