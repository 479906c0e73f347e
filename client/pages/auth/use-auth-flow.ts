import { useEffect, useEffectEvent, useState } from 'react';
import { needsSecondStep } from '../../lib/auth/needs-second-step.ts';
import { nextPath } from '../../lib/auth/next-path.ts';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import { type FlashMessage, leaveFlashMessage } from '../../lib/flash-message.ts';
import { type AuthAddress, type LinkedView, readAuthAddress } from './read-auth-address.ts';

/** What /auth shows: who are you, a mail instead of the password, the second step, a new password. */
type AuthView = LinkedView | 'second-step' | 'new-password';

/** What is to happen once somebody is signed in. */
interface Arrival {
  /** Said on the next screen. */
  message: FlashMessage | null;
  /** They came to choose a new password. */
  recovery: boolean;
}

interface AuthFlow {
  view: AuthView;
  /** Shows a view that has an address, so that the back button leads out of it. */
  open: (view: LinkedView) => void;
  /** Somebody is signed in: asks for what is missing, else goes on to the screen that was asked for. */
  arrive: (arrival?: Partial<Arrival>) => Promise<void>;
}

/** Leads through /auth. A session that is there already, from before or by a mail link, goes on by itself. */
export function useAuthFlow(auth: Auth, address: AuthAddress): AuthFlow {
  const [view, setView] = useState<AuthView>(address.view);
  const [arrival, setArrival] = useState<Arrival>({ message: null, recovery: false });

  async function arrive(news: Partial<Arrival> = {}, known = arrival): Promise<void> {
    const now = { ...known, ...news };
    setArrival(now);
    const { data } = await auth.getSession();
    if (data.session === null) return setView('credentials');
    if (needsSecondStep(data.session)) return setView('second-step');
    if (now.recovery) return setView('new-password');
    goOn(now.message);
  }

  const takeUp = useEffectEvent(() => {
    const message = address.verified ? 'email-verified' : null;
    void arrive({}, { message, recovery: address.recovery });
  });
  useEffect(() => {
    const { data } = auth.onAuthStateChange((event, session) => {
      if (event !== 'INITIAL_SESSION' || session === null) return;
      // The client holds its lock while it calls its listeners: it can be asked only afterwards.
      queueMicrotask(takeUp);
    });
    const followHistory = () => setView(readAuthAddress(location.search, '').view);
    addEventListener('popstate', followHistory);
    return () => {
      data.subscription.unsubscribe();
      removeEventListener('popstate', followHistory);
    };
  }, [auth]);

  return {
    view,
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
function goOn(message: FlashMessage | null): void {
  if (message !== null) leaveFlashMessage(message);
  location.replace(nextPath(location.search));
}
