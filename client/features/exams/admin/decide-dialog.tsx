import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useDecideAppeal } from './decide-appeal.ts';

const schema = v.object({
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, () => translate`Say why: the learner reads it.`),
    v.maxLength(2000),
  ),
});

interface DecideDialogProps {
  appealId: string;
  /** Whether it is against a sitting; else it is against a practical part. */
  isOfSitting: boolean;
  isGranted: boolean;
  onClose: () => void;
}

/** Asks why an appeal is granted or not, and decides it for good. */
export function DecideDialog({ appealId, isOfSitting, isGranted, onClose }: DecideDialogProps) {
  const { t } = useLingui();
  const decide = useDecideAppeal();
  const form = useValidatedForm(schema, async ({ reason }) => {
    await decide.mutateAsync({ appeal_id: appealId, is_granted: isGranted, reason });
    toast.success(t`Decided. The learner reads it on the page of the exam.`);
    onClose();
  });
  return (
    <FormDialog
      {...form}
      title={isGranted ? <Trans>Grant this appeal</Trans> : <Trans>Do not grant this appeal</Trans>}
      submit={isGranted ? <Trans>Grant it</Trans> : <Trans>Do not grant it</Trans>}
      cancel={<Trans>Cancel</Trans>}
      onClose={onClose}
    >
      <p>
        {isGranted && isOfSitting ? (
          <Trans>
            The sitting then counts as passed and completes the exam. Its certificate says that a person
            decided it, and shows the record as it is. A critical skill that was missed is still shown on a
            new question.
          </Trans>
        ) : isGranted ? (
          <Trans>
            The practical part then counts as passed. Its certificate says that a person marked it, and shows
            the record as it is.
          </Trans>
        ) : isOfSitting ? (
          <Trans>The result stays. The learner can sit the exam three times in thirty days.</Trans>
        ) : (
          <Trans>The score stays. The learner can begin another session after seven days.</Trans>
        )}
      </p>
      <TextArea
        name="reason"
        label={<Trans>Reason</Trans>}
        hint={<Trans>The learner reads it. It cannot be changed later.</Trans>}
        error={form.errors.reason}
        maxLength={2000}
      />
    </FormDialog>
  );
}
