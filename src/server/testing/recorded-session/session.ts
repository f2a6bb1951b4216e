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
export type SessionLine =
  | { readonly kind: 'remark' | 'happens'; readonly text: string }
  | { readonly kind: 'sent' | 'heard'; readonly who: string; readonly text: string };

/** A line with the number that it has in its file. */
export type FileLine = SessionLine & { readonly at: number };

const WIDTH = 120;

export function readSession(file: string): FileLine[] {
  const lines: FileLine[] = [];
  for (const [n, text] of file.trimEnd().split('\n').entries()) {
    const before = lines.at(-1);
    if (text.startsWith(' ') && before !== undefined)
      lines.splice(-1, 1, { ...before, text: `${before.text}\n${text}` });
    else lines.push({ ...readLine(text), at: n + 1 });
  }
  return lines;
}

function readLine(line: string): SessionLine {
  const [, who, sign, said] = /^([A-Z]\w*) ([<>]) (.*)$/.exec(line) ?? [];
  if (who !== undefined && said !== undefined) return { kind: sign === '>' ? 'sent' : 'heard', who, text: said };
  if (line.startsWith('* ')) return { kind: 'happens', text: line.slice(2) };
  return { kind: 'remark', text: line };
}

export function writeSession(lines: readonly SessionLine[]): string {
  const written = lines.map((line) => {
    if ('who' in line) return `${line.who} ${line.kind === 'sent' ? '>' : '<'} ${line.text}`;
    return line.kind === 'happens' ? `* ${line.text}` : line.text;
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

/** Data as JSON, filling the page; all lines but the first are indented. `column`: where it begins. */
export function laidOut(data: unknown, column: number, indent = 2): string {
  const flat = flatly(data);
  if (typeof data !== 'object' || data === null || column + flat.length <= WIDTH) return flat;
  const list = Array.isArray(data);
  const heads = Object.keys(data).map((key) => (list ? '' : `${JSON.stringify(key)}: `));
  const values = Object.values(data);
  let text = list ? '[' : '{';
  let broke = false;
  for (const [n, value] of values.entries()) {
    const head = heads[n] as string;
    const end = n < values.length - 1 ? ',' : list ? ']' : '}';
    const at = n === 0 ? column + 1 : lastLineOf(text, column) + 1;
    const fits = at + head.length + flatly(value).length + end.length <= WIDTH;
    // Things in a list stand below each other, and what takes several lines stands alone.
    const gap = n === 0 ? '' : list || broke || !fits ? `\n${' '.repeat(indent)}` : ' ';
    text += gap + head;
    const written = laidOut(value, lastLineOf(text, column), indent + 2);
    broke = written.includes('\n');
    text += written + end;
  }
  return text;
}

/** How far the last line of a text reaches whose first line begins at a column. */
function lastLineOf(text: string, column: number): number {
  const broken = text.lastIndexOf('\n');
  return broken === -1 ? column + text.length : text.length - broken - 1;
}

/** On one line, with room to breathe. */
function flatly(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(flatly).join(', ')}]`;
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  return `{${Object.entries(data)
    .map(([key, value]) => `${JSON.stringify(key)}: ${flatly(value)}`)
    .join(', ')}}`;
}
