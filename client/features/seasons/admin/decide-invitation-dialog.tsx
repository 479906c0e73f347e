import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useDecideInvitation } from './decide-invitation.ts';

const schema = v.object({
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, () => translate`Say why: the learner reads it.`),
    v.maxLength(1000),
  ),
});

interface DecideInvitationDialogProps {
  invitationId: string;
  isGranted: boolean;
  onClose: () => void;
}

/** Asks why somebody is invited or not, and decides it for good. */
export function DecideInvitationDialog({ invitationId, isGranted, onClose }: DecideInvitationDialogProps) {
  const { t } = useLingui();
  const decide = useDecideInvitation();
  const form = useValidatedForm(schema, async ({ reason }) => {
    await decide.mutateAsync({ invitation_id: invitationId, is_granted: isGranted, reason });
    toast.success(t`Decided. The learner gets a mail.`);
    onClose();
  });
  return (
    <FormDialog
      {...form}
      title={isGranted ? <Trans>Invite this learner</Trans> : <Trans>Do not invite this learner</Trans>}
      submit={isGranted ? <Trans>Invite</Trans> : <Trans>Do not invite</Trans>}
      cancel={<Trans>Cancel</Trans>}
      onClose={onClose}
    >
      <p>
        {isGranted ? (
          <Trans>The award is signed, and the invitation gets a code that a partner can check.</Trans>
        ) : (
          <Trans>Neither award nor invitation is made. The certificate and the place stay.</Trans>
        )}
      </p>
      <TextArea
        name="reason"
        label={<Trans>Reason</Trans>}
        hint={<Trans>The learner reads it. It cannot be changed later.</Trans>}
        error={form.errors.reason}
        maxLength={1000}
      />
    </FormDialog>
  );
}
