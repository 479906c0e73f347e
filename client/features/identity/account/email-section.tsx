import { Trans, useLingui } from '@lingui/react/macro';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { addressSchema } from '../credentials-schema.ts';
import { AccountSection } from './account-section.tsx';

/** The address of the account. A change holds once both mailboxes have agreed. */
export function EmailSection() {
  const { t } = useLingui();
  const { auth } = useBackend();
  const user = useSignedInUser();
  const { errors, failure, pending, formProps } = useValidatedForm(addressSchema, async ({ email }) => {
    const { error } = await auth.updateUser({ email }, { emailRedirectTo: `${location.origin}/account` });
    if (error !== null) throw error;
    // The user now carries the wish; the session brings it to every screen.
    await auth.refreshSession();
  });
  return (
    <AccountSection title={<Trans>Email</Trans>} lead={<Trans>You sign in with {user.email}.</Trans>}>
      {user.new_email !== undefined && user.new_email !== '' && (
        <div role="status" className="w-full">
          <Banner title={<Trans>Confirm the change to {user.new_email}</Trans>}>
            <Trans>
              We have written to your old and to your new address. The change holds once you have followed
              both links.
            </Trans>
          </Banner>
        </div>
      )}
      <form {...formProps} className="grid w-full gap-4">
        {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
        <TextField
          name="email"
          label={t`New email`}
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <Button type="submit" look="secondary" pending={pending} className="justify-self-start">
          <Trans>Change the email</Trans>
        </Button>
      </form>
    </AccountSection>
  );
}
