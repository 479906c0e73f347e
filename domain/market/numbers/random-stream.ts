import { normalQuantile } from '../../kernel/normal-distribution.ts';

/** What one number takes. */
export const BYTES_A_NUMBER = 8;

/**
 * Random numbers out of bytes that the caller brings: as good, and as secret, as those are. The same bytes give the same
 * numbers in every engine. (`RandomSource` makes its own numbers from a seed of 53 bits that could be guessed from what it
 * gave: good for lessons, not for a market whose future must stay hidden.)
 */
export class RandomStream {
  readonly #bytes: DataView;
  #place = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** A number between 0 and 1, both left out, in steps of 2^-52. @throws RangeError when the bytes are used up */
  uniform(): number {
    const high = this.#bytes.getUint32(this.#place);
    const low = this.#bytes.getUint32(this.#place + 4) >>> 12;
    this.#place += BYTES_A_NUMBER;
    return (high * 1_048_576 + low + 0.5) / 4_503_599_627_370_496;
  }

  /** Whether something of this probability (0 to 1) happens. */
  happens(probability: number): boolean {
    return this.uniform() < probability;
  }

  /** A normally distributed number with mean 0 and standard deviation 1, by inversion: one draw, one number. */
  normal(): number {
    return normalQuantile(this.uniform());
  }
}
