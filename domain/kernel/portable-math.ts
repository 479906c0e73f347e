/*
 * Exponential and logarithm from + - * / and the bits of a number alone. Standard ECMAScript lets every engine round
 * `Math.exp`, `Math.log` and `**` in its own way; these give the same bits in every browser and on the server, so that a
 * simulation replays exactly. `Math.sqrt` needs no twin: IEEE 754 rounds it correctly, and all engines use it.
 *
 * Method and constants: Sun Microsystems, fdlibm 5.3 (1993), `e_exp.c` and `e_log.c`; errors below 1 unit in the last place.
 */

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const EXP_TERMS = [
  4.1381367970572385e-8, -1.6533902205465252e-6, 6.613756321437934e-5, -0.0027777777777015593,
  0.16666666666666602,
];
const LN_TERMS = [
  0.14798198605116586, 0.15313837699209373, 0.1818357216161805, 0.22222198432149784, 0.2857142874366239,
  0.3999999999940942, 0.6666666666666735,
];
const LARGEST_EXPONENT = 709.782712893384;
const SMALLEST_EXPONENT = -745.133219101941;

const bits = new DataView(new ArrayBuffer(8));

/** e to the power `x`. */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > LARGEST_EXPONENT) return Number.POSITIVE_INFINITY;
  if (x < SMALLEST_EXPONENT) return 0;
  const power = Math.round(x / (LN2_HIGH + LN2_LOW));
  const high = x - power * LN2_HIGH;
  const low = power * LN2_LOW;
  const rest = high - low;
  const square = rest * rest;
  const c = rest - square * polynomial(EXP_TERMS, square);
  const fraction = 1 - (low - (rest * c) / (2 - c) - high);
  // In two steps, because 2^1024 and what lies below 2^-1022 cannot be written as one power.
  const half = Math.trunc(power / 2);
  return fraction * powerOfTwo(half) * powerOfTwo(power - half);
}

/** The natural logarithm of `x`; minus infinity for 0, not a number below 0. */
export function ln(x: number): number {
  if (x === 0) return Number.NEGATIVE_INFINITY;
  if (!(x > 0) || x === Number.POSITIVE_INFINITY) return x > 0 ? x : Number.NaN;
  if (x < 2.2250738585072014e-308) return ln(x * powerOfTwo(54)) - 54 * LN2_HIGH - 54 * LN2_LOW;
  bits.setFloat64(0, x);
  const highWord = bits.getUint32(0);
  // So that the fraction lies between the square roots of 1/2 and 2.
  const carry = ((highWord & 0xfffff) + 0x95f64) & 0x100000;
  const power = (highWord >>> 20) - 1023 + (carry >>> 20);
  bits.setUint32(0, (highWord & 0xfffff) | (carry ^ 0x3ff00000));
  const f = bits.getFloat64(0) - 1;
  const s = f / (2 + f);
  const square = s * s;
  const half = 0.5 * f * f;
  const rest = square * polynomial(LN_TERMS, square);
  return power * LN2_HIGH - (half - (s * (half + rest) + power * LN2_LOW) - f);
}

/** `base` to the power of a whole number, by squaring; the same bits in every engine. */
export function wholePower(base: number, exponent: number): number {
  let power = 1;
  let square = base;
  for (let left = Math.abs(exponent); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power *= square;
    square *= square;
  }
  return exponent < 0 ? 1 / power : power;
}

/** Terms from the highest power down, by Horner's rule. */
export function polynomial(terms: readonly number[], x: number): number {
  let sum = 0;
  // By place: twice as fast as `of`, and simulations spend their time here.
  for (let place = 0; place < terms.length; place += 1) sum = sum * x + (terms[place] ?? 0);
  return sum;
}

function powerOfTwo(exponent: number): number {
  bits.setUint32(0, (exponent + 1023) << 20);
  bits.setUint32(4, 0);
  return bits.getFloat64(0);
}
