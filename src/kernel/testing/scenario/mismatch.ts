/**
 * Whether every part of `pattern` is found in `value`; the first difference as a sentence, or null. Nothing at all, `{}`,
 * means just that: there is nothing in it.
 */
export function mismatch(pattern: unknown, value: unknown, path = ''): string | null {
  const here = path === '' ? 'it' : path;
  if (pattern === null || typeof pattern !== 'object') {
    return pattern === value ? null : `${here}: expected ${JSON.stringify(pattern)}, got ${JSON.stringify(value)}`;
  }
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value)) return `${here}: expected a list, got ${JSON.stringify(value)}`;
    if (value.length !== pattern.length) {
      return `${here}: expected ${JSON.stringify(pattern)}, got ${JSON.stringify(value)}`;
    }
  }
  if (value === null || typeof value !== 'object') return `${here}: expected an object, got ${JSON.stringify(value)}`;
  const parts = Object.entries(pattern);
  if (parts.length === 0 && Object.keys(value).length > 0)
    return `${here}: expected nothing in it, got ${JSON.stringify(value)}`;
  for (const [key, inner] of parts) {
    const next = Array.isArray(pattern) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const fault = mismatch(inner, (value as Record<string, unknown>)[key], next);
    if (fault !== null) return fault;
  }
  return null;
}
