import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { type IssuerRehearsal, ROTATION_REASONS } from '#domain/credentials/admin-contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useRehearseIssuerRotation } from './rehearse-issuer-rotation.ts';
import { useRotateIssuerKeys } from './rotate-issuer-keys.ts';

interface RotateDialogProps {
  mayHaveOthers: boolean;
  onClose: () => void;
}

/** Rehearses a rotation of the key, shows what would come of it, and only then does it. */
export function RotateDialog({ mayHaveOthers, onClose }: RotateDialogProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const rehearse = useRehearseIssuerRotation();
  const rotate = useRotateIssuerKeys();
  const [reason, setReason] = useState<(typeof ROTATION_REASONS)[number]>('planned');
  const [since, setSince] = useState('');
  const request = {
    reason,
    ...(reason === 'compromised' && since !== '' && { since: new Date(since).toISOString() }),
  };
  const rehearsal = rehearse.data;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!rehearsal) return rehearse.mutate(request);
    rotate.mutate(
      { ...request, current: rehearsal.current },
      {
        onSuccess: () => {
          toast.success(t`A new key signs from now on.`);
          onClose();
        },
      },
    );
  };
  const failure = rotate.error ?? rehearse.error;
  return (
    <FormDialog
      formProps={{ onSubmit: submit }}
      failure={failure === null ? null : { reason: describe(failure) }}
      pending={rehearse.isPending || rotate.isPending}
      title={<Trans>Let a new key sign</Trans>}
      submit={rehearsal ? <Trans>Rotate the key</Trans> : <Trans>Rehearse it</Trans>}
      cancel={<Trans>Cancel</Trans>}
      onClose={onClose}
    >
      <Select
        label={<Trans>Why</Trans>}
        value={reason}
        onChange={({ target }) => {
          setReason(ROTATION_REASONS.find((one) => one === target.value) ?? 'planned');
          rehearse.reset();
        }}
        options={[
          { value: 'planned', label: t`In time, as planned` },
          { value: 'compromised', label: t`Somebody else may have the key` },
        ]}
      />
      {reason === 'compromised' && (
        <TextField
          type="datetime-local"
          label={<Trans>Since when, at the earliest</Trans>}
          hint={<Trans>In the time zone of this device. Empty: since now.</Trans>}
          value={since}
          onChange={({ target }) => {
            setSince(target.value);
            rehearse.reset();
          }}
        />
      )}
      <div aria-live="polite">
        {rehearsal && <RehearsalResult rehearsal={rehearsal} isLost={reason === 'compromised'} />}
      </div>
      {mayHaveOthers && (
        <p className="text-15 text-muted">
          <Trans>
            Servers with a data folder of their own go on with the old key until they get this one’s{' '}
            <code>issuer-keys.json</code>.
          </Trans>
        </p>
      )}
    </FormDialog>
  );
}

function RehearsalResult({ rehearsal, isLost }: { rehearsal: IssuerRehearsal; isLost: boolean }) {
  const { staying, failing } = rehearsal;
  return (
    <Banner
      tone={failing > 0 ? 'danger' : 'notice'}
      title={<Trans>Rehearsed: a new key signed, and was verified. Nothing is changed yet.</Trans>}
    >
      <p>
        <Plural
          value={staying}
          _0="No certificate of the old key would stay verified."
          one="# certificate of the old key stays verified."
          other="# certificates of the old key stay verified."
        />{' '}
        {isLost && (
          <Plural
            value={failing}
            _0="None would fail."
            one="# would fail: it was in no block of Bitcoin before the key was lost."
            other="# would fail: they were in no block of Bitcoin before the key was lost."
          />
        )}
      </p>
    </Banner>
  );
}
