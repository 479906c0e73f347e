import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { REPORT_KINDS } from '#domain/learning/contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { discardDraft, loadDraft, saveDraft } from '../../../lib/local-draft.ts';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useSendProblemReport } from './send-problem-report.ts';

/** As the table bounds it. */
const MAX_LENGTH = 2000;

const reportSchema = v.object({
  kind: v.picklist(REPORT_KINDS, () => translate`Choose what is wrong.`),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, () => translate`Describe the problem in a sentence.`),
    v.maxLength(MAX_LENGTH),
  ),
});

export interface ReportProblemDialogProps {
  lessonId: string;
  itemId: string | null;
  onClose: () => void;
}

/** Asks what is wrong and sends it. What was written stays on this device until it is sent. */
export function ReportProblemDialog({ lessonId, itemId, onClose }: ReportProblemDialogProps) {
  const { t } = useLingui();
  const send = useSendProblemReport();
  const draftKey = `problem-report.${useSignedInUser().id}.${lessonId}.${itemId ?? ''}`;
  const draft = loadDraft(draftKey);
  const form = useValidatedForm(reportSchema, async (report) => {
    await send.mutateAsync({ lesson_id: lessonId, item_id: itemId, ...report });
    discardDraft(draftKey);
    toast.success(t`Thank you. Your report has been sent.`);
    onClose();
  });
  return (
    <FormDialog
      {...form}
      title={<Trans>Report a problem</Trans>}
      submit={<Trans>Send the report</Trans>}
      cancel={<Trans>Cancel</Trans>}
      onClose={onClose}
    >
      <Select
        name="kind"
        label={<Trans>What is wrong?</Trans>}
        defaultValue=""
        placeholder={t`Choose one`}
        options={[
          { value: 'mistake', label: t`Something is not right` },
          { value: 'unclear', label: t`I do not understand it` },
          { value: 'broken', label: t`Something does not work` },
          { value: 'other', label: t`Something else` },
        ]}
        error={form.errors.kind}
      />
      <TextArea
        name="text"
        label={<Trans>What did you see, and what did you expect?</Trans>}
        rows={5}
        maxLength={MAX_LENGTH}
        defaultValue={typeof draft === 'string' ? draft : ''}
        onChange={(event) => saveDraft(draftKey, event.target.value)}
        error={form.errors.text}
      />
    </FormDialog>
  );
}
