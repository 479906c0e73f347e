import type { IncomingHttpHeaders } from 'node:http';
import { type AccessTokens, InvalidTokenError } from '../keys/access-tokens.ts';
import type { ApiKeys } from './api-keys.ts';
import type { Identity } from '../http/exchange.ts';

/** What the gateway found out about a caller. */
export type Identified =
  | { readonly ok: true; readonly identity: Identity; readonly tokenProblem: 'expired' | 'invalid' | null }
  | { readonly ok: false; readonly problem: 'no-key' | 'wrong-key' };

const ANONYMOUS: Identity = {
  role: 'anon',
  userId: null,
  claims: { role: 'anon' },
  claimsText: '{"role":"anon"}',
};

/**
 * Maps the API key to a role, and the bearer token to a user. An API key repeated as the bearer token means
 * "no user"; a bearer token that cannot be verified leaves the role of the API key and names the problem.
 *
 * @param keyRequired false on the few paths that a browser opens by a plain link
 */
export async function identify(
  headers: IncomingHttpHeaders,
  search: string,
  keyRequired: boolean,
  apiKeys: ApiKeys,
  tokens: AccessTokens,
): Promise<Identified> {
  const key = readKey(headers, search);
  if (key === undefined && keyRequired) return { ok: false, problem: 'no-key' };
  const byKey = key === undefined ? ANONYMOUS : apiKeys(key);
  if (!byKey) return { ok: false, problem: 'wrong-key' };

  const bearer = readBearer(headers.authorization);
  if (bearer === undefined) return { ok: true, identity: byKey, tokenProblem: null };
  const byBearer = apiKeys(bearer);
  if (byBearer) return { ok: true, identity: byBearer, tokenProblem: null };
  try {
    return { ok: true, identity: await tokens.verify(bearer), tokenProblem: null };
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error;
    return { ok: true, identity: byKey, tokenProblem: error.reason };
  }
}

function readKey(headers: IncomingHttpHeaders, search: string): string | undefined {
  const header = headers.apikey;
  if (typeof header === 'string') return header;
  if (!search.includes('apikey=')) return undefined;
  return new URLSearchParams(search).get('apikey') ?? undefined;
}

function readBearer(authorization: string | undefined): string | undefined {
  if (authorization === undefined || !/^bearer /i.test(authorization)) return undefined;
  const token = authorization.slice('bearer '.length).trim();
  return token === '' ? undefined : token;
}
