import { createHash, hkdfSync } from 'node:crypto';
import { commitmentText } from '#domain/market/generator/commitment-text.ts';
import { GENERATOR_VERSION } from '#domain/market/generator/generator-version.ts';
import type { Market } from '#domain/market/generator/market.ts';

const BYTES = 32;

/**
 * The key from which all random bytes of a market follow: HKDF-SHA-256 of the installation's secret, with the session (of a
 * duel: what its sessions share) and the version of the generator. Secret until the session ends, then published.
 *
 * @param hashKey the installation's secret; without it no key can be guessed from another one
 */
export function deriveMarketKey(
  hashKey: string,
  session: string,
  version: number = GENERATOR_VERSION,
): Buffer {
  return derive(hashKey, `market:${version}:${session}`);
}

/** The key of one day. It gives that day, and nothing of the market's key or of another day. */
export function deriveDayKey(marketKey: Uint8Array, day: number): Buffer {
  return derive(marketKey, `day:${day}`);
}

/** The key of one stream of random bytes of a day. */
export function deriveStreamKey(dayKey: Uint8Array, stream: string): Buffer {
  return derive(dayKey, `stream:${stream}`);
}

/** The random bytes of an order: nobody can foresee them before the key is told. */
export function deriveOrderBytes(marketKey: Uint8Array, name: string, length: number): number[] {
  return [...derive(marketKey, `order:${name}`).subarray(0, length)];
}

/** What is shown when a session starts: the SHA-256 of its key and its parameters, as hexadecimal digits. */
export function commitmentOf(
  marketKey: Uint8Array,
  market: Market,
  version: number = GENERATOR_VERSION,
): string {
  const key = Buffer.from(marketKey).toString('hex');
  return createHash('sha256')
    .update(commitmentText(key, market, version))
    .digest('hex');
}

function derive(key: string | Uint8Array, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', info, BYTES));
}
