import './score-table.css';
import type { CSSProperties } from 'react';
import { Art } from '../../art/art.tsx';
import { Glyph, Seal } from '../../art/glyph.tsx';
import { useCards } from '../cards/cards.ts';
import { useSpeechContext } from '../speech-context.tsx';
import { messages } from './generated/all.ts';
import type { GameScoring, ScoreCell, ScoreColumn, ScoreRow } from './scoring.ts';

/** With more columns than this a phone shows each row as a block of its own. */
const NARROW = 5;

/** Every point with its source; the column that decided is lit. */
export function ScoreTable({ scoring, you }: { scoring: GameScoring; you: number | null }) {
  const { language } = useSpeechContext();
  const t = messages[language];
  const { columns, rows, decided, stages, note } = scoring;
  const groups = groupsOf(columns);
  const grouped = groups.some(({ name }) => name !== null);
  const decider = columns.find(({ id }) => id === decided);
  return (
    <>
      {stages !== undefined && (
        <ol className="stages">
          {stages.map(({ name, text, passed }) => (
            <li key={name} className={passed ? 'passed' : undefined}>
              <b>
                <Glyph name={passed ? 'check' : 'close'} /> {name}
                <span className="sr">: {passed ? t.passed : t.notPassed}</span>
              </b>
              {text !== '' && <small>{text}</small>}
            </li>
          ))}
        </ol>
      )}
      <table className={columns.length > NARROW ? 'scores many' : 'scores'}>
        <caption className="sr">
          {t.table} {decider !== undefined && t.decided({ column: decider.name })}
        </caption>
        <thead>
          {grouped && (
            <tr className="groups">
              <td />
              {groups.map(({ name, span }, n) =>
                name === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
                  <td key={n} colSpan={span} />
                ) : (
                  <th key={name} scope="colgroup" colSpan={span} className="group">
                    {name}
                  </th>
                ),
              )}
            </tr>
          )}
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.id} scope="col" className={cellClass(column, decided)}>
                {column.sign !== undefined && <Glyph name={column.sign} />}
                <span>{column.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={rowClass(row, decided)}>
              <th scope="row">
                <RowName row={row} you={you} />
              </th>
              {row.out === undefined ? (
                columns.map((column) => (
                  <td key={column.id} className={cellClass(column, decided)} data-name={column.name}>
                    <CellText cell={row.cells[column.id]} bonus={column.kind === 'part' && isRanked(row, column)} />
                  </td>
                ))
              ) : (
                <td colSpan={columns.length} className="row-note">
                  <Glyph name="close" /> {row.out}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p className="xs mute">{note}</p>}
    </>
  );
}

/** Points that are given for a count. */
const isRanked = ({ cells }: ScoreRow, { id }: ScoreColumn): boolean => cells[id]?.counted !== undefined;

/** Prefixed: style sheets of pages that were visited before stay loaded, and have classes like `part` of their own. */
const cellClass = ({ id, kind }: ScoreColumn, decided: string | null): string | undefined =>
  [kind !== undefined && `score-${kind}`, id === decided && 'decided'].filter(Boolean).join(' ') || undefined;
/** Where somebody gave up nothing decided, and nobody is ahead by it. */
const rowClass = ({ leads, out }: ScoreRow, decided: string | null): string | undefined =>
  [leads && decided !== null && 'first', out !== undefined && 'out'].filter(Boolean).join(' ') || undefined;

/** Side by side columns of one group. */
function groupsOf(columns: readonly ScoreColumn[]): readonly { readonly name: string | null; readonly span: number }[] {
  const groups: { name: string | null; span: number }[] = [];
  for (const { group = null } of columns) {
    const last = groups.at(-1);
    if (last !== undefined && last.name === group) last.span++;
    else groups.push({ name: group, span: 1 });
  }
  return groups;
}

function RowName({ row: { seat, name, note, card }, you }: { row: ScoreRow; you: number | null }) {
  const { scene, language } = useSpeechContext();
  const cards = useCards();
  const t = messages[language];
  const look = card === undefined ? null : cards.look(card);
  const player = seat === null ? null : (scene.names[seat] ?? '–');
  return (
    <span className="who">
      {look === null ? (
        seat !== null && <Seal seat={seat} />
      ) : (
        <span className="face" style={{ '--spot': look.spot } as CSSProperties}>
          <Art spec={look.art} />
          {seat !== null && <Seal seat={seat} />}
        </span>
      )}
      <span>
        <b>
          {name ?? player}
          {seat !== null && seat === you && name === null && <span className="mute"> ({t.you})</span>}
        </b>
        {note !== undefined && <small>{note}</small>}
      </span>
    </span>
  );
}

function CellText({ cell, bonus }: { cell: ScoreCell | undefined; bonus: boolean }) {
  const { language } = useSpeechContext();
  const t = messages[language];
  const { value = null, of, counted } = cell ?? {};
  return (
    <>
      {counted !== undefined && <small className="counted">{counted}</small>}
      {value === null || (bonus && value === 0) ? (
        <span className="none">
          <span aria-hidden="true">–</span>
          <span className="sr">{t.nothing}</span>
        </span>
      ) : (
        <b>{bonus ? `+${value}` : value < 0 ? `−${-value}` : value}</b>
      )}
      {of !== undefined && value !== null && <small className="of">/{of}</small>}
    </>
  );
}
