import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { canUseKeys } from '../passkey/can-use-keys.ts';
import { AccountSection } from './account-section.tsx';
import { useAddPasskey, usePasskeys } from './manage-passkeys.ts';
import { PasskeyItem } from './passkey-item.tsx';

/** Signing in without a password: add passkeys, name them, remove them. */
export function PasskeysSection() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const passkeys = usePasskeys();
  const add = useAddPasskey();
  const addButton = useRef<HTMLButtonElement>(null);
  const { email, email_confirmed_at: verifiedAt } = useSignedInUser();
  const isUnverified = email !== undefined && verifiedAt == null;
  const addOne = () =>
    add.mutate(undefined, {
      onSuccess: () => toast.success(t`The passkey is added. You can sign in with it from now on.`),
      onError: (error) => toast.error(describe(error)),
    });
  return (
    <AccountSection
      title={<Trans>Passkeys</Trans>}
      lead={
        <Trans>
          Sign in with your finger, your face or the PIN of your device instead of the password. A passkey
          works on this site only, so no false page can take it from you.
        </Trans>
      }
    >
      <QueryState
        query={passkeys}
        failed={t`Your passkeys could not be looked up`}
        describe={describe}
        skeleton={['h-10 w-full', 'h-12 w-1/2']}
      >
        {(list) => (
          <>
            {list.length > 0 && (
              <ul className="grid w-full gap-3">
                {list.map((passkey) => (
                  <PasskeyItem
                    key={passkey.id}
                    passkey={passkey}
                    onRemoved={() => addButton.current?.focus()}
                  />
                ))}
              </ul>
            )}
            {isUnverified ? (
              <p>
                <Trans>You can add a passkey as soon as your email address is verified.</Trans>
              </p>
            ) : canUseKeys() ? (
              <Button ref={addButton} look="secondary" pending={add.isPending} onClick={addOne}>
                <Trans>Add a passkey</Trans>
              </Button>
            ) : (
              <p>
                <Trans>This browser cannot make passkeys here.</Trans>
              </p>
            )}
          </>
        )}
      </QueryState>
    </AccountSection>
  );
}
