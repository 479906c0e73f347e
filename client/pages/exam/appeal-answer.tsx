import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Appeal } from '#domain/exams/appeal-contract.ts';

interface AppealAnswerProps {
  appeal: Appeal;
  /** Of its heading. */
  level: 2 | 3;
  /** What it is against, where that does not stand above it. */
  children?: ReactNode;
}

/** An appeal that was sent, and what came of it. */
export function AppealAnswer({ appeal, level, children }: AppealAnswerProps) {
  const Heading = `h${level}` as const;
  const { is_granted: isGranted, decision, reason } = appeal;
  return (
    <div className="grid gap-2">
      <Heading className="font-serif text-20">
        {isGranted === null ? (
          <Trans>Your appeal is being read</Trans>
        ) : isGranted ? (
          <Trans>Your appeal was granted</Trans>
        ) : (
          <Trans>Your appeal was not granted</Trans>
        )}
      </Heading>
      {children}
      {decision !== null && <p dir="auto">{decision}</p>}
      <p dir="auto" className="border-s-2 border-line ps-3 text-15 whitespace-pre-line text-muted">
        {reason}
      </p>
    </div>
  );
}
