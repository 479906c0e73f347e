import { GENERATOR_VERSION } from './generator-version.ts';
import type { Market } from './market.ts';

/**
 * The text whose SHA-256 is shown when a session starts. Once its key is published, anybody can hash the same text again and
 * see that neither key nor parameters, a planted edge among them, were changed meanwhile. Keys of objects are in order, so
 * that equal markets have equal texts.
 *
 * @param key the key of the market, as hexadecimal digits
 */
export function commitmentText(key: string, market: Market, version: number = GENERATOR_VERSION): string {
  return JSON.stringify({ generator: version, key, market }, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
