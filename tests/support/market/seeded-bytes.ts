import { hashText } from '#domain/kernel/hash-text.ts';
import { RandomSource } from '#domain/kernel/random-source.ts';
import type { DayBytes } from '#domain/market/generator/market.ts';

/** Random bytes of one day of a test's market: the same for the same seed, and no secret. */
export function seededBytes(seed: number, day: number): DayBytes {
  return (stream, length) => {
    const source = new RandomSource([seed, day, hashText(stream), 0x9e3779b9]);
    // What the first words are still resembles the state.
    for (let skipped = 0; skipped < 64; skipped += 1) source.word();
    const words = Uint32Array.from({ length: Math.ceil(length / 4) }, () => source.word());
    return new Uint8Array(words.buffer, 0, length);
  };
}
