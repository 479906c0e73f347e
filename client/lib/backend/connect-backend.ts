import { PostgrestClient } from '@supabase/postgrest-js';
import type { StorageClient } from '@supabase/storage-js';
import {
  type CallFunction,
  createCallFunction,
  createListenToFunction,
  type ListenToFunction,
} from './call-function.ts';
import type { Auth, connectAuth } from './connect-auth.ts';
import type { Database } from './database.ts';
import type { PublicConfig } from './fetch-config.ts';

/** Everything the browser may ask of the server: the official clients and our own functions. */
export interface Backend {
  auth: Auth;
  /** Where it is, and the public key to it. */
  config: PublicConfig;
  rest: PostgrestClient<Database>;
  /** The tables for a page that is going away: it sends at once, without a look at the session, and outlives the page. */
  restOnLeaving: PostgrestClient<Database>;
  call: CallFunction;
  listen: ListenToFunction;
  /** Files; the official client is fetched when it is first asked for. */
  storage: () => Promise<StorageClient>;
  /** Where large files are sent in pieces (TUS), and the headers of such a request. */
  resumable: { endpoint: string; headers: () => Promise<readonly (readonly [string, string])[]> };
}

/** Adds tables and functions to a connected auth client. */
export function completeBackend({ auth, url, anonKey }: Awaited<ReturnType<typeof connectAuth>>): Backend {
  const fetchWith = (token: string | undefined, input: RequestInfo | URL, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    headers.set('apikey', anonKey);
    headers.set('authorization', `Bearer ${token ?? anonKey}`);
    return fetch(input, { ...init, headers });
  };
  const fetchAsUser: typeof fetch = async (input, init) => {
    const { data } = await auth.getSession();
    return fetchWith(data.session?.access_token, input, init);
  };
  let latestToken: string | undefined;
  auth.onAuthStateChange((_event, session) => {
    latestToken = session?.access_token;
  });
  return {
    auth,
    config: { supabaseUrl: url, anonKey },
    // The cache alone decides what is tried again; two layers of retries would keep people waiting for half a minute.
    rest: new PostgrestClient<Database>(`${url}/rest/v1`, { fetch: fetchAsUser, retry: false }),
    restOnLeaving: new PostgrestClient<Database>(`${url}/rest/v1`, {
      fetch: (input, init) => fetchWith(latestToken, input, { ...init, keepalive: true }),
      retry: false,
    }),
    call: createCallFunction(`${url}/functions/v1`, fetchAsUser),
    listen: createListenToFunction(`${url}/functions/v1`, fetchAsUser),
    resumable: {
      endpoint: `${url}/storage/v1/upload/resumable`,
      async headers() {
        const { data } = await auth.getSession();
        return [
          ['apikey', anonKey],
          ['authorization', `Bearer ${data.session?.access_token ?? anonKey}`],
        ];
      },
    },
    storage: async () =>
      new (await import('@supabase/storage-js')).StorageClient(`${url}/storage/v1`, {}, fetchAsUser),
  };
}
