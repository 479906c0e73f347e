import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  None,
} from 'openid-client';
import type { ExternalSettings } from '../../settings/external-schema.ts';

/** How long a provider may take to answer, in seconds. */
export const PROVIDER_TIMEOUT_S = 10;
const LIFETIME_MS = 3_600_000;

/** Reads what a provider publishes of itself when it is first needed, and again after an hour. */
export function createConfigurationReader(
  settings: ExternalSettings,
  clientId: string,
  now: () => number,
): () => Promise<Configuration> {
  let known: { readonly configuration: Configuration; readonly readAt: number } | undefined;
  return async () => {
    if (known && now() - known.readAt < LIFETIME_MS) return known.configuration;
    const configuration = await readConfiguration(settings, clientId);
    known = { configuration, readAt: now() };
    return configuration;
  };
}

/** @throws when the provider does not answer as it should, or speaks for another issuer (Discovery 1.0, 4.3) */
async function readConfiguration(
  { url, secret }: ExternalSettings,
  clientId: string,
): Promise<Configuration> {
  // oxlint-disable-next-line typescript/no-deprecated -- marked to stand out; settings refuse http: but on this machine
  const execute = url.startsWith('http:') ? [allowInsecureRequests] : [];
  const timeout = PROVIDER_TIMEOUT_S;
  const configuration = await discovery(new URL(url), clientId, {}, presentSecret(secret), {
    execute,
    timeout,
  });
  const { issuer } = configuration.serverMetadata();
  // The library makes an exception for Microsoft, whose shared issuer lets any tenant vouch for any address.
  if (issuer !== url) throw new Error(`${url} calls itself ${issuer}.`);
  return configuration;
}

/**
 * Shows the client's secret in the body where the provider takes it there, else in the header, as it is supposed to take
 * it (RFC 6749, 2.3.1): several providers compare the header without decoding it. A public client has no secret.
 */
function presentSecret(secret: string): ClientAuth {
  if (secret === '') return None();
  const [inBody, inHeader] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true;
    (takesBody ? inBody : inHeader)(server, ...rest);
  };
}
