import * as v from 'valibot';

/** What is known about an address; null is what nobody knows, and never counts against a visitor. */
export type AddressFacts = {
  readonly vpn: boolean | null;
  readonly proxy: boolean | null;
  /** As the provider names it. */
  readonly country: string | null;
};

/** Finds out about the address of a visitor. Never fails: what cannot be found out is null. */
export type InspectAddress = (address: string) => Promise<AddressFacts>;

export type HttpProviderOptions = {
  /** Address of the provider, with `{ip}` where the visitor's goes. */
  readonly url: string;
  readonly log: { warn(message: string, fields?: Record<string, unknown>): void };
  readonly now?: () => number;
};

/** Longest wait for the provider, in milliseconds. */
const ANSWER_MS = 2000;
/** How long an answer counts, in milliseconds. Addresses change hands. */
const FRESH_MS = 600_000;
/** How long a provider that failed is not asked about the address again, in milliseconds. */
const REST_MS = 60_000;
const MAX_KEPT = 10_000;

const UNKNOWN: AddressFacts = { vpn: null, proxy: null, country: null };

const flag = v.optional(v.nullable(v.boolean()), null);
const answerSchema = v.object({
  security: v.optional(v.object({ vpn: flag, proxy: flag }), {}),
  location: v.optional(v.object({ country: v.optional(v.nullable(v.string()), null) }), {}),
});

/** The address of the provider, from `CLIENT_INSPECTION_URL`. @throws when it is none with `{ip}` in it */
export function readInspectionUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  // The address may hold a key, so the complaint does not repeat it.
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '') || !text.includes('{ip}')) {
    throw new Error(
      'CLIENT_INSPECTION_URL must be an address with {ip} in it, such as https://vpn.example/api/{ip}.',
    );
  }
  return text;
}

/** The installation without a provider: nothing is known about anybody. */
export const inspectNothing: InspectAddress = () => Promise.resolve(UNKNOWN);

/**
 * Asks a provider over HTTP, which answers `{security: {vpn, proxy}, location: {country}}` as JSON. Answers are kept for
 * ten minutes; several visits of one address at once are one question.
 */
export function createHttpProvider({ url, log, now = Date.now }: HttpProviderOptions): InspectAddress {
  const kept = new Map<string, { readonly facts: Promise<AddressFacts>; until: number }>();
  return (address) => {
    const known = kept.get(address);
    if (known && now() < known.until) return known.facts;
    const entry = { facts: ask(address), until: now() + FRESH_MS };
    kept.delete(address);
    kept.set(address, entry);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return entry.facts;

    async function ask(asked: string): Promise<AddressFacts> {
      try {
        const target = url.replaceAll('{ip}', encodeURIComponent(asked));
        const response = await fetch(target, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'error' });
        if (!response.ok) throw new Error(`The provider answered ${response.status}.`);
        const { security, location } = v.parse(answerSchema, await response.json());
        return {
          vpn: security.vpn ?? null,
          proxy: security.proxy ?? null,
          country: location.country ?? null,
        };
      } catch (error) {
        // The provider's address may hold a key, so the log does not repeat it.
        log.warn('the provider of client inspection could not be asked', { reason: String(error) });
        const failed = kept.get(asked);
        if (failed) failed.until = now() + REST_MS;
        return UNKNOWN;
      }
    }
  };
}
