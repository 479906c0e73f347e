import { Activity, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type Assessment, assessClient } from '#domain/security/assess-client.ts';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import type { ClientInspection } from './inspect-client.ts';
import { type FollowRoutes, useClientFacts } from './use-client-facts.ts';

// Hardly anybody ever sees it.
const BlockPage = lazy(async () => ({ default: (await import('./block-page.tsx')).BlockPage }));
const loadInspection = () => import('./inspect-client.ts');
const loadLog = () => import('./log-security-event.ts');

interface SecurityGuardProps {
  /** Connects the server when the guard needs it, which is after the page is drawn. */
  connect: () => Promise<Backend>;
  followRoutes?: FollowRoutes;
  children: ReactNode;
}

/**
 * Puts the block page in the place of the page for a bot or a browser that does too much at once, until that ends; what
 * was typed is still there then. Tells the admins of what is more than a nuisance.
 */
export function SecurityGuard({ connect, followRoutes, children }: SecurityGuardProps) {
  const inspection = useInspection(connect);
  const isVpn = inspection?.security.vpn === true || inspection?.security.proxy === true;
  const assessment = assessClient(useClientFacts(isVpn, followRoutes));
  useSecurityLog(connect, assessment, inspection, isVpn);
  return (
    <>
      <Activity mode={assessment.isBlocked ? 'hidden' : 'visible'}>{children}</Activity>
      {assessment.isBlocked && (
        <Suspense>
          <BlockPage />
        </Suspense>
      )}
    </>
  );
}

/** Undefined until the server has answered; null when it could not. */
function useInspection(connect: () => Promise<Backend>): ClientInspection | null | undefined {
  const [inspection, setInspection] = useState<ClientInspection | null>();
  useEffect(() => {
    // What is on the screen comes first.
    const timer = setTimeout(() => {
      Promise.all([connect(), loadInspection()])
        .then(([backend, { inspectClient }]) => inspectClient(backend))
        .then(setInspection, (error: unknown) => {
          console.error('The address of this browser could not be inspected', error);
          setInspection(null);
        });
    }, 1000);
    return () => clearTimeout(timer);
  }, [connect]);
  return inspection;
}

/** Logs each level once in the life of a page. */
function useSecurityLog(
  connect: () => Promise<Backend>,
  assessment: Assessment,
  inspection: ClientInspection | null | undefined,
  isVpn: boolean,
): void {
  const { isBot, isSuspicious, level, isBlocked, isLogged } = assessment;
  const ip = inspection === undefined ? undefined : (inspection?.ip ?? null);
  useEffect(() => {
    if (!isLogged || ip === undefined) return;
    Promise.all([connect(), loadLog()])
      .then(([backend, { logSecurityEvent }]) =>
        logSecurityEvent(backend, { isBot, isSuspicious, level, isBlocked, isLogged }, { ip, isVpn }),
      )
      .catch((error: unknown) => console.error('A security event could not be logged', error));
  }, [connect, isBot, isSuspicious, level, isBlocked, isLogged, ip, isVpn]);
}
