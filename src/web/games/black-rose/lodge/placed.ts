import type { CSSProperties } from 'react';
import type { Plan, Point } from './geometry.ts';

const percent = (part: number): string => `${Math.round(part * 10000) / 100}%`;

/** Where in the Lodge something has its middle. */
export const placed = ({ left, top, width, height }: Plan, [x, y]: Point): CSSProperties => ({
  left: percent((x - left) / width),
  top: percent((y - top) / height),
});
