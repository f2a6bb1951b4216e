/**
 * The woodcut grounds of cards and covers, 200 by 160, cut by seeded chance: the same scene always looks the same.
 * Classes in them: i ink, p paper, s spot, t tint of the spot, v spot warmed by candlelight (for black grounds).
 */
function chance(seed: number): () => number {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const r = Math.round;

/** Thin wedges from one radius to another. */
function rays(cx: number, cy: number, from: number, to: number, n: number, seed: number, width = 1.2, vary = 0.35) {
  const next = chance(seed);
  let d = '';
  for (let i = 0; i < n; i++) {
    const angle = ((i + next() * 0.3) / n) * Math.PI * 2;
    const near = from * (1 + next() * vary);
    const far = to * (1 - next() * vary * 0.6);
    const w = (width * (0.7 + next() * 0.6) * far) / 60;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    d += `M${r(cx + x * near)} ${r(cy + y * near)}L${r(cx + x * far - y * w)} ${r(cy + y * far + x * w)} ${r(cx + x * far + y * w)} ${r(cy + y * far - x * w)}z`;
  }
  return d;
}

/** Strokes that swell and taper, like a gouge in wood. */
function cuts(
  y0: number,
  y1: number,
  step: number,
  seed: number,
  thick = 1.6,
  density = 1,
  bend = 2,
  x0 = 0,
  x1 = 200,
) {
  const next = chance(seed);
  let d = '';
  for (let y = y0; y < y1; y += step) {
    let x = x0 + next() * 10;
    while (x < x1) {
      const length = 18 + next() * 60;
      const t = thick * (0.5 + next() * 0.7);
      if (next() < density) {
        const yy = y + (next() - 0.5) * 1.5;
        const b = (next() - 0.5) * bend;
        d += `M${r(x)} ${yy.toFixed(1)}q${r(length / 2)} ${(b - t).toFixed(1)} ${r(length)} 0q${r(-length / 2)} ${(b + t).toFixed(1)} ${r(-length)} 0z`;
      }
      x += length + 4 + next() * 14;
    }
  }
  return d;
}

function waves(y0: number, rows: number, seed: number) {
  const next = chance(seed);
  let d = '';
  for (let row = 0; row < rows; row++) {
    const y = y0 + row * 9;
    for (let x = -14 + (row % 2) * 14; x < 205; x += 28) {
      const h = 4 + next() * 2;
      d += `M${r(x)} ${r(y)}q7 ${-r(h)} 14 0t14 0q-6 ${r(h + 3)} -14 2t-14-2z`;
    }
  }
  return d;
}

function hills(y: number, seed: number, height = 10) {
  const next = chance(seed);
  let d = `M0 ${y}`;
  for (let x = 0; x < 200; x += 25) d += `q12 ${r((next() - 0.6) * height)} 25 ${r((next() - 0.5) * height * 0.5)}`;
  return `${d}V170H0z`;
}

function flames(y: number, seed: number) {
  const next = chance(seed);
  let d = 'M0 170';
  for (let x = 0; x < 200; x += 14) {
    const h = 16 + next() * 30;
    d += `L${x} ${y}q${r(2 - next() * 5)} ${r(-h * 0.6)} ${r(7 + next() * 3)} ${r(-h)}q1 ${r(h * 0.5)} 4 ${r(h)}`;
  }
  return `${d}L200 170z`;
}

function stars(n: number, seed: number, height = 95) {
  const next = chance(seed);
  let d = '';
  for (let i = 0; i < n; i++) {
    const [x, y, s] = [8 + next() * 184, 6 + next() * height, 1.5 + next() * 3.4];
    const [a, b] = [(s * 0.4).toFixed(1), (s * 1.6).toFixed(1)];
    d += `M${r(x)} ${(y - s * 2).toFixed(1)}l${a} ${b} ${b} ${a} -${b} ${a} -${a} ${b} -${a} -${b} -${b} -${a} ${b} -${a}z`;
  }
  return d;
}

function trunks(seed: number) {
  const next = chance(seed);
  let d = '';
  for (let i = 0; i < 9; i++) {
    const [x, w] = [i * 23 + next() * 10 - 4, 4 + next() * 7];
    d += `M${r(x)} -5q${r(next() * 6 - 3)} 80 -2 160h${r(w + 5)}q${r(next() * 6 - 3)} -80 -3 -160z`;
  }
  return d;
}

const path = (d: string, ink: string): string => `<path d="${d}" class="${ink}"/>`;
const ground = (ink: string): string => path('M0 0H200V160H0z', ink);
const disc = (x: number, y: number, size: number, ink: string): string =>
  `<circle cx="${x}" cy="${y}" r="${size}" class="${ink}"/>`;

export const SCENES = {
  sun: () =>
    ground('p') +
    disc(103, 73, 52, 's') +
    path(rays(100, 72, 56, 150, 52, 7, 1.3), 'i') +
    path(hills(134, 3), 'i') +
    path(cuts(140, 160, 5, 9, 1.5, 0.6), 'p'),
  moon: () =>
    ground('i') +
    path(stars(16, 5, 100), 'p') +
    disc(118, 62, 48, 'p') +
    disc(121, 64, 44, 's') +
    path(cuts(8, 120, 8, 21, 1.3, 0.34), 'p') +
    path(hills(130, 8), 'p') +
    path(hills(135, 8), 'i') +
    path(cuts(143, 160, 5, 9, 1.5, 0.55), 'p'),
  water: () =>
    ground('p') +
    disc(100, 62, 46, 's') +
    path(cuts(6, 108, 8, 31, 2, 0.6), 'i') +
    path('M0 112H200V160H0z', 'i') +
    path(waves(117, 5, 4), 'p'),
  fire: () =>
    ground('p') +
    path(rays(100, 150, 40, 230, 46, 17, 1.45), 'i') +
    path(flames(128, 4), 's') +
    path(flames(150, 12), 'i'),
  wood: () =>
    ground('p') +
    disc(128, 52, 38, 's') +
    path(trunks(3), 'i') +
    path(cuts(4, 130, 7, 12, 1.4, 0.5), 'p') +
    path(hills(132, 5), 'i') +
    path(cuts(139, 160, 5, 2, 1.6, 0.6), 'p'),
  void: () =>
    ground('i') +
    path(rays(100, 80, 44, 150, 40, 23, 1.9, 0.3), 'v') +
    path(rays(100, 80, 52, 150, 40, 29, 0.7, 0.5), 'p'),
  gem: () =>
    ground('p') +
    path(rays(100, 80, 20, 190, 26, 5, 4, 0.1), 't') +
    path(rays(100, 80, 62, 150, 46, 11, 0.8, 0.5), 'i'),
  storm: () =>
    ground('s') +
    path(cuts(3, 140, 5.5, 41, 2.6, 0.8, 6), 'i') +
    path(hills(136, 6), 'i') +
    path(cuts(143, 160, 5, 8, 1.5, 0.5), 'p'),
  grain: () => ground('s') + path(cuts(2, 160, 6.4, 14, 2.3, 0.85, 3), 'i'),
} as const;
export type SceneName = keyof typeof SCENES;

/** Cuts of light inside a silhouette of 512 by 512, from the upper left. */
export function highlights(): string {
  const next = chance(77);
  let d = '';
  for (let k = 0; k < 30; k++) {
    const offset = -330 + k * 23;
    const length = 110 + next() * 120;
    const start = 50 + next() * 50;
    const [x, y] = [start + Math.max(offset, 0), start + Math.max(-offset, 0)];
    const w = 2 + next() * 2.6;
    d += `M${r(x - w)} ${r(y + w)}L${r(x + w)} ${r(y - w)} ${r(x + length)} ${r(y + length)}z`;
  }
  return d;
}
