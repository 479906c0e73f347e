import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { canUseKeys } from '../passkey/can-use-keys.ts';
import { VerifyEmailBanner } from '../verify-email-banner.tsx';
import { AccountSection } from './account-section.tsx';
import { AppSetup } from './app-setup.tsx';
import {
  type AppEnrolment,
  useEnrollApp,
  useNewRecoveryCodes,
  useRegisterKey,
  useRemoveFactor,
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
  const registerKey = useRegisterKey();
  const remove = useRemoveFactor();
  const [enrolment, setEnrolment] = useState<AppEnrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const complain = { onError: (error: unknown) => toast.error(describe(error)) };
  const { email, email_confirmed_at: verifiedAt } = useSignedInUser();
  const isUnverified = email !== undefined && verifiedAt == null;
  const setUpKey = (keys: readonly { friendly_name?: string | undefined }[]) =>
    registerKey.mutate(freeName(keys), {
      onSuccess: (newCodes) => {
        setCodes(newCodes);
        toast.success(t`The security key is set up.`);
      },
      ...complain,
    });
  /** Names are not used twice, and cannot be changed: a number tells keys apart. */
  const freeName = (keys: readonly { friendly_name?: string | undefined }[]): string => {
    const taken = new Set(keys.map(({ friendly_name: name }) => name));
    let number = 1;
    while (taken.has(t`Security key ${number}`)) number += 1;
    return t`Security key ${number}`;
  };
  const setUp = () => enroll.mutate(undefined, { onSuccess: setEnrolment, ...complain });
  return (
    <AccountSection
      title={<Trans>Second step</Trans>}
      lead={
        <Trans>
          With an authenticator app or a security key, a stolen password is not enough to sign in: a code of
          the app or the key is asked for too.
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
          {({ apps, keys, codesLeft }) =>
            apps.length + keys.length === 0 && isUnverified ? (
              <>
                <p>
                  <Trans>You can set it up as soon as your email address is verified.</Trans>
                </p>
                <VerifyEmailBanner />
              </>
            ) : apps.length + keys.length === 0 ? (
              <div className="flex flex-wrap gap-3">
                <Button look="secondary" pending={enroll.isPending} onClick={setUp}>
                  <Trans>Set up an authenticator app</Trans>
                </Button>
                {canUseKeys() && (
                  <Button look="secondary" pending={registerKey.isPending} onClick={() => setUpKey(keys)}>
                    <Trans>Set up a security key</Trans>
                  </Button>
                )}
              </div>
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
                      {keys.length === 0 ? (
                        <Trans>Turn off the second step</Trans>
                      ) : (
                        <Trans>Remove the authenticator app</Trans>
                      )}
                    </Button>
                  ))}
                  {keys.map(({ id, friendly_name: name = t`Security key` }) => (
                    <Button
                      key={id}
                      look="quiet"
                      pending={remove.isPending}
                      onClick={() => remove.mutate(id, complain)}
                    >
                      <Trans>Remove {name}</Trans>
                    </Button>
                  ))}
                  {apps.length === 0 && (
                    <Button look="quiet" pending={enroll.isPending} onClick={setUp}>
                      <Trans>Set up an authenticator app</Trans>
                    </Button>
                  )}
                  {canUseKeys() && (
                    <Button look="quiet" pending={registerKey.isPending} onClick={() => setUpKey(keys)}>
                      <Trans>Set up a security key</Trans>
                    </Button>
                  )}
                </div>
              </>
            )
          }
        </QueryState>
      )}
    </AccountSection>
  );
}
