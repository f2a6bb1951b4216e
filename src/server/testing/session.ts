/**
 * A recorded session, as it stands in docs/protocol: what people send to a server and what comes back.
 *
 *     # a remark
 *     Ada > {"type":"hello","protocol":1}
 *     Ada < {"type": "welcome", …}
 *     * something happens
 *
 * A line that begins with a space goes on with the one before.
 */
export type Line =
  | { readonly kind: 'remark' | 'happens'; readonly text: string }
  | { readonly kind: 'sent' | 'heard'; readonly who: string; readonly text: string };

/** A line with the number that it has in its file. */
export type Placed = Line & { readonly at: number };

const WIDTH = 120;

export function readSession(file: string): Placed[] {
  const lines: Placed[] = [];
  for (const [n, text] of file.trimEnd().split('\n').entries()) {
    const before = lines.at(-1);
    if (text.startsWith(' ') && before !== undefined)
      lines.splice(-1, 1, { ...before, text: `${before.text}\n${text}` });
    else lines.push({ ...readLine(text), at: n + 1 });
  }
  return lines;
}

function readLine(line: string): Line {
  const [, who, sign, said] = /^([A-Z]\w*) ([<>]) (.*)$/.exec(line) ?? [];
  if (who !== undefined && said !== undefined) return { kind: sign === '>' ? 'sent' : 'heard', who, text: said };
  if (line.startsWith('* ')) return { kind: 'happens', text: line.slice(2) };
  return { kind: 'remark', text: line };
}

export function writeSession(lines: readonly Line[]): string {
  const written = lines.map((line) => {
    if (line.kind === 'remark') return line.text;
    if (line.kind === 'happens') return `* ${line.text}`;
    return `${line.who} ${line.kind === 'sent' ? '>' : '<'} ${line.text}`;
  });
  return `${written.join('\n')}\n`;
}

/** The data that a line holds, after the status or the request that stand before it; undefined if it holds none. */
export function dataIn(text: string): unknown {
  const from = text.search(/[{[]/);
  if (from === -1) return undefined;
  try {
    return JSON.parse(text.slice(from));
  } catch {
    return undefined;
  }
}

/** Data as JSON, in as few lines as fit the page; all but the first are indented. `column`: where it begins. */
export const laidOut = (data: unknown, column: number): string => fill(data, column, 2);

function fill(data: unknown, column: number, indent: number): string {
  const flat = flatly(data);
  if (column + flat.length <= WIDTH || typeof data !== 'object' || data === null) return flat;
  const list = Array.isArray(data);
  const entries = Object.entries(data).map(([key, value]) => ({ head: list ? '' : `${JSON.stringify(key)}: `, value }));
  let text = list ? '[' : '{';
  let at = column + 1;
  for (const [n, { head, value }] of entries.entries()) {
    const end = n === entries.length - 1 ? (list ? ']' : '}') : ',';
    const wide = head.length + flatly(value).length + end.length;
    if (n > 0 && at + 1 + wide > WIDTH) {
      text += `\n${' '.repeat(indent)}`;
      at = indent;
    } else if (n > 0) {
      text += ' ';
      at += 1;
    }
    const written = head + fill(value, at + head.length, indent + 2) + end;
    text += written;
    const lastLine = written.lastIndexOf('\n');
    at = lastLine === -1 ? at + written.length : written.length - lastLine - 1;
  }
  return text;
}

/** On one line, with room to breathe. */
function flatly(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(flatly).join(', ')}]`;
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  return `{${Object.entries(data)
    .map(([key, value]) => `${JSON.stringify(key)}: ${flatly(value)}`)
    .join(', ')}}`;
}
