import * as v from 'valibot';
import type { ExternalSettings } from '../../settings/external-schema.ts';
import { type ProviderKeys, readProviderKeys, verifyIdToken } from './id-token.ts';
import { type ExternalProfile, readProfile } from './profile.ts';
import { createMetadataReader, PROVIDER_TIMEOUT_MS, type ProviderMetadata } from './provider-metadata.ts';

/** What belongs to one sign-in at a provider. */
export type SignInAttempt = {
  readonly state: string;
  readonly nonce: string;
  /** The secret that the provider is shown the digest of (PKCE, RFC 7636). */
  readonly codeVerifier: string;
};

/** Tokens of an outside provider, handed on with the session. */
export type ProviderTokens = { readonly accessToken: string | null; readonly refreshToken: string | null };

/** An outside OpenID provider from the settings. */
export type OpenIdProvider = {
  readonly name: string;
  readonly skipNonceCheck: boolean;
  readonly emailOptional: boolean;
  /** Where the visitor signs in. @param extra parameters that the visitor's page wants to pass on */
  signInUrl(attempt: SignInAttempt, codeChallenge: string, extra: URLSearchParams): Promise<string>;
  /** Exchanges the code that the visitor came back with. @throws when the provider refuses or lies */
  exchange(
    code: string,
    attempt: SignInAttempt,
  ): Promise<{ profile: ExternalProfile; tokens: ProviderTokens }>;
  /** Verifies an ID token that a client got by itself. @returns who it names, and its nonce */
  readIdToken(
    token: string,
    accessToken: string | null,
  ): Promise<{ profile: ExternalProfile; nonce: string | null }>;
};

const tokenAnswer = v.object({
  access_token: v.string(),
  id_token: v.string(),
  refresh_token: v.optional(v.string()),
});

/** What a page may not set: the parameters that make the sign-in safe. */
const OWN_PARAMETERS = new Set([
  'provider',
  'scopes',
  'redirect_to',
  'skip_http_redirect',
  'apikey',
  'code_challenge',
  'code_challenge_method',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'request',
  'request_uri',
]);

/**
 * @param redirectUri where the provider sends visitors back to
 * @param now current time in milliseconds
 */
export function createOpenIdProvider(
  name: string,
  settings: ExternalSettings,
  redirectUri: string,
  now: () => number,
): OpenIdProvider {
  const clientIds = settings.client_id.split(',').map((id) => id.trim());
  const clientId = clientIds[0] ?? '';
  const readMetadata = createMetadataReader(settings.url, now);
  let keys: ProviderKeys | undefined;

  async function verify(token: string, accessToken: string | null, audience: readonly string[]) {
    const { jwks_uri: address } = await readMetadata();
    keys ??= readProviderKeys(address);
    return verifyIdToken(token, keys, { issuer: settings.url, audience, now: now(), accessToken });
  }

  return {
    name,
    skipNonceCheck: settings.skip_nonce_check,
    emailOptional: settings.email_optional,

    async signInUrl({ state, nonce }, codeChallenge, extra) {
      const url = new URL((await readMetadata()).authorization_endpoint);
      for (const [key, value] of extra) if (!OWN_PARAMETERS.has(key)) url.searchParams.set(key, value);
      const scopes = new Set(['openid', 'email', 'profile', ...(extra.get('scopes') ?? '').split(/[\s,]+/)]);
      const parameters = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: [...scopes].join(' ').trim(),
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      };
      for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
      return url.href;
    },

    async exchange(code, { nonce, codeVerifier }) {
      const metadata = await readMetadata();
      const parameters = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      };
      const answer = await requestTokens(metadata, parameters, clientId, settings.secret);
      const claims = await verify(answer.id_token, answer.access_token, [clientId]);
      if (claims.nonce !== nonce) throw new Error('The ID token belongs to another sign-in.');
      const more =
        claims.email === undefined ? await readUserInfo(metadata, answer.access_token, claims.sub) : {};
      return {
        profile: readProfile(name, { ...more, ...claims }),
        tokens: { accessToken: answer.access_token, refreshToken: answer.refresh_token ?? null },
      };
    },

    async readIdToken(token, accessToken) {
      const claims = await verify(token, accessToken, clientIds);
      const nonce = typeof claims.nonce === 'string' && claims.nonce !== '' ? claims.nonce : null;
      return { profile: readProfile(name, claims), nonce };
    },
  };
}

/** RFC 6749, 4.1.3, with the client's secret where the provider wants it (2.3.1); a public client has none. */
async function requestTokens(
  metadata: ProviderMetadata,
  parameters: Readonly<Record<string, string>>,
  clientId: string,
  secret: string,
): Promise<v.InferOutput<typeof tokenAnswer>> {
  const body = new URLSearchParams(parameters);
  const headers: Record<string, string> = { accept: 'application/json' };
  const isBasic = metadata.token_endpoint_auth_methods_supported.includes('client_secret_basic');
  if (secret !== '' && isBasic) {
    const pair = [clientId, secret].map(encodeURIComponent).join(':');
    headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  } else {
    body.set('client_id', clientId);
    if (secret !== '') body.set('client_secret', secret);
  }
  const answer = await fetch(metadata.token_endpoint, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status} to the code.`);
  return v.parse(tokenAnswer, await answer.json());
}

/** What the provider says about the person outside of the ID token (Core 1.0, 5.3). */
async function readUserInfo(
  { userinfo_endpoint: endpoint }: ProviderMetadata,
  accessToken: string,
  sub: string,
): Promise<Record<string, unknown>> {
  if (endpoint === undefined) return {};
  const answer = await fetch(endpoint, {
    headers: { authorization: `Bearer ${accessToken}` },
    redirect: 'error',
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status} when asked about the person.`);
  const claims = v.parse(v.record(v.string(), v.unknown()), await answer.json());
  if (claims.sub !== sub) throw new Error('The provider speaks about somebody else.');
  return claims;
}
