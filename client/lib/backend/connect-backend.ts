import { PostgrestClient } from '@supabase/postgrest-js';
import { type CallFunction, createCallFunction } from './call-function.ts';
import { type Auth, connectAuth } from './connect-auth.ts';
import type { Database } from './database.ts';

/** Everything the browser may ask of the server: the official clients and our own functions. */
export interface Backend {
  auth: Auth;
  rest: PostgrestClient<Database>;
  call: CallFunction;
}

/** Connects auth, tables and functions; rejects when `/config.json` cannot be had. */
export async function connectBackend(): Promise<Backend> {
  const { auth, url, anonKey } = await connectAuth();
  const fetchAsUser: typeof fetch = async (input, init) => {
    const { data } = await auth.getSession();
    const headers = new Headers(init?.headers);
    headers.set('apikey', anonKey);
    headers.set('authorization', `Bearer ${data.session?.access_token ?? anonKey}`);
    return fetch(input, { ...init, headers });
  };
  return {
    auth,
    // The cache alone decides what is tried again; two layers of retries would keep people waiting for half a minute.
    rest: new PostgrestClient<Database>(`${url}/rest/v1`, { fetch: fetchAsUser, retry: false }),
    call: createCallFunction(`${url}/functions/v1`, fetchAsUser),
  };
}
