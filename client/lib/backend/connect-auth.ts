import { AuthClient } from '@supabase/auth-js';
import { fetchConfig } from './fetch-config.ts';

/** The official auth client. */
export type Auth = InstanceType<typeof AuthClient>;

const STORAGE_KEY = 'ledgerline.auth';

/** Where the official client keeps the secret of the flow that this browser began last. */
export const FLOW_SECRET_KEY = `${STORAGE_KEY}-code-verifier`;

/**
 * Connects the official auth client alone, which is all that /auth needs.
 * @param sendAuth sends its requests; the browser's `fetch` if none is given
 */
export async function connectAuth(
  sendAuth?: typeof fetch,
): Promise<{ auth: Auth; url: string; anonKey: string }> {
  const { supabaseUrl: url, anonKey } = await fetchConfig();
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey },
    storageKey: STORAGE_KEY,
    autoRefreshToken: true,
    persistSession: true,
    // What this browser begins, it alone can end: the client keeps the secret of each flow.
    flowType: 'pkce',
    // A session in an address may be a stranger's: /auth asks.
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
    fetch: sendAuth,
  });
  return { auth, url, anonKey };
}
