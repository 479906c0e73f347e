import type { TestServer } from '#tests/support/server.ts';
import { visitorClients } from '#tests/support/product.ts';
import { type ContextOptions, USER_AGENT } from './browser.ts';

/** What `signUpLearner` signs up with. */
const PASSWORD = 'a long enough secret';

/** Where the app's own client keeps the session. */
const SESSION_KEY = 'ledgerline.auth';

/**
 * What a browser keeps of a sign-in. Going through /auth each time would cost a page, and shows nothing that the journeys
 * of signing in do not show.
 */
export async function signedIn(
  server: TestServer,
  email: string,
): Promise<NonNullable<ContextOptions['storageState']>> {
  const { auth } = visitorClients(server, { 'user-agent': USER_AGENT });
  const { data, error } = await auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  const session = { name: SESSION_KEY, value: JSON.stringify(data.session) };
  return { cookies: [], origins: [{ origin: server.url, localStorage: [session] }] };
}
