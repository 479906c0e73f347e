import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { canUseKeys } from '../passkey/can-use-keys.ts';
import type { SecondStepFactor } from '../second-step.ts';
import { VerifyEmailBanner } from '../verify-email-banner.tsx';
import { AccountSection } from './account-section.tsx';
import { AppSetup } from './app-setup.tsx';
import { type AppEnrolment, useEnrollApp, useRegisterKey, useSecondStep } from './manage-second-step.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondStepState } from './second-step-state.tsx';

/** The second step of signing in: set up, renew its recovery codes, remove. */
export function SecondStepSection() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const secondStep = useSecondStep();
  const [enrolment, setEnrolment] = useState<AppEnrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { email, email_confirmed_at: verifiedAt } = useSignedInUser();
  const isUnverified = email !== undefined && verifiedAt == null;
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
          {({ apps, keys, codesLeft }) => {
            const isOn = apps.length + keys.length > 0;
            if (!isOn && isUnverified) {
              return (
                <>
                  <p>
                    <Trans>You can set it up as soon as your email address is verified.</Trans>
                  </p>
                  <VerifyEmailBanner />
                </>
              );
            }
            return (
              <>
                {isOn && (
                  <SecondStepState apps={apps} keys={keys} codesLeft={codesLeft} onNewCodes={setCodes} />
                )}
                <SetUpButtons apps={apps} keys={keys} onApp={setEnrolment} onKey={setCodes} />
              </>
            );
          }}
        </QueryState>
      )}
    </AccountSection>
  );
}

interface SetUpButtonsProps {
  apps: readonly SecondStepFactor[];
  keys: readonly SecondStepFactor[];
  onApp: (enrolment: AppEnrolment) => void;
  /** A key is set up, with the recovery codes that were made. */
  onKey: (recoveryCodes: readonly string[]) => void;
}

/** What can be set up: one app, and as many keys as somebody has. */
function SetUpButtons({ apps, keys, onApp, onKey }: SetUpButtonsProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const enroll = useEnrollApp();
  const register = useRegisterKey();
  const complain = (error: unknown) => toast.error(describe(error));
  const setUpKey = () => {
    // Names are not used twice, and cannot be changed: a number tells keys apart.
    const taken = new Set(keys.map(({ friendly_name: name }) => name));
    let number = 1;
    while (taken.has(t`Security key ${number}`)) number += 1;
    register.mutate(t`Security key ${number}`, {
      onSuccess: (codes) => {
        onKey(codes);
        toast.success(t`The security key is set up.`);
      },
      onError: complain,
    });
  };
  return (
    <div className="flex flex-wrap gap-3">
      {apps.length === 0 && (
        <Button
          look="secondary"
          pending={enroll.isPending}
          onClick={() => enroll.mutate(undefined, { onSuccess: onApp, onError: complain })}
        >
          <Trans>Set up an authenticator app</Trans>
        </Button>
      )}
      {canUseKeys() && (
        <Button look="secondary" pending={register.isPending} onClick={setUpKey}>
          <Trans>Set up a security key</Trans>
        </Button>
      )}
    </div>
  );
}
