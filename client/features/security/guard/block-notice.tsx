import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';

interface BlockNoticeProps {
  reference: string;
  /** What ends the block, as a sentence. */
  children: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
}

/** What somebody reads who is blocked, by the guard in their browser or by the server. */
export function BlockNotice({ reference, children, heading }: BlockNoticeProps) {
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
      <p className="text-muted">{children}</p>
      <p className="tabular-nums">
        <Trans>Reference: {reference}</Trans>
      </p>
    </main>
  );
}
