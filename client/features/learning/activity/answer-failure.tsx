import { Trans } from '@lingui/react/macro';
import { signInAddress } from '../../../lib/auth/next-path.ts';
import { BackendError } from '../../../lib/backend/backend-error.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';

/**
 * Why an answer was not taken. Whoever is no longer signed in is told that answering needs an account, with the way to sign in
 * and back to this place; what they have typed waits there as a draft of this device. Pass a new `key` for each attempt.
 */
export function AnswerFailure({ error }: { error: unknown }) {
  const describe = useErrorWording();
  if (!(error instanceof BackendError && error.status === 401))
    return <FormFailure reason={describe(error)} />;
  return (
    <FormFailure
      reason={
        <Trans>
          Answering needs an account, and you are signed out.{' '}
          <a
            href={signInAddress(location.pathname + location.search)}
            className="text-plum underline underline-offset-4"
          >
            Sign in or sign up
          </a>
          . What you have typed is kept on this device.
        </Trans>
      }
    />
  );
}
