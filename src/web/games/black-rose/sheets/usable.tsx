import type { PlayerView } from '../../../../games/black-rose/face.ts';
import { Glyph, Icon } from '../../../art/glyph.tsx';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';
import { familiarOf, type RoseProps, TOKENS } from '../selectors.ts';
import { usable, usableWords } from './labels.ts';

/** What a Mage may still use this round: tokens with the used ones dashed, the next spell, the quick one, the marker. */
export function Usable({ props, player }: { props: RoseProps; player: PlayerView }) {
  const { tokens, slot, quick, marker } = usable(player);
  const sentence = usableWords(props, player).join(', ') || messages[props.language].board.nothingLeft;
  return (
    <span className="usable" role="img" aria-label={sentence} title={sentence}>
      {Array.from({ length: TOKENS }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
        <i key={n} className={n < tokens ? 'use' : 'use used'}>
          <Icon path={icons.fist} />
        </i>
      ))}
      {slot !== null && <i className="use spell">{slot}</i>}
      {quick && (
        <i className="use spell">
          <Glyph name="bolt" />
        </i>
      )}
      {familiarOf(player) !== undefined && (
        <i className={marker ? 'use' : 'use used'}>
          <Glyph name="paw" />
        </i>
      )}
      <small>{sentence}</small>
    </span>
  );
}
