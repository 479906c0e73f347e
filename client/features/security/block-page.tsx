import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

/** What a blocked browser sees in the place of the page. */
export function BlockPage() {
  const { t } = useLingui();
  const [reference] = useState(() => Date.now().toString(36).toUpperCase());
  const heading = useRef<HTMLHeadingElement>(null);
  useStayingHere();
  useEffect(() => {
    const title = document.title;
    document.title = t`Access Blocked`;
    heading.current?.focus();
    return () => {
      document.title = title;
    };
  }, [t]);
  return (
    <main className="page-column grid max-w-measure justify-items-start gap-6 py-16">
      <h1 ref={heading} tabIndex={-1} className="text-44 outline-none">
        <Trans>Access Blocked</Trans>
      </h1>
      <p className="text-20">
        <Trans>Your request has been blocked due to suspicious activity</Trans>
      </p>
      <div className="grid gap-2">
        <h2 className="text-24">
          <Trans>This can have one of these reasons</Trans>
        </h2>
        <ul className="list-disc ps-6">
          <li>
            <Trans>Bot detection</Trans>
          </li>
          <li>
            <Trans>VPN/proxy</Trans>
          </li>
          <li>
            <Trans>Unusual browsing</Trans>
          </li>
          <li>
            <Trans>Policy violations</Trans>
          </li>
        </ul>
      </div>
      <p className="text-muted">
        <Trans>
          The page comes back by itself when the cause has ended: close tabs of this site, or wait a minute.
        </Trans>
      </p>
      <p className="tabular-nums">
        <Trans>Reference: {reference}</Trans>
      </p>
    </main>
  );
}

/** Disables the back button for as long as the block stands. */
function useStayingHere(): void {
  useEffect(() => {
    const stay = (event?: PopStateEvent) => {
      // The router must not hear of it.
      event?.stopImmediatePropagation();
      history.pushState(history.state, '', address);
    };
    const address = location.href;
    stay();
    window.addEventListener('popstate', stay, true);
    return () => window.removeEventListener('popstate', stay, true);
  }, []);
}
