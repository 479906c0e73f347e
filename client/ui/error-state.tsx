import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface ErrorStateProps {
  /** What failed, such as "Your courses could not be loaded". */
  title: ReactNode;
  /** Why, in plain words: `describeError(error)`. */
  reason: string;
  onRetry?: (() => void) | undefined;
}

/** What stands where content would be when it could not be had: what, why, Retry. */
export function ErrorState({ title, reason, onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-2 rounded-control border border-line border-s-4 border-s-danger bg-surface px-4 py-3"
    >
      <p className="font-semibold">{title}</p>
      <p className="text-muted">{reason}</p>
      {onRetry !== undefined && (
        <Button look="secondary" onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      )}
    </div>
  );
}
