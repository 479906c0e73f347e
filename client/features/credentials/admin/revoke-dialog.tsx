import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import type { IssuedCertificate } from '#domain/credentials/contract.ts';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useRevokeCertificate } from './revoke-certificate.ts';

const schema = v.object({
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, () => translate`Say why, so that another admin understands it.`),
    v.maxLength(1000),
  ),
});

interface RevokeDialogProps {
  certificate: Pick<IssuedCertificate, 'id'>;
  onClose: () => void;
}

/** Asks why a certificate is revoked, and revokes it for good. */
export function RevokeDialog({ certificate, onClose }: RevokeDialogProps) {
  const { t } = useLingui();
  const revoke = useRevokeCertificate();
  const form = useValidatedForm(schema, async ({ reason }) => {
    await revoke.mutateAsync({ credential_id: certificate.id, reason });
    toast.success(t`Revoked. Everybody who checks it learns so within a minute.`);
    onClose();
  });
  return (
    <FormDialog
      {...form}
      title={<Trans>Revoke this certificate for good</Trans>}
      submit={<Trans>Revoke</Trans>}
      cancel={<Trans>Cancel</Trans>}
      onClose={onClose}
    >
      <p>
        <Trans>This cannot be undone. Whoever checks the certificate is told that it was revoked.</Trans>
      </p>
      <TextField
        name="reason"
        label={<Trans>Reason</Trans>}
        hint={<Trans>For other admins. It stays when the account is gone, so name nobody.</Trans>}
        error={form.errors.reason}
        maxLength={1000}
        autoComplete="off"
      />
    </FormDialog>
  );
}
