import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { TestServer } from './server.ts';

type Auth = InstanceType<typeof AuthClient>;

/** A learner as the browser is one: the official clients, with the public key only. */
export type TestLearner = {
  readonly id: string;
  readonly email: string;
  readonly auth: Auth;
  readonly rest: PostgrestClient;
  /** Calls a function of the product; gives the status and the answer. */
  call(name: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }>;
};

/** The clients of a visitor who has not signed in. */
export function visitorClients(server: TestServer): { auth: Auth; rest: PostgrestClient } {
  const headers = { apikey: server.anonKey };
  return {
    auth: new AuthClient({
      url: `${server.url}/auth/v1`,
      headers,
      autoRefreshToken: false,
      persistSession: false,
    }),
    rest: new PostgrestClient(`${server.url}/rest/v1`, { headers }),
  };
}

/** Signs somebody up who uses the product from then on. */
export async function signUpLearner(server: TestServer, email: string): Promise<TestLearner> {
  const { auth } = visitorClients(server);
  const { data, error } = await auth.signUp({
    email,
    password: 'a long enough secret',
    options: {
      emailRedirectTo: `${server.url}/`,
      data: { full_name: 'Ada Lovelace', accepted: { terms: '2026-11-01', 'risk-disclosure': '2026-11-01' } },
    },
  });
  if (error) throw error;
  if (!data.session || !data.user) throw new Error('Signing up gave no session.');
  /** Of the session that the client has now: confirming the address, for one, gives it another. */
  const currentHeaders = async (more?: RequestInit['headers']): Promise<Headers> => {
    const headers = new Headers(more);
    const { session } = (await auth.getSession()).data;
    headers.set('apikey', server.anonKey);
    headers.set('authorization', `Bearer ${session?.access_token ?? server.anonKey}`);
    return headers;
  };
  return {
    id: data.user.id,
    email,
    auth,
    rest: new PostgrestClient(`${server.url}/rest/v1`, {
      fetch: async (input, init) => fetch(input, { ...init, headers: await currentHeaders(init?.headers) }),
    }),
    async call(name, body) {
      const response = await fetch(`${server.url}/functions/v1/${name}`, {
        method: 'POST',
        headers: await currentHeaders({ 'content-type': 'application/json' }),
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
  };
}
