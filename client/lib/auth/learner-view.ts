import { AuthClient, type Session } from '@supabase/auth-js';
import type { connectAuth } from '../backend/connect-auth.ts';
import { fetchConfig } from '../backend/fetch-config.ts';

/** What an admin was given to see the product as a learner sees it; the answer of `view-as-learner`. */
interface LearnerView {
  view_id: string;
  access_token: string;
  /** In seconds since 1970. */
  expires_at: number;
  user: {
    id: string;
    email: string | null;
    email_confirmed_at: string | null;
    created_at: string;
    user_metadata: Readonly<Record<string, unknown>>;
  };
}

const KEY = 'ledgerline.view';
/** The auth client takes a session for over a minute and a half before its time, and would try to renew it. */
const EARLIER_SECONDS = 120;

/** Saves a view for this tab of the browser, until it is closed. */
export function saveView(view: LearnerView): void {
  sessionStorage.setItem(KEY, JSON.stringify(view));
}

/** Forgets the view: the next document belongs to the admin again. */
export function dropView(): void {
  sessionStorage.removeItem(KEY);
}

/** The view that this tab shows; null for everybody who sees what is theirs. */
export function currentView(): LearnerView | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    // Only this file writes it.
    const view = kept === null ? null : (JSON.parse(kept) as LearnerView);
    if (view === null || viewEnd(view) > Date.now()) return view;
    dropView();
    return null;
  } catch {
    // Storage is blocked: then no view was kept, either.
    return null;
  }
}

/** When a view ends for the browser, in milliseconds since 1970. */
export function viewEnd({ expires_at: expiresAt }: LearnerView): number {
  return (expiresAt - EARLIER_SECONDS) * 1000;
}

/** As `connectAuth`, but signed in as the learner of the view; the admin's own session is left alone. */
export async function connectView(view: LearnerView): ReturnType<typeof connectAuth> {
  const { supabaseUrl: url, anonKey } = await fetchConfig();
  const session = JSON.stringify(sessionOf(view));
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey },
    storageKey: KEY,
    storage: { getItem: (key) => (key === KEY ? session : null), setItem: () => {}, removeItem: dropView },
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
  });
  return { auth, url, anonKey };
}

function sessionOf({
  access_token,
  expires_at,
  user: { email, email_confirmed_at, ...user },
}: LearnerView): Session {
  return {
    access_token,
    refresh_token: '',
    token_type: 'bearer',
    expires_in: expires_at - Math.floor(Date.now() / 1000),
    expires_at,
    user: {
      ...user,
      ...(email !== null && { email }),
      ...(email_confirmed_at !== null && { email_confirmed_at }),
      user_metadata: { ...user.user_metadata },
      app_metadata: {},
      aud: 'authenticated',
    },
  };
}
