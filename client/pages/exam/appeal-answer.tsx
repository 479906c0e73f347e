import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Appeal } from '#domain/exams/appeal-contract.ts';

/** An appeal that was sent, and what came of it. @param children what it is against, where that does not stand above it */
export function AppealAnswer({ appeal, children }: { appeal: Appeal; children?: ReactNode }) {
  const { is_granted: isGranted, decision, reason } = appeal;
  return (
    <div className="grid gap-2">
      <h3 className="font-serif text-20">
        {isGranted === null ? (
          <Trans>Your appeal is being read</Trans>
        ) : isGranted ? (
          <Trans>Your appeal was granted</Trans>
        ) : (
          <Trans>Your appeal was not granted</Trans>
        )}
      </h3>
      {children}
      {decision !== null && <p dir="auto">{decision}</p>}
      <p dir="auto" className="border-s-2 border-line ps-3 text-15 whitespace-pre-line text-muted">
        {reason}
      </p>
    </div>
  );
}
