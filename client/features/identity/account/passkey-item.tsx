import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { Moment } from '../../../ui/value/date-display.tsx';
import { type Passkey, useRemovePasskey, useRenamePasskey } from './manage-passkeys.ts';
import { passkeyNameSchema } from './passkey-name-schema.ts';

interface PasskeyItemProps {
  passkey: Passkey;
  /** It is gone, and with it what had the focus. */
  onRemoved: () => void;
}

/** One passkey: what it is called, when it was used, and what can be done with it. */
export function PasskeyItem({ passkey, onRemoved }: PasskeyItemProps) {
  const { t } = useLingui();
  const [stage, setStage] = useState<'shown' | 'naming' | 'named'>('shown');
  const { id, friendly_name: name = t`Passkey` } = passkey;
  if (stage === 'naming') return <PasskeyNameForm id={id} name={name} onDone={() => setStage('named')} />;
  return (
    <PasskeyFacts
      passkey={passkey}
      name={name}
      takesFocus={stage === 'named'}
      onRename={() => setStage('naming')}
      onRemoved={onRemoved}
    />
  );
}

interface PasskeyFactsProps extends PasskeyItemProps {
  name: string;
  /** It was named just now: whoever did so goes on where they began. */
  takesFocus: boolean;
  onRename: () => void;
}

function PasskeyFacts({ passkey, name, takesFocus, onRename, onRemoved }: PasskeyFactsProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const remove = useRemovePasskey();
  const rename = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) rename.current?.focus();
  }, [takesFocus]);
  const { id, created_at: addedAt, last_used_at: usedAt } = passkey;
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
        <Button ref={rename} look="link" aria-label={t`Rename ${name}`} onClick={onRename}>
          <Trans>Rename</Trans>
        </Button>
        <Button
          look="link"
          aria-label={t`Remove ${name}`}
          pending={remove.isPending}
          onClick={() =>
            remove.mutate(id, {
              onSuccess: () => {
                toast.success(t`The passkey is removed.`);
                onRemoved();
              },
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
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const field = item.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, []);
  const { errors, failure, pending, formProps } = useValidatedForm(passkeyNameSchema, async (fields) => {
    await rename(id, fields.friendly_name);
    onDone();
  });
  return (
    <li ref={item} className="border-s-4 border-line ps-3">
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
