import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useAuth } from './auth-provider.tsx';
import { signInAddress } from './next-path.ts';
import { isSigningOut } from './sign-out.ts';

/** Shows its children to a signed-in user; everyone else's location is replaced with /auth. */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();
  const mustSignIn = !loading && user === null;
  useEffect(() => {
    // Another document, without the router: a full navigation that leaves no entry to come back to.
    if (mustSignIn && !isSigningOut()) location.replace(signInAddress(location.pathname + location.search));
  }, [mustSignIn]);
  if (user !== null) return children;
  return (
    <p role="status" className="page-column py-16 text-muted">
      <Trans>Loading...</Trans>
    </p>
  );
}
