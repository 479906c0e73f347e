import type { Auth } from '../backend/connect-auth.ts';

/*
 * A refresh token can be used once, and for ten seconds more by whoever never got the answer. A page that is left meanwhile has only
 * the used one; used an hour later, when the access token has run out, it would look like a thief's and end the session. So
 * the device notes that an answer is awaited, and the next page asks for it at once.
 */

const UNANSWERED = 'ledgerline.auth-unanswered-refresh';

/** The browser's `fetch` for the auth client, which notes a refresh until its answer has come. */
export const sendNotingRefresh: typeof fetch = async (input, init) => {
  const isRefresh = typeof input === 'string' && input.includes('grant_type=refresh_token');
  if (!isRefresh) return fetch(input, init);
  note(true);
  const response = await fetch(input, init);
  // Its body as well: a page can be left between the two.
  await response.clone().text();
  note(false);
  return response;
};

/** Asks again for the answer that a page before this one did not wait for. */
export async function finishRefresh(auth: Auth): Promise<void> {
  if (!isNoted()) return;
  const { error } = await auth.refreshSession();
  if (error !== null) console.error('A session could not be refreshed after its page was left', error);
}

function note(isAwaited: boolean): void {
  try {
    if (isAwaited) localStorage.setItem(UNANSWERED, 'yes');
    else localStorage.removeItem(UNANSWERED);
  } catch {
    // Storage is blocked: then there is no session to come back to either.
  }
}

function isNoted(): boolean {
  try {
    return localStorage.getItem(UNANSWERED) !== null;
  } catch {
    return false;
  }
}
