/** Square, symmetric and positive matrices of a few hundred rows, row by row in one list. */

/** The lower triangle L with L·Lᵀ = A (Cholesky). */
export function factor(a: Float64Array, size: number): Float64Array {
  const l = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = a[i * size + j] as number;
      for (let k = 0; k < j; k++) sum -= (l[i * size + k] as number) * (l[j * size + k] as number);
      l[i * size + j] = i === j ? Math.sqrt(sum) : sum / (l[j * size + j] as number);
    }
  }
  return l;
}

/** The y with L·y = b. */
export function forward(l: Float64Array, b: Float64Array): Float64Array {
  const size = b.length;
  const y = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    let sum = b[i] as number;
    for (let k = 0; k < i; k++) sum -= (l[i * size + k] as number) * (y[k] as number);
    y[i] = sum / (l[i * size + i] as number);
  }
  return y;
}

/** The x with L·Lᵀ·x = b. */
export function solve(l: Float64Array, b: Float64Array): Float64Array {
  const size = b.length;
  const x = forward(l, b);
  for (let i = size - 1; i >= 0; i--) {
    let sum = x[i] as number;
    for (let k = i + 1; k < size; k++) sum -= (l[k * size + i] as number) * (x[k] as number);
    x[i] = sum / (l[i * size + i] as number);
  }
  return x;
}
