import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
} from 'openid-client';
import type { ExternalSettings } from '../../settings/external-schema.ts';
import { type ProviderKeys, readProviderKeys, verifyIdToken } from './id-token.ts';
import { type ExternalProfile, readProfile } from './profile.ts';
import { createConfigurationReader } from './provider-configuration.ts';

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
  signInUrl(attempt: SignInAttempt, extra: URLSearchParams): Promise<string>;
  /** Exchanges the code among the parameters that the visitor came back with. @throws when the provider refuses or lies */
  exchange(
    parameters: URLSearchParams,
    attempt: SignInAttempt,
  ): Promise<{ profile: ExternalProfile; tokens: ProviderTokens }>;
  /** Verifies an ID token that a client got by itself. @returns who it names, and its nonce */
  readIdToken(
    token: string,
    accessToken: string | null,
  ): Promise<{ profile: ExternalProfile; nonce: string | null }>;
};

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
  const readConfiguration = createConfigurationReader(settings, clientId, now);
  let keys: ProviderKeys | undefined;

  async function verify(token: string, accessToken: string | null, audience: readonly string[]) {
    const { jwks_uri: address } = (await readConfiguration()).serverMetadata();
    if (address === undefined) throw new Error(`${settings.url} publishes no keys.`);
    keys ??= readProviderKeys(address);
    return verifyIdToken(token, keys, { issuer: settings.url, audience, now: now(), accessToken });
  }

  return {
    name,
    skipNonceCheck: settings.skip_nonce_check,
    emailOptional: settings.email_optional,

    async signInUrl({ state, nonce, codeVerifier }, extra) {
      const scopes = new Set(['openid', 'email', 'profile', ...(extra.get('scopes') ?? '').split(/[\s,]+/)]);
      const passedOn = [...extra].filter(([key]) => !OWN_PARAMETERS.has(key));
      const url = buildAuthorizationUrl(await readConfiguration(), {
        ...Object.fromEntries(passedOn),
        redirect_uri: redirectUri,
        scope: [...scopes].join(' ').trim(),
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },

    async exchange(parameters, { state, nonce, codeVerifier }) {
      const configuration = await readConfiguration();
      const tokens = await authorizationCodeGrant(
        configuration,
        new URL(`?${parameters.toString()}`, redirectUri),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        },
      );
      const claims = await verify(tokens.id_token ?? '', tokens.access_token, [clientId]);
      const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more =
        claims.email === undefined && hasMore
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
      return {
        profile: readProfile(name, { ...more, ...claims }),
        tokens: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token ?? null },
      };
    },

    async readIdToken(token, accessToken) {
      const claims = await verify(token, accessToken, clientIds);
      const nonce = typeof claims.nonce === 'string' && claims.nonce !== '' ? claims.nonce : null;
      return { profile: readProfile(name, claims), nonce };
    },
  };
}
