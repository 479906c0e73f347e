import { AuthClient, type Session } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { eventsOf } from '#client/lib/backend/events-of.ts';
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
  /** Calls a function that may answer bit by bit; gives its events, or its one answer as the first. */
  listen<Event>(name: string, body: unknown, signal?: AbortSignal): AsyncGenerator<Event>;
};

/** The clients of a visitor who has not signed in. @param besides headers that their browser sends */
export function visitorClients(
  server: TestServer,
  besides: Readonly<Record<string, string>> = {},
): { auth: Auth; rest: PostgrestClient } {
  const headers = { ...besides, apikey: server.anonKey };
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

/** Signs somebody up who uses the product from then on; without a name as somebody whom an outside provider vouches for. */
export async function signUpLearner(
  server: TestServer,
  email: string,
  fullName: string | null = 'Ada Lovelace',
): Promise<TestLearner> {
  const { auth } = visitorClients(server);
  const { data, error } = await auth.signUp({
    email,
    password: 'a long enough secret',
    options: {
      emailRedirectTo: `${server.url}/`,
      data: { full_name: fullName, accepted: { terms: '2026-11-01', 'risk-disclosure': '2026-11-01' } },
    },
  });
  if (error) throw error;
  if (!data.session) throw new Error('Signing up gave no session.');
  return learnerWith(server, auth, data.session);
}

/** A learner whose data clients keep the token of this session, whatever becomes of it. */
export function learnerWith(server: TestServer, auth: Auth, session: Session): TestLearner {
  const headers = { apikey: server.anonKey, authorization: `Bearer ${session.access_token}` };
  return {
    id: session.user.id,
    email: session.user.email ?? '',
    auth,
    rest: new PostgrestClient(`${server.url}/rest/v1`, { headers }),
    async call(name, body) {
      const response = await fetch(`${server.url}/functions/v1/${name}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    async *listen<Event>(name: string, body: unknown, signal?: AbortSignal) {
      const response = await fetch(`${server.url}/functions/v1/${name}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      });
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
      yield* eventsOf<Event>(response);
    },
  };
}

/** The newest mail to an address: its text, its link and its code. */
export async function newestMail(
  server: TestServer,
  email: string,
): Promise<{ text: string; link: URL; code: string }> {
  const response = await fetch(`${server.url}/dev/mail?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  const [mail] = (await response.json()) as { text: string }[];
  if (!mail) throw new Error(`No mail was sent to ${email}.`);
  const { text } = mail;
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'about:blank');
  return { text, link, code: /code: (\d+)/.exec(text)?.[1] ?? '' };
}

/** Confirms the address of a learner by the link of the mail, in the browser that signed up: the session stays. */
export async function confirmAddress(server: TestServer, { auth, email }: TestLearner): Promise<void> {
  const { link } = await newestMail(server, email);
  const { data } = await auth.getSession();
  const proof = { access_token: data.session?.access_token };
  const token = link.searchParams.get('token_hash') ?? '';
  const { error } = await auth.verifyOtp({ type: 'signup', token_hash: token, ...proof });
  if (error) throw error;
}
