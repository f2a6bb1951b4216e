import { Seal } from '../../art/glyph.tsx';
import type { SeatShown } from '../board.ts';
import { useWords } from '../words.tsx';

/** Several who sit before one screen are asked at once: each answers from their own side. */
export function Takers({
  seats,
  you,
  turnTo,
}: {
  seats: readonly SeatShown[];
  you: number | null;
  turnTo: (seat: number) => void;
}) {
  const { texts } = useWords();
  const asked = seats.filter(({ asked, bot }) => asked && bot === null);
  if (asked.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame them like a form
    <div role="group" className="takers" aria-label={texts.talk.takers} data-group="">
      {asked.map(({ seat, name }) => (
        <button
          key={seat}
          type="button"
          className="btn"
          aria-pressed={seat === you}
          aria-label={texts.talk.takesOver(name)}
          onClick={() => turnTo(seat)}
        >
          <Seal seat={seat} /> {name}
        </button>
      ))}
    </div>
  );
}
