import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useNumberKeys } from '../../../lib/keys/use-number-keys.ts';
import { useShortcuts } from '../../../lib/keys/use-shortcuts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';

interface StepFrameProps {
  children: ReactNode;
  /** How many choices the number keys pick from. */
  choices?: number;
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

/**
 * What every step of onboarding has: its content, what went wrong, Back and the way on. Enter goes on; the first field
 * that was not accepted takes the focus.
 */
export function StepFrame(props: StepFrameProps) {
  const { children, choices = 0, failure, pending, onBack, next, onNext, alternative } = props;
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const goOn = () => {
    if (pending) return;
    flushSync(onNext);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  };
  useNumberKeys(form, t`Choose`, choices);
  useShortcuts({ Enter: { says: t`Continue`, run: goOn } });
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-form gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
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
      {choices > 0 && (
        <p className="text-15 text-muted pointer-coarse:hidden">
          <Trans>Keys: the numbers choose an answer, Enter goes on.</Trans>
        </p>
      )}
    </form>
  );
}
