import type { Pen } from './pen.ts';

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';
/** More digits than anybody sees. */
const LONG_NUMBER = /-?\d+\.\d{3,}/g;

/** As much of an element as the plotting library uses to draw one. A whole document is 28 MB and takes a second to load. */
class DrawnElement {
  readonly attributes = new Map<string, string>();
  readonly children: (DrawnElement | string)[] = [];
  parentNode: DrawnElement | null = null;
  readonly style = {
    setProperty: (name: string, value: string) =>
      this.setAttribute('style', `${this.attributes.get('style') ?? ''}${name}:${value};`),
  };

  constructor(
    readonly ownerDocument: SvgDocument,
    readonly namespaceURI: string,
    readonly name: string,
  ) {}

  setAttribute(name: string, value: unknown): void {
    const text = String(value);
    const rounded = name === 'd' || name === 'transform' || typeof value === 'number';
    this.attributes.set(name, rounded ? text.replace(LONG_NUMBER, (n) => String(Number(Number(n).toFixed(2)))) : text);
  }

  setAttributeNS(_space: string, name: string, value: unknown): void {
    this.setAttribute(name, value);
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  appendChild(child: DrawnElement): DrawnElement {
    return this.insertBefore(child, null);
  }

  insertBefore(child: DrawnElement, next: DrawnElement | null): DrawnElement {
    const before = child.parentNode?.children;
    before?.splice(before.indexOf(child), 1);
    child.parentNode = this;
    this.children.splice(next === null ? this.children.length : this.children.indexOf(next), 0, child);
    return child;
  }

  set textContent(text: string) {
    this.children.splice(0, this.children.length, String(text));
  }
}

class SvgDocument {
  readonly documentElement: DrawnElement = new DrawnElement(this, HTML, 'html');

  createElementNS(space: string, name: string): DrawnElement {
    return new DrawnElement(this, space, name);
  }
}

/** A document for drawing where there is none. */
export const svgDocument = (): Pen['document'] => new SvgDocument() as unknown as Pen['document'];

/** What was drawn in such a document, as text that stands in a page or, with its own `xmlns`, alone. */
export function svgText(drawing: unknown, attributes: Readonly<Record<string, string>> = {}): string {
  const svg = drawing as DrawnElement;
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  return written(svg);
}

export const SVG_NAMESPACE = SVG;

function written({ name, attributes, children }: DrawnElement): string {
  const open = [...attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
  // The library's own style sheet: whoever shows the plot has one.
  const inside = children.filter((child) => typeof child === 'string' || child.name !== 'style');
  if (inside.length === 0) return `<${name}${open}/>`;
  return `<${name}${open}>${inside.map((child) => (typeof child === 'string' ? escaped(child) : written(child))).join('')}</${name}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML forbids in any form. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** A text as it stands between tags or quotes. Whatever is no letter there is left out. */
export const escaped = (text: string): string =>
  text
    .replace(FORBIDDEN, (letter) => (letter === '\n' || letter === '\t' ? letter : ''))
    .replace(/[&<>"]/g, (letter) => ENTITIES[letter] as string);
