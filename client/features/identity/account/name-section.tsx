import { Trans, useLingui } from '@lingui/react/macro';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { nameSchema } from '../credentials-schema.ts';
import { AccountSection } from './account-section.tsx';

/** The name that the product calls its user by. */
export function NameSection() {
  const { t } = useLingui();
  const { auth } = useBackend();
  const user = useSignedInUser();
  const { errors, failure, pending, formProps } = useValidatedForm(nameSchema, async ({ full_name }) => {
    const { error } = await auth.updateUser({ data: { full_name } });
    if (error !== null) throw error;
    toast.success(t`Your name is saved.`);
  });
  const name: unknown = user.user_metadata.full_name;
  return (
    <AccountSection title={<Trans>Name</Trans>} lead={<Trans>We greet you by it.</Trans>}>
      <form {...formProps} className="grid w-full gap-4">
        {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
        <TextField
          name="full_name"
          label={t`Full Name`}
          autoComplete="name"
          required
          defaultValue={typeof name === 'string' ? name : ''}
          error={errors.full_name}
        />
        <Button type="submit" look="secondary" pending={pending} className="justify-self-start">
          <Trans>Save the name</Trans>
        </Button>
      </form>
    </AccountSection>
  );
}
