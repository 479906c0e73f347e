import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';

interface StepFrameProps {
  children: ReactNode;
  /** Why the step could not be saved, with the number of the attempt. */
  failure: { reason: string; attempt: number } | null;
  pending: boolean;
  /** Null on the first step. */
  onBack: (() => void) | null;
  /** The words of the button that goes on. */
  next: ReactNode;
  onNext: () => void;
  /** A second way on, such as skipping. */
  alternative?: ReactNode;
}

/** What every step of onboarding has: its content, what went wrong, Back and the way on. */
export function StepFrame({ children, failure, pending, onBack, next, onNext, alternative }: StepFrameProps) {
  return (
    <form
      noValidate
      className="grid max-w-form gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onNext();
      }}
    >
      {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={pending}>
          {next}
        </Button>
        {alternative}
        {onBack !== null && (
          <Button look="quiet" onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
