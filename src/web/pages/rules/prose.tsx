import { createContext, Fragment, type ReactNode, useContext } from 'react';
import type { Block, Inline } from './markdown.ts';
import { highlighted } from './search.ts';

/** What is looked for, and the rule that a link led to. */
export const RulesSearch = createContext<{ readonly words: readonly string[]; readonly rule: string | null }>({
  words: [],
  rule: null,
});

/* Keys are places: the text of a page does not change while it is read. */

function Words({ text }: { text: string }): ReactNode {
  const { words } = useContext(RulesSearch);
  if (words.length === 0) return text;
  return highlighted(text, words).map((piece, at) =>
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
          <TextLine text={part.of} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <TextLine text={part.of} />
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
          <TextLine text={part.of} />
        </a>
      );
  }
}

export function TextLine({ text }: { text: readonly Inline[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed text
  return text.map((part, at) => <Piece key={at} part={part} />);
}

/** A rule. The italic end of a ruling, which says what the book leaves open and why it was decided so, is set apart. */
function RuleText({ text }: { text: readonly Inline[] }): ReactNode {
  const last = text.at(-1);
  if (last?.kind !== 'em') return <TextLine text={text} />;
  return (
    <>
      <TextLine text={text.slice(0, -1)} />
      <em className="reason">
        <TextLine text={last.of} />
      </em>
    </>
  );
}

export function Prose({ block }: { block: Block }) {
  const { rule: linked } = useContext(RulesSearch);
  switch (block.kind) {
    case 'heading':
      return (
        <h3 id={block.id}>
          <TextLine text={block.text} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <TextLine text={block.text} />
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
          <span>{rule === null ? <TextLine text={text} /> : <RuleText text={text} />}</span>
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
                    <TextLine text={cell} />
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
                        <TextLine text={cell} />
                      </th>
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed text
                      <td key={column}>
                        <TextLine text={cell} />
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
