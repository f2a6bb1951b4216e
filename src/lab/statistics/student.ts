import { twoSidedP } from './normal.ts';

/**
 * The chance that a number of Student's distribution is at least as far from 0 as `t`: that of a normal number, which
 * the closer approximation of D. L. Wallace finds for it (Bounds on normal approximations to Student's and the
 * chi-square distributions, Annals of Mathematical Statistics 30 (1959), 1121-1130). From 10 degrees of freedom on it
 * errs by less than 1 % at 0.01; for fewer it is too large. With none it is 1.
 */
export function studentP(t: number, degrees: number): number {
  if (degrees <= 0) return 1;
  const scale = (8 * degrees + 1) / (8 * degrees + 3);
  return twoSidedP(scale * Math.sqrt(degrees * Math.log1p((t * t) / degrees)));
}
