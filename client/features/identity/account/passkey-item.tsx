import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { Moment } from '../../../ui/value/date-display.tsx';
import { type Passkey, useRemovePasskey, useRenamePasskey } from './manage-passkeys.ts';
import { passkeyNameSchema } from './passkey-name-schema.ts';

/** One passkey: what it is called, when it was used, and what can be done with it. */
export function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const remove = useRemovePasskey();
  const [naming, setNaming] = useState(false);
  const { id, friendly_name: name = t`Passkey`, created_at: addedAt, last_used_at: usedAt } = passkey;
  if (naming) return <PasskeyNameForm id={id} name={name} onDone={() => setNaming(false)} />;
  return (
    <li className="border-s-4 border-line ps-3">
      <p className="font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <p className="text-15 text-muted">
        {usedAt === undefined ? (
          <Trans>
            Added <Moment value={addedAt} />
          </Trans>
        ) : (
          <Trans>
            Last used <Moment value={usedAt} />
          </Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-x-4">
        <Button look="link" aria-label={t`Rename ${name}`} onClick={() => setNaming(true)}>
          <Trans>Rename</Trans>
        </Button>
        <Button
          look="link"
          aria-label={t`Remove ${name}`}
          pending={remove.isPending}
          onClick={() =>
            remove.mutate(id, {
              onSuccess: () => toast.success(t`The passkey is removed.`),
              onError: (error) => toast.error(describe(error)),
            })
          }
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  );
}

interface PasskeyNameFormProps {
  id: string;
  name: string;
  onDone: () => void;
}

function PasskeyNameForm({ id, name, onDone }: PasskeyNameFormProps) {
  const { t } = useLingui();
  const rename = useRenamePasskey();
  const { errors, failure, pending, formProps } = useValidatedForm(passkeyNameSchema, async (fields) => {
    await rename(id, fields.friendly_name);
    onDone();
  });
  return (
    <li className="border-s-4 border-line ps-3">
      <form {...formProps} className="grid gap-4">
        {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
        <TextField
          name="friendly_name"
          label={t`Name of the passkey`}
          defaultValue={name}
          autoComplete="off"
          required
          error={errors.friendly_name}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="secondary" pending={pending}>
            <Trans>Save the name</Trans>
          </Button>
          <Button look="quiet" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </li>
  );
}
