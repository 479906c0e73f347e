import { normalQuantile } from './normal-distribution.ts';

const WORD = 0xffffffffn;
const DOUBLE_WORD = 0xffffffffffffffffn;

/**
 * Random numbers for simulations: the same row for the same seed, bit for bit in every browser and on the server, and no
 * secret. Generator: xoshiro128** 1.1, D. Blackman and S. Vigna (2018), Scrambled linear pseudorandom number generators,
 * with a period of 2^128 - 1; seeded by SplitMix64, as its authors advise. (`seededRandom` has 32 bits of state: enough
 * for an illustration, too few for thousands of runs that must not overlap.)
 */
export class RandomSource {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  /** @param state four whole numbers of 32 bits, not all 0 */
  constructor([a, b, c, d]: readonly [number, number, number, number]) {
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#d = d;
  }

  /** @param seed a whole number from 0 to 2^53 - 1 */
  static from(seed: number): RandomSource {
    const [first = 0n, second = 0n] = splitMix64(BigInt(seed), 2);
    const words = [first & WORD, first >> 32n, second & WORD, second >> 32n];
    const [a = 0, b = 0, c = 0, d = 0] = words.map(Number);
    return new RandomSource([a, b, c, d]);
  }

  /** A whole number from 0 to 2^32 - 1. */
  word(): number {
    const scrambled = Math.imul(this.#b, 5);
    const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return word;
  }

  /** A number between 0 and 1, both left out. */
  uniform(): number {
    return (this.word() + 0.5) / 4294967296;
  }

  /** Whether something of this probability (0 to 1) happens. */
  happens(probability: number): boolean {
    return this.uniform() < probability;
  }

  /** A whole number from 0 to `count` - 1, each as likely. */
  below(count: number): number {
    return Math.floor(this.uniform() * count);
  }

  /** A normally distributed number with mean 0 and standard deviation 1, by inversion: one draw, one number. */
  normal(): number {
    return normalQuantile(this.uniform());
  }
}

/** The first numbers of 64 bits of SplitMix64: G. L. Steele, D. Lea and C. H. Flood (2014), as in Vigna's splitmix64.c. */
export function splitMix64(seed: bigint, count: number): bigint[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state + 0x9e3779b97f4a7c15n) & DOUBLE_WORD;
    let mixed = ((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n) & DOUBLE_WORD;
    mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & DOUBLE_WORD;
    return mixed ^ (mixed >> 31n);
  });
}
