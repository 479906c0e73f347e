import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { blockReference } from '#domain/security/block-reference.ts';
import { BlockNotice } from './block-notice.tsx';

/** What a blocked browser sees in the place of the page. */
export function BlockPage() {
  const { t } = useLingui();
  const [reference] = useState(() => blockReference(Date.now()));
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
    <BlockNotice reference={reference} heading={heading}>
      <Trans>
        The page comes back by itself when the cause has ended: close tabs of this site, or wait a minute.
      </Trans>
    </BlockNotice>
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
