import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useUndoToast } from '../../../ui/toast/use-undo-toast.ts';
import { useSettleProblemReports } from './settle-problem-reports.ts';

const schema = v.object({ note: v.pipe(v.string(), v.trim(), v.maxLength(1000)) });

export interface SettleDialogProps {
  ids: readonly string[];
  status: 'resolved' | 'dismissed';
  onSettled: () => void;
  onClose: () => void;
}

/** Asks for a note, settles the reports with it, and offers to undo it. */
export function SettleDialog({ ids, status, onSettled, onClose }: SettleDialogProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const offerUndo = useUndoToast(describe);
  const { mutateAsync: settle } = useSettleProblemReports();
  const isResolved = status === 'resolved';
  const form = useValidatedForm(schema, async ({ note }) => {
    await settle({ ids, status, note: note || null });
    offerUndo(
      isResolved ? (
        <Plural value={ids.length} one="# report resolved." other="# reports resolved." />
      ) : (
        <Plural value={ids.length} one="# report dismissed." other="# reports dismissed." />
      ),
      () => settle({ ids, status: 'open', note: null }),
    );
    onSettled();
  });
  return (
    <FormDialog
      {...form}
      title={isResolved ? <Trans>Resolve reports</Trans> : <Trans>Dismiss reports</Trans>}
      submit={isResolved ? <Trans>Resolve</Trans> : <Trans>Dismiss</Trans>}
      cancel={<Trans>Cancel</Trans>}
      onClose={onClose}
    >
      <TextField
        name="note"
        label={isResolved ? t`What was done (optional)` : t`Why nothing is done (optional)`}
        hint={<Trans>Whoever sent the report can read it.</Trans>}
        error={form.errors.note}
        maxLength={1000}
        autoComplete="off"
      />
    </FormDialog>
  );
}
