import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { connectAuth } from '../../lib/backend/connect-auth.ts';
import { nextPath } from '../../lib/auth/next-path.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { Credentials } from './credentials.tsx';
import { readAuthAddress } from './read-auth-address.ts';
import { useAuthFlow } from './use-auth-flow.ts';

// What few people need is fetched when they do.
const SpecialView = lazy(() =>
  import('./special-view.tsx').then((module) => ({ default: module.SpecialView })),
);

const AuthNotice = lazy(() => import('./auth-notice.tsx').then((module) => ({ default: module.AuthNotice })));

/** Sign in and sign up, every way back into an account, and where every mail link arrives. */
export function AuthPage({ connection }: { connection: Awaited<ReturnType<typeof connectAuth>> }) {
  const { auth } = connection;
  const { t } = useLingui();
  const [address] = useState(() => readAuthAddress(location.search, location.hash, location.pathname));
  const [email, setEmail] = useState(address.email);
  const flow = useAuthFlow(auth, address);
  const { view, open, arrive, failure } = flow;
  const waiting = <Skeleton rows={['h-12 w-2/3', 'h-4 w-full', 'h-12 w-full', 'h-12 w-full']} />;
  return (
    <AuthFrame>
      {/* A notice comes together with its form: later, it would move the form away under a press. */}
      <Suspense fallback={waiting}>
        {view === 'undecided' ? (
          waiting
        ) : view === 'credentials' ? (
          <>
            <PageHeader title={t`From Knowledge to Capital`} documentTitle={t`Sign In`} />
            {(failure !== null || nextPath(location.search).startsWith('/course/')) && (
              <AuthNotice failure={failure} />
            )}
            <Credentials
              auth={auth}
              tab={address.tab}
              email={email}
              onSignedIn={(message) => void arrive({ message })}
              onConfirmed={(needsPassword) =>
                void arrive({ message: 'email-verified', password: needsPassword ? 'lost' : 'kept' })
              }
              onForgotten={(typed) => {
                setEmail(typed);
                open('recovery');
              }}
              onMagicLink={(typed) => {
                setEmail(typed);
                open('magic-link');
              }}
            />
          </>
        ) : (
          <SpecialView
            connection={connection}
            flow={flow}
            view={view}
            brought={address.brought}
            email={email}
          />
        )}
      </Suspense>
    </AuthFrame>
  );
}
