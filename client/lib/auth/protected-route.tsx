import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useAuth } from './auth-provider.tsx';
import { needsSecondStep } from './needs-second-step.ts';
import { signInAddress } from './next-path.ts';
import { isSigningOut } from './sign-out.ts';

/** Shows its children to a signed-in user; everyone else's location is replaced with /auth. */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const { session, loading } = useAuth();
  // A session that has passed the first of two steps goes to /auth for the second.
  const isSignedIn = session !== null && !needsSecondStep(session);
  const mustSignIn = !loading && !isSignedIn;
  useEffect(() => {
    // Another document, without the router: a full navigation that leaves no entry to come back to.
    if (mustSignIn && !isSigningOut()) location.replace(signInAddress(location.pathname + location.search));
  }, [mustSignIn]);
  if (isSignedIn) return children;
  return (
    <p role="status" className="page-column py-16 text-muted">
      <Trans>Loading...</Trans>
    </p>
  );
}
