import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { VerifyEmailBanner } from '../verify-email-banner.tsx';
import { AccountSection } from './account-section.tsx';
import { AppSetup } from './app-setup.tsx';
import {
  type AppEnrolment,
  useEnrollApp,
  useNewRecoveryCodes,
  useRemoveApp,
  useSecondStep,
} from './manage-second-step.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The second step of signing in: set up, renew its recovery codes, remove. */
export function SecondStepSection() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const secondStep = useSecondStep();
  const enroll = useEnrollApp();
  const renew = useNewRecoveryCodes();
  const remove = useRemoveApp();
  const [enrolment, setEnrolment] = useState<AppEnrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const complain = { onError: (error: unknown) => toast.error(describe(error)) };
  const { email, email_confirmed_at: verifiedAt } = useSignedInUser();
  const isUnverified = email !== undefined && verifiedAt == null;
  const setUp = () => enroll.mutate(undefined, { onSuccess: setEnrolment, ...complain });
  return (
    <AccountSection
      title={<Trans>Second step</Trans>}
      lead={
        <Trans>
          With an authenticator app, a stolen password is not enough to sign in: a code of the app is asked
          for too.
        </Trans>
      }
    >
      {enrolment !== null && (
        <AppSetup
          enrolment={enrolment}
          onDone={(newCodes) => {
            setEnrolment(null);
            setCodes(newCodes);
            toast.success(t`The second step is set up.`);
          }}
          onCancel={() => setEnrolment(null)}
        />
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onKept={() => setCodes([])} />}
      {enrolment === null && codes.length === 0 && (
        <QueryState
          query={secondStep}
          failed={t`The second step could not be looked up`}
          describe={describe}
          skeleton={['h-4 w-full', 'h-12 w-1/2']}
        >
          {({ apps, codesLeft }) =>
            apps.length === 0 && isUnverified ? (
              <>
                <p>
                  <Trans>You can set it up as soon as your email address is verified.</Trans>
                </p>
                <VerifyEmailBanner />
              </>
            ) : apps.length === 0 ? (
              <Button look="secondary" pending={enroll.isPending} onClick={setUp}>
                <Trans>Set up an authenticator app</Trans>
              </Button>
            ) : (
              <>
                <p>
                  <Trans>The second step is on.</Trans>{' '}
                  {codesLeft !== null && <Trans>Recovery codes left: {codesLeft}</Trans>}
                </p>
                <div className="flex flex-wrap gap-3">
                  <Button
                    look="secondary"
                    pending={renew.isPending}
                    onClick={() => renew.mutate(undefined, { onSuccess: setCodes, ...complain })}
                  >
                    <Trans>Make new recovery codes</Trans>
                  </Button>
                  {apps.map(({ id }) => (
                    <Button
                      key={id}
                      look="quiet"
                      pending={remove.isPending}
                      onClick={() => remove.mutate(id, complain)}
                    >
                      <Trans>Turn off the second step</Trans>
                    </Button>
                  ))}
                </div>
              </>
            )
          }
        </QueryState>
      )}
    </AccountSection>
  );
}
