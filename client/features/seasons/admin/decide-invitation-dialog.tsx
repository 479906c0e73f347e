import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
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
    <Dialog
      title={isGranted ? <Trans>Invite this learner</Trans> : <Trans>Do not invite this learner</Trans>}
      open
      onClose={onClose}
    >
      <form {...form.formProps} className="grid gap-4">
        {form.failure !== null && <FormFailure key={form.failure.attempt} reason={form.failure.reason} />}
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
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={form.pending}>
            {isGranted ? <Trans>Invite</Trans> : <Trans>Do not invite</Trans>}
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
