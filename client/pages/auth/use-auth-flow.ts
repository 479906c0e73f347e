import type { Session } from '@supabase/auth-js';
import { useEffect, useEffectEvent, useState } from 'react';
import { needsSecondStep } from '../../lib/auth/needs-second-step.ts';
import { nextPath } from '../../lib/auth/next-path.ts';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import { type FlashMessage, leaveFlashMessage } from '../../lib/flash-message.ts';
import { type AuthAddress, type LinkedView, readAuthAddress, withoutBrought } from './read-auth-address.ts';

/**
 * What /auth shows: who are you, a mail instead of the password, the link of a mail, a session that the address brought or
 * that stays in spite of it, the second step, a new password. `undecided` while it is not known which.
 */
export type AuthView =
  | LinkedView
  | 'undecided'
  | 'brought-session'
  | 'already-signed-in'
  | 'second-step'
  | 'new-password';

/** What is to happen once somebody is signed in. */
export interface Arrival {
  /** Said on the next screen. */
  message: FlashMessage | null;
  /** They are to choose a new password: `lost` when the account has none any more. */
  password: 'kept' | 'forgotten' | 'lost';
  /** Where they go on. */
  target: string;
}

export interface AuthFlow {
  view: AuthView;
  arrival: Arrival;
  /** Why the address did not sign anybody in: the provider's code. */
  failure: string | null;
  /** Shows a view that has an address, so that the back button leads out of it. */
  open: (view: LinkedView) => void;
  /** Somebody is signed in: asks for what is missing, else goes on to the screen that was asked for. */
  arrive: (arrival?: Partial<Arrival>) => Promise<void>;
}

/**
 * Leads through /auth. A session that is there already goes on by itself. What the address brings counts only for a flow
 * that this browser began, or after a question, and never over a session: it may be a stranger's.
 */
export function useAuthFlow(auth: Auth, address: AuthAddress): AuthFlow {
  const [view, setView] = useState<AuthView>(address.brought === null ? address.view : 'undecided');
  const [failure, setFailure] = useState(address.failure);
  const [arrival, setArrival] = useState<Arrival>(() => ({
    message: address.verified ? 'email-verified' : null,
    password: address.recovery ? 'forgotten' : 'kept',
    target: nextPath(location.search),
  }));

  async function arrive(news: Partial<Arrival> = {}): Promise<void> {
    const now = { ...arrival, ...news };
    setArrival(now);
    const { data } = await auth.getSession();
    if (data.session === null) return setView('credentials');
    if (needsSecondStep(data.session)) return setView('second-step');
    if (now.password !== 'kept') return setView('new-password');
    goOn(now);
  }

  async function exchange(code: string): Promise<void> {
    const { error } = await auth.exchangeCodeForSession(code);
    if (error === null) return arrive();
    console.error('The code of a flow was refused', error);
    setFailure(error.code ?? '');
    setView('credentials');
  }

  const begin = useEffectEvent((session: Session | null) => {
    const { brought } = address;
    if (address.view === 'confirm') return;
    if (brought === null) {
      if (session !== null) void arrive();
      return;
    }
    history.replaceState(null, '', location.pathname + withoutBrought(location.search));
    if (session !== null) setView('already-signed-in');
    else if ('code' in brought) void exchange(brought.code);
    else setView('brought-session');
  });
  useEffect(() => {
    const { data } = auth.onAuthStateChange((event, session) => {
      if (event !== 'INITIAL_SESSION') return;
      // The client holds its lock while it calls its listeners: it can be asked only afterwards.
      queueMicrotask(() => begin(session));
    });
    const followHistory = () => setView(readAuthAddress(location.search, '', location.pathname).view);
    addEventListener('popstate', followHistory);
    return () => {
      data.subscription.unsubscribe();
      removeEventListener('popstate', followHistory);
    };
  }, [auth]);

  return {
    view,
    arrival,
    failure,
    arrive,
    open(linked) {
      const query = new URLSearchParams(location.search);
      query.set('view', linked);
      history.pushState(null, '', `?${query.toString()}`);
      setView(linked);
    },
  };
}

/** Goes on to the screen that was asked for; nothing of /auth stays in the history. */
function goOn({ message, target }: Arrival): void {
  if (message !== null) leaveFlashMessage(message);
  location.replace(target);
}
