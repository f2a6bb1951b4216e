import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { marked } from './finding.ts';
import type { Block, Inline } from './markdown.ts';

/** What is looked for, and the rule that a link led to. */
export const Looking = createContext<{ readonly words: readonly string[]; readonly rule: string | null }>({
  words: [],
  rule: null,
});

/* Keys are places: the text of a page does not change while it is read. */

function Words({ text }: { text: string }): ReactNode {
  const { words } = useContext(Looking);
  if (words.length === 0) return text;
  return marked(text, words).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed text
    piece.hit ? <mark key={at}>{piece.text}</mark> : <Fragment key={at}>{piece.text}</Fragment>,
  );
}

function Piece({ part }: { part: Inline }): ReactNode {
  switch (part.kind) {
    case 'text':
      return <Words text={part.text} />;
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return (
        <strong>
          <Line text={part.of} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Line text={part.of} />
        </em>
      );
    case 'rule':
      return (
        <a className="rule-link" href={`#${part.id}`}>
          <Words text={part.id} />
        </a>
      );
    case 'link':
      return (
        <a href={part.to}>
          <Line text={part.of} />
        </a>
      );
  }
}

export function Line({ text }: { text: readonly Inline[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed text
  return text.map((part, at) => <Piece key={at} part={part} />);
}

/** A rule; what stands in italics at the end of a ruling, what the book leaves open and why it was decided so, is set apart. */
function RuleText({ text }: { text: readonly Inline[] }): ReactNode {
  const last = text.at(-1);
  if (last?.kind !== 'em') return <Line text={text} />;
  return (
    <>
      <Line text={text.slice(0, -1)} />
      <em className="reason">
        <Line text={last.of} />
      </em>
    </>
  );
}

export function Prose({ block }: { block: Block }) {
  const { rule: linked } = useContext(Looking);
  switch (block.kind) {
    case 'heading':
      return (
        <h3 id={block.id}>
          <Line text={block.text} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Line text={block.text} />
        </p>
      );
    case 'list': {
      const items = block.items.map(({ rule, text }, at) => (
        <li
          key={rule ?? at}
          id={rule ?? undefined}
          className={rule === null ? undefined : rule === linked ? 'rule linked' : 'rule'}
        >
          {rule !== null && (
            <a className="rid" href={`#${rule}`}>
              <Words text={rule} />
            </a>
          )}
          <span>{rule === null ? <Line text={text} /> : <RuleText text={text} />}</span>
        </li>
      ));
      return block.ordered ? <ol className="steps">{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables are scrolled by keyboard
        <div className="table" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed text
                  <th key={at} scope="col">
                    <Line text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed text
                <tr key={at}>
                  {row.map((cell, column) =>
                    column === 0 ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed text
                      <th key={column} scope="row">
                        <Line text={cell} />
                      </th>
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed text
                      <td key={column}>
                        <Line text={cell} />
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}
