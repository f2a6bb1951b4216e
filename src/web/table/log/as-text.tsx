import type { Zone } from '../../../kernel/index.ts';
import { Sheet } from '../around/sheet.tsx';
import type { SeatShown } from '../board.ts';
import { resultSentence } from '../ending/verdict.ts';
import type { DealtTable } from '../source.ts';
import { type SpeechContext, useSpeechContext } from '../speech-context.tsx';

/** The contents of a zone in words. */
function zoneInWords({ cards, count }: Zone, { speech, texts }: SpeechContext): string {
  const text = texts.table.asText;
  const backs = cards.filter(({ card }) => card === null).reduce((sum, { count: n = 1 }) => sum + n, 0);
  const named = cards.flatMap(({ card, down, count: n = 1, staged, marks = [] }) => {
    if (card === null) return [];
    const { name } = speech.card(card);
    const known = down === true ? text.down({ name }) : name;
    const marked = marks.map(({ mark, count }) => `${speech.card(mark).name} ${count}`).join(', ');
    const stands = marked === '' ? known : `${known} (${marked})`;
    const many = n > 1 ? `${n} × ${stands}` : stands;
    return [staged === true ? text.staged({ name: many }) : many];
  });
  const parts = [
    ...named,
    ...(backs > 0 ? [text.backs({ count: backs })] : []),
    ...(count === undefined ? [] : [String(count)]),
  ];
  return parts.length === 0 ? text.nothing : parts.join(', ');
}

/** The whole table as text: the contents of all zones, who is asked, and what. */
export function AsText({
  table,
  seats,
  onClose,
}: {
  table: DealtTable;
  seats: readonly SeatShown[];
  onClose: () => void;
}) {
  const words = useSpeechContext();
  const { face, speech, scene, texts } = words;
  const text = texts.table.asText;
  const { view, question } = table;
  const { result } = table.info;
  const asked = seats.filter((seat) => seat.asked).map(({ name }) => name);
  return (
    <Sheet title={text.title} onClose={onClose}>
      <section className="as-text">
        {result !== null && <p>{resultSentence(words, result as never)}</p>}
        {question !== null && (
          <p>
            <b>{speech.ask(question.ask, question.with, scene)}</b>
          </p>
        )}
        {question === null && asked.length > 0 && <p>{texts.table.bar.thinks({ names: asked })}</p>}
        <dl>
          {face.zones(view).map((zone) => (
            <div key={zone.id}>
              <dt>{speech.zone(zone.id, scene)}</dt>
              <dd>{zoneInWords(zone, words)}</dd>
            </div>
          ))}
        </dl>
        {question !== null && (
          <>
            <h3>{texts.table.answers.title}</h3>
            <ul>
              {question.legal.map((say) => (
                <li key={say}>{speech.answer(say, scene)}</li>
              ))}
            </ul>
          </>
        )}
      </section>
    </Sheet>
  );
}
