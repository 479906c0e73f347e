import { exp, ln, polynomial } from './portable-math.ts';

/* The standard normal distribution: mean 0, standard deviation 1; the same bits in every engine. */

// The terms stand from the highest power down, as `polynomial` takes them.
const CENTRE = [
  [
    2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946,
    1971.5909503065513, 133.14166789178438, 3.3871328727963665,
  ],
  [
    5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751,
    687.1870074920579, 42.31333070160091, 1,
  ],
] as const;
const MIDDLE = [
  [
    0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
    5.769497221460691, 4.630337846156546, 1.4234371107496835,
  ],
  [
    1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
    1.6763848301838038, 2.053191626637759, 1,
  ],
] as const;
const TAIL = [
  [
    2.0103343992922881e-7, 2.7115555687434876e-5, 0.0012426609473880784, 0.026532189526576124,
    0.29656057182850487, 1.7848265399172913, 5.463784911164114, 6.657904643501103,
  ],
  [
    2.0442631033899397e-15, 1.421511758316446e-7, 1.8463183175100548e-5, 0.0007868691311456133,
    0.014875361290850615, 0.1369298809227358, 0.599832206555888, 1,
  ],
] as const;

/**
 * The value that a standard normal variable stays below with `probability` (0 to 1, both left out), to about 16 digits.
 * Source: M. J. Wichura (1988), Algorithm AS 241, Applied Statistics 37(3), routine PPND16.
 */
export function normalQuantile(probability: number): number {
  const distance = probability - 0.5;
  if (Math.abs(distance) <= 0.425) return distance * ratio(CENTRE, 0.180625 - distance * distance);
  const depth = Math.sqrt(-ln(distance < 0 ? probability : 1 - probability));
  const value = depth <= 5 ? ratio(MIDDLE, depth - 1.6) : ratio(TAIL, depth - 5);
  return distance < 0 ? -value : value;
}

const NUMERATOR = [
  0.0352624965998911, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
  221.213596169931, 220.206867912376,
];
const DENOMINATOR = [
  0.0883883476483184, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
  793.826512519948, 440.413735824752,
];

/**
 * The probability (0 to 1) that a standard normal variable stays below `value`, within 1e-14.
 * Source: G. West (2005), Better approximations to cumulative normal functions, Wilmott Magazine; after Hart (1968).
 */
export function normalCdf(value: number): number {
  const distance = Math.abs(value);
  const tail = distance > 37 ? 0 : exp((-distance * distance) / 2) * tailRatio(distance);
  return value > 0 ? 1 - tail : tail;
}

/** The density of the standard normal distribution at `value`. */
export function normalDensity(value: number): number {
  return exp((-value * value) / 2) / 2.5066282746310002;
}

function tailRatio(distance: number): number {
  if (distance < 7.07106781186547) return polynomial(NUMERATOR, distance) / polynomial(DENOMINATOR, distance);
  return (
    1 / (distance + 1 / (distance + 2 / (distance + 3 / (distance + 4 / (distance + 0.65))))) / 2.506628274631
  );
}

function ratio([above, below]: readonly [readonly number[], readonly number[]], x: number): number {
  return polynomial(above, x) / polynomial(below, x);
}
