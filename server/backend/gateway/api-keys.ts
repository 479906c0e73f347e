import type { Secrets } from '../keys/secrets.ts';
import type { Identity } from '../http/exchange.ts';

/** Finds out which role an API key stands for. */
export type ApiKeys = (key: string) => Identity | undefined;

/** A key is looked up whole in a hash table, so a wrong one takes no measurable longer the closer it comes. */
export function createApiKeys(secrets: Secrets): ApiKeys {
  const anon = keyIdentity('anon');
  const serviceRole = keyIdentity('service_role');
  const keys = new Map([
    [secrets.anonKey, anon],
    [secrets.publishableKey, anon],
    [secrets.serviceRoleKey, serviceRole],
    [secrets.secretKey, serviceRole],
  ]);
  return (key) => keys.get(key);
}

function keyIdentity(role: string): Identity {
  const claims = { role };
  return { role, userId: null, claims, claimsText: JSON.stringify(claims) };
}
