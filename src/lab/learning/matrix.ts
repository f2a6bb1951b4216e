import { num } from '../numbers.ts';

/** Square, symmetric and positive matrices of a few hundred rows, row by row in one list. */

/** The lower triangle L with L·Lᵀ = A (Cholesky). */
export function factor(a: Float64Array, size: number): Float64Array {
  const l = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = num(a, i * size + j);
      for (let k = 0; k < j; k++) sum -= num(l, i * size + k) * num(l, j * size + k);
      l[i * size + j] = i === j ? Math.sqrt(sum) : sum / num(l, j * size + j);
    }
  }
  return l;
}

/** The y with L·y = b. */
export function forward(l: Float64Array, b: Float64Array): Float64Array {
  const size = b.length;
  const y = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    let sum = num(b, i);
    for (let k = 0; k < i; k++) sum -= num(l, i * size + k) * num(y, k);
    y[i] = sum / num(l, i * size + i);
  }
  return y;
}

/** The x with L·Lᵀ·x = b. */
export function solve(l: Float64Array, b: Float64Array): Float64Array {
  const size = b.length;
  const x = forward(l, b);
  for (let i = size - 1; i >= 0; i--) {
    let sum = num(x, i);
    for (let k = i + 1; k < size; k++) sum -= num(l, k * size + i) * num(x, k);
    x[i] = sum / num(l, i * size + i);
  }
  return x;
}
