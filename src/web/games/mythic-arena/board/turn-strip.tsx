import { Glyph, Seal } from '../../../art/glyph.tsx';
import { standingOf } from '../../../table/log/log-lines.ts';
import { messages } from '../generated/all.ts';
import type { Wounds } from '../pets/wounds.ts';
import { type ArenaProps, cardOfPet, seatOfPet } from '../selectors.ts';

/** Between two battles: whose turn it is, whether its battle has been fought, and who has just fallen. */
export function TurnStrip({ props, wounds }: { props: ArenaProps; wounds: Wounds }) {
  const { view, speech, scene, language } = props;
  const events = standingOf(props.events);
  const { table } = view;
  const { battle: t, board } = messages[language];
  const at = events.findLastIndex(({ kind }) => kind === 'turn');
  const turn = events[at];
  if (turn === undefined || view.result !== null || table.turns === 0) return null;
  const fought = events.slice(at).some(({ kind }) => kind === 'battle');
  return (
    <div className="turn-strip">
      <p>
        <Seal seat={table.lead} />
        <b>{`${board.turn({ turn: table.turns })} · ${table.lead === view.viewer ? board.you : scene.names[table.lead]}`}</b>
        <span className={fought ? 'fought' : 'awaited'}>
          {fought && <Glyph name="check" />} {t.battle}
        </span>
      </p>
      {wounds.fallen.length > 0 && (
        <ul key={wounds.from} className="fallen-now">
          {wounds.fallen.map((ref) => (
            <li key={ref}>
              <Seal seat={seatOfPet(ref)} /> <b>{speech.card(cardOfPet(ref)).name}</b>{' '}
              {(wounds.losses.get(ref) ?? 0) > 0 && <span className="lost">−{wounds.losses.get(ref)}</span>} {t.fallen}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
