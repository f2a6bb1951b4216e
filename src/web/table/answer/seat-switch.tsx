import { Glyph, Seal } from '../../art/glyph.tsx';
import type { SeatShown } from '../board.ts';
import { useSpeechContext } from '../speech-context.tsx';

/** Several before one screen are asked at once, or could do something beside the question: each does so from their own side. */
export function SeatSwitch({
  seats,
  you,
  asides,
  turnTo,
}: {
  seats: readonly SeatShown[];
  you: number | null;
  /** Who here could do something beside the question. */
  asides: readonly number[];
  turnTo: (seat: number) => void;
}) {
  const { texts } = useSpeechContext();
  const here = seats.filter(({ seat, asked, bot }) => bot === null && (asked || seat === you || asides.includes(seat)));
  if (here.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame them like a form
    <div role="group" className="takers" aria-label={texts.talk.takers} data-group="">
      {here.map(({ seat, name, asked }) => (
        <button
          key={seat}
          type="button"
          className="btn"
          aria-pressed={seat === you}
          aria-label={asked ? texts.talk.takesOver({ name }) : texts.talk.besides({ name })}
          onClick={() => turnTo(seat)}
        >
          <Seal seat={seat} /> {name}
          {!asked && <Glyph name="gem" />}
        </button>
      ))}
    </div>
  );
}
