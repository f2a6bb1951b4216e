/** JSON as people write packs: what fits in a line stands in one. */
export function packJson(value: unknown, width = 120): string {
  const written = (inner: unknown, indent: string, room: number): string => {
    const line = inLine(inner);
    if (line.length <= room || typeof inner !== 'object' || inner === null) return line;
    const deeper = `${indent}  `;
    const isList = Array.isArray(inner);
    const parts = Object.entries(inner).map(([key, part]) => {
      const head = isList ? '' : `${JSON.stringify(key)}: `;
      return `${deeper}${head}${written(part, deeper, width - deeper.length - head.length - 1)}`;
    });
    const [open, close] = isList ? '[]' : '{}';
    return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
  };
  return `${written(value, '', 0)}\n`;
}

function inLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${inLine(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
