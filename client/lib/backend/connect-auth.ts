import { AuthClient } from '@supabase/auth-js';
import { fetchConfig } from './fetch-config.ts';

/** The official auth client. */
export type Auth = InstanceType<typeof AuthClient>;

/** Connects the official auth client alone, which is all that /auth needs. */
export async function connectAuth(): Promise<{ auth: Auth; url: string; anonKey: string }> {
  const { supabaseUrl: url, anonKey } = await fetchConfig();
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey },
    storageKey: 'ledgerline.auth',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    experimental: { recoveryCodes: true },
  });
  return { auth, url, anonKey };
}
