import * as v from 'valibot';

const endpoint = v.pipe(v.string(), v.url());

/** What OpenID Connect Discovery 1.0, section 3, publishes of a provider, as far as it is used. */
const schema = v.object({
  issuer: v.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  userinfo_endpoint: v.optional(endpoint),
  token_endpoint_auth_methods_supported: v.optional(v.array(v.string()), ['client_secret_basic']),
});

export type ProviderMetadata = v.InferOutput<typeof schema>;

/** How long a provider may take to answer. */
export const PROVIDER_TIMEOUT_MS = 10_000;
const LIFETIME_MS = 3_600_000;

/** Reads a provider's metadata when it is first needed, and again after an hour. */
export function createMetadataReader(issuer: string, now: () => number): () => Promise<ProviderMetadata> {
  let known: { readonly metadata: ProviderMetadata; readonly readAt: number } | undefined;
  return async () => {
    if (known && now() - known.readAt < LIFETIME_MS) return known.metadata;
    const metadata = await readMetadata(issuer);
    known = { metadata, readAt: now() };
    return metadata;
  };
}

/** @throws when the provider does not answer as it should, or speaks for another issuer (Discovery 1.0, 4.3) */
async function readMetadata(issuer: string): Promise<ProviderMetadata> {
  const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`${issuer} answered ${answer.status} when asked for its metadata.`);
  const metadata = v.parse(schema, await answer.json());
  if (metadata.issuer !== issuer) throw new Error(`${issuer} calls itself ${metadata.issuer}.`);
  return metadata;
}
