/** SHA-256 (FIPS 180-4), synchronous and without help from the platform, so that every place computes the same. */
const K = new Int32Array(64);
const FIRST = new Int32Array(8);
{
  const fraction = (x: number) => ((x - Math.floor(x)) * 0x100000000) | 0;
  let n = 0;
  for (let candidate = 2; n < 64; candidate++) {
    let prime = true;
    for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) prime = false;
    if (!prime) continue;
    if (n < 8) FIRST[n] = fraction(Math.sqrt(candidate));
    K[n++] = fraction(Math.cbrt(candidate));
  }
}

/** The text in UTF-8, padded as the digest wants it: a one bit, zeros, and the length in bits. */
function padded(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((text.length * 3 + 9) / 64) * 64);
  let n = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.codePointAt(i) as number;
    if (c < 0x80) bytes[n++] = c;
    else {
      // Two places of the text are one character.
      if (c >= 0x10000) i++;
      if (c < 0x800) bytes[n++] = 0xc0 | (c >> 6);
      else {
        if (c < 0x10000) bytes[n++] = 0xe0 | (c >> 12);
        else {
          bytes[n++] = 0xf0 | (c >> 18);
          bytes[n++] = 0x80 | ((c >> 12) & 63);
        }
        bytes[n++] = 0x80 | ((c >> 6) & 63);
      }
      bytes[n++] = 0x80 | (c & 63);
    }
  }
  const size = Math.ceil((n + 9) / 64) * 64;
  const bits = n * 8;
  bytes[n] = 0x80;
  for (let i = 0; i < 4; i++) {
    bytes[size - 1 - i] = (bits >>> (8 * i)) & 255;
    bytes[size - 5 - i] = (Math.floor(bits / 2 ** 32) >>> (8 * i)) & 255;
  }
  return bytes.subarray(0, size);
}

/** The digest as eight 32-bit words. */
export function sha256(text: string): Int32Array {
  const bytes = padded(text);
  const h = FIRST.slice();
  const w = new Int32Array(64);
  const at = (list: ArrayLike<number>, i: number) => list[i] as number;
  const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));
  for (let block = 0; block < bytes.length; block += 64) {
    for (let i = 0; i < 16; i++) {
      const p = block + 4 * i;
      w[i] = (at(bytes, p) << 24) | (at(bytes, p + 1) << 16) | (at(bytes, p + 2) << 8) | at(bytes, p + 3);
    }
    for (let i = 16; i < 64; i++) {
      const x = at(w, i - 15);
      const y = at(w, i - 2);
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0;
    }
    let a = at(h, 0);
    let b = at(h, 1);
    let c = at(h, 2);
    let d = at(h, 3);
    let e = at(h, 4);
    let f = at(h, 5);
    let g = at(h, 6);
    let k = at(h, 7);
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (k + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      k = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    h[0] = at(h, 0) + a;
    h[1] = at(h, 1) + b;
    h[2] = at(h, 2) + c;
    h[3] = at(h, 3) + d;
    h[4] = at(h, 4) + e;
    h[5] = at(h, 5) + f;
    h[6] = at(h, 6) + g;
    h[7] = at(h, 7) + k;
  }
  return h;
}

/** The digest in hexadecimal, all 64 digits or the first `digits`. */
export function hashText(text: string, digits = 64): string {
  return Array.from(sha256(text), (word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('')
    .slice(0, digits);
}

/** The promise that a seed or salt is already chosen, which tells nothing about it until it is shown. */
export const commitmentTo = (secret: string): string => hashText(secret);
