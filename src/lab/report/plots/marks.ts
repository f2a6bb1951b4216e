import type { Finding } from '../report.ts';

/** What the library draws symbols on. */
interface Path {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  closePath(): void;
}

/** A symbol of the library: `size` is the area of a circle of its radius. */
interface Shape {
  draw(path: Path, size: number): void;
}

const radius = (size: number): number => Math.sqrt(size / Math.PI);

/** Corners in parts of the radius. */
const polygon = (...corners: readonly (readonly [number, number])[]): Shape => ({
  draw(path, size) {
    const r = radius(size);
    corners.forEach(([x, y], n) => {
      if (n === 0) path.moveTo(x * r, y * r);
      else path.lineTo(x * r, y * r);
    });
    path.closePath();
  },
});

const arc = (from: number, to: number): Shape => ({
  draw(path, size) {
    const r = radius(size);
    path.moveTo(Math.cos(from) * r, Math.sin(from) * r);
    path.arc(0, 0, r, from, to);
    path.closePath();
  },
});

const CIRCLE = arc(0, 2 * Math.PI);
/** What lies in the circle of what is not clear yet. */
export const HALF = arc(-Math.PI / 2, Math.PI / 2);

/** The shape of each finding: colour never speaks alone. */
export const SHAPES: Readonly<Record<Finding, Shape>> = {
  strong: polygon([0, -1.4], [1.4, 1], [-1.4, 1]),
  weak: polygon([0, 1.4], [1.4, -1], [-1.4, -1]),
  fair: CIRCLE,
  unclear: CIRCLE,
  few: polygon([0, -1.2], [1.2, 0], [0, 1.2], [-1.2, 0]),
};
