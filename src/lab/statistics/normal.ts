/** The standard normal's point with 97.5 % below it: 95 % lie between it and its negative. */
export const Z = 1.959963984540054;

/** A quotient of two polynomials, the highest power first. */
interface Quotient {
  readonly over: readonly number[];
  readonly under: readonly number[];
}

/** For erf(x) / x of x² up to 0.46875², for exp(x²) erfc(x) of x up to 4, and beyond that for its tail of 1 / x². */
const ERF: Quotient = {
  over: [0.18577770618460315, 3.1611237438705655, 113.86415415105016, 377.485237685302, 3209.3775891384694],
  under: [1, 23.601290952344122, 244.02463793444417, 1282.6165260773723, 2844.236833439171],
};
const ERFC: Quotient = {
  over: [
    2.1531153547440383e-8, 0.5641884969886701, 8.883149794388377, 66.11919063714163, 298.6351381974001,
    881.952221241769, 1712.0476126340707, 2051.0783778260716, 1230.3393547979972,
  ],
  under: [
    1, 15.744926110709835, 117.6939508913125, 537.1811018620099, 1621.3895745666903, 3290.7992357334597,
    4362.619090143247, 3439.3676741437216, 1230.3393548037495,
  ],
};
const ERFC_TAIL: Quotient = {
  over: [
    0.016315387137302097, 0.30532663496123236, 0.36034489994980445, 0.12578172611122926, 0.016083785148742275,
    0.0006587491615298378,
  ],
  under: [1, 2.568520192289822, 1.8729528499234673, 0.5279051029514285, 0.06051834131244132, 0.0023352049762686918],
};

/** For quantiles of 0.075 to 0.925, of those as far out as exp(-25), and of those beyond. */
const MIDDLE: Quotient = {
  over: [
    2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513,
    133.14166789178438, 3.3871328727963665,
  ],
  under: [
    5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579,
    42.31333070160091, 1,
  ],
};
const SIDE: Quotient = {
  over: [
    0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
    5.769497221460691, 4.630337846156546, 1.4234371107496835,
  ],
  under: [
    1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
    1.6763848301838038, 2.053191626637759, 1,
  ],
};
const FAR: Quotient = {
  over: [
    2.0103343992922881e-7, 2.7115555687434876e-5, 0.0012426609473880784, 0.026532189526576124, 0.29656057182850487,
    1.7848265399172913, 5.463784911164114, 6.657904643501103,
  ],
  under: [
    2.0442631033899397e-15, 1.421511758316446e-7, 1.8463183175100548e-5, 0.0007868691311456133, 0.014875361290850615,
    0.1369298809227358, 0.599832206555888, 1,
  ],
};

const polynomial = (of: readonly number[], x: number): number => of.reduce((sum, factor) => sum * x + factor, 0);
const quotient = ({ over, under }: Quotient, x: number): number => polynomial(over, x) / polynomial(under, x);

/**
 * The complementary error function, exact to about 1e-15 of its value: W. J. Cody, Rational Chebyshev approximations for
 * the error function, Mathematics of Computation 23 (1969), 631-637, with the coefficients of his SPECFUN (1990).
 */
function erfc(x: number): number {
  const size = Math.abs(x);
  if (size <= 0.46875) return 1 - x * quotient(ERF, x * x);
  const rest = 1 / (x * x);
  const scaled = size <= 4 ? quotient(ERFC, size) : (1 / Math.sqrt(Math.PI) - rest * quotient(ERFC_TAIL, rest)) / size;
  const positive = Math.exp(-x * x) * scaled;
  return x > 0 ? positive : 2 - positive;
}

/** The chance that a standard normal number is below `z`. */
export const normalCdf = (z: number): number => erfc(-z / Math.SQRT2) / 2;

/** The chance that a standard normal number is at least as far from 0 as `z`. */
export const twoSidedP = (z: number): number => erfc(Math.abs(z) / Math.SQRT2);

/**
 * The point with the share `p` of the standard normal below it, exact to about 1e-15 of its value: M. J. Wichura,
 * Algorithm AS 241, the percentage points of the normal distribution, Applied Statistics 37 (1988), 477-484 (PPND16).
 */
export function normalQuantile(p: number): number {
  if (p <= 0) return p === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (p >= 1) return p === 1 ? Number.POSITIVE_INFINITY : Number.NaN;
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) return q * quotient(MIDDLE, 0.180625 - q * q);
  const out = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
  return Math.sign(q) * (out <= 5 ? quotient(SIDE, out - 1.6) : quotient(FAR, out - 5));
}
