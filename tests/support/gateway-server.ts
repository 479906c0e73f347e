import { exportJWK, generateKeyPair } from 'jose';
import { createApiKeys } from '#server/backend/gateway/api-keys.ts';
import { createGateway, type GatewayOptions } from '#server/backend/gateway/gateway.ts';
import type { UpgradeHandler } from '#server/backend/http/upgrade.ts';
import { createVisitorAddress } from '#server/backend/http/visitor-address.ts';
import { listen } from '#server/backend/http/web-server.ts';
import { createAccessTokens } from '#server/backend/keys/access-tokens.ts';
import type { Log } from '#server/backend/log.ts';

export const ALICE = '00000000-0000-4000-8000-00000000000a';
export const BOB = '00000000-0000-4000-8000-00000000000b';
export const CAROL = '00000000-0000-4000-8000-00000000000c';

export const ANON_KEY = 'the-anon-key';
export const SERVICE_KEY = 'the-service-key';

const { privateKey } = await generateKeyPair('ES256', { extractable: true });
const jwtKeys = [{ ...(await exportJWK(privateKey)), alg: 'ES256', kid: 'test' }];
export const tokens = await createAccessTokens(jwtKeys);

export const apiKeys = createApiKeys({
  jwtKeys,
  anonKey: ANON_KEY,
  serviceRoleKey: SERVICE_KEY,
  publishableKey: 'sb_publishable_x',
  secretKey: 'sb_secret_x',
  hashKey: 'x',
});

/** An access token that lives for an hour, of the session whose id is the user's. */
export function tokenOf(sub: string, role = 'authenticated'): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return tokens.sign({ aud: 'authenticated', role, sub, exp, session_id: sub });
}

const bearers = new Map([
  [ALICE, await tokenOf(ALICE)],
  [BOB, await tokenOf(BOB)],
]);

/** Headers that say who asks: `anon` and `service_role` by their keys, a user by a token; anything else is a token itself. */
export function credentials(as: string): Record<string, string> {
  if (as === 'service_role') return { apikey: SERVICE_KEY };
  if (as === 'anon') return { apikey: ANON_KEY };
  return { apikey: ANON_KEY, authorization: `Bearer ${bearers.get(as) ?? as}` };
}

/** Services behind the real gateway, on a free port. */
export function serve(
  services: GatewayOptions['services'],
  log: Log,
  isRevoked: GatewayOptions['isRevoked'] = () => false,
  upgrades?: UpgradeHandler,
): ReturnType<typeof listen> {
  const gateway = createGateway({
    apiKeys,
    tokens,
    services,
    isRevoked,
    visitorAddress: createVisitorAddress([]),
    publicConfig: {},
    isHealthy: async () => true,
    log,
  });
  return listen([gateway], { host: '127.0.0.1', port: 0 }, log, upgrades);
}
