import { Trans, useLingui } from '@lingui/react/macro';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { SecondStepFactor } from '../second-step.ts';
import { useNewRecoveryCodes, useRemoveFactor } from './manage-second-step.ts';

interface SecondStepStateProps {
  apps: readonly SecondStepFactor[];
  keys: readonly SecondStepFactor[];
  /** Null where none were ever made. */
  codesLeft: number | null;
  onNewCodes: (codes: readonly string[]) => void;
}

/** A second step that is on: its recovery codes, and what it can be taken back by. */
export function SecondStepState({ apps, keys, codesLeft, onNewCodes }: SecondStepStateProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const renew = useNewRecoveryCodes();
  const remove = useRemoveFactor();
  const complain = { onError: (error: unknown) => toast.error(describe(error)) };
  const isOnly = apps.length + keys.length === 1;
  const nameOf = ({ factor_type: type, friendly_name: name = '' }: SecondStepFactor): string => {
    if (type === 'totp') return t`Authenticator app`;
    return name === '' ? t`Security key` : name;
  };
  return (
    <>
      <p>
        <Trans>The second step is on.</Trans>{' '}
        {codesLeft !== null && <Trans>Recovery codes left: {codesLeft}</Trans>}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          pending={renew.isPending}
          onClick={() => renew.mutate(undefined, { onSuccess: onNewCodes, ...complain })}
        >
          <Trans>Make new recovery codes</Trans>
        </Button>
        {[...apps, ...keys].map((factor) => {
          const name = nameOf(factor);
          return (
            <Button
              key={factor.id}
              look="quiet"
              pending={remove.isPending}
              onClick={() => remove.mutate(factor.id, complain)}
            >
              {isOnly ? <Trans>Turn off the second step</Trans> : <Trans>Remove {name}</Trans>}
            </Button>
          );
        })}
      </div>
    </>
  );
}
