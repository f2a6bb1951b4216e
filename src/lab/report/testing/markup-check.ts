/** `<name a="…"/>` or `</name>`, the head of the document, or text. */
const PIECE = /<(\/?)([a-z][\w:-]*)((?:\s+[\w:-]+(?:="[^"<]*")?)*)\s*(\/?)>|<!doctype html>|[^<]+/giy;

/** The first fault of a page as XML would have it: each element closed in its turn, every `<` and `"` written out. Null if there is none. */
export function markupFault(page: string): string | null {
  const open: string[] = [];
  let end = 0;
  for (const { 0: piece, 1: closing, 2: name, 4: alone, index } of page.matchAll(PIECE)) {
    if (index !== end) break;
    end = index + piece.length;
    if (name === undefined || alone === '/') continue;
    if (closing !== '/') open.push(name);
    else if (open.pop() !== name) return `</${name}> at ${index}`;
  }
  if (end !== page.length) return page.slice(end, end + 80);
  return open.length === 0 ? null : `${open.join(' ')} not closed`;
}
