import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The guide speaks: a marigold rule in the margin and its name above. */
export function GuideVoice({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <div className="guide-voice">
      <p className="text-13 font-semibold text-muted">
        <Trans>Guide</Trans>
      </p>
      <p id={id}>{children}</p>
    </div>
  );
}

/** What the guide has gone over with the highlighter. */
export function GuideMark({ children }: { children?: ReactNode }) {
  return <mark className="guide-mark">{children}</mark>;
}
