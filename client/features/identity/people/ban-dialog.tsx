import { t as translate } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useUndoToast } from '../../../ui/toast/use-undo-toast.ts';
import { useBanAccount } from './ban-account.ts';
import { useUnbanAccount } from './unban-account.ts';

const DAY_MS = 86_400_000;

const schema = v.object({
  days: v.string(),
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, () => translate`Say why, so that another admin understands it.`),
    v.maxLength(500),
  ),
});

interface BanDialogProps {
  /** Whose accounts; never empty. */
  ids: readonly string[];
  onClose: () => void;
  onDone?: () => void;
}

/** Asks for how long and why accounts are banned, bans them, and offers to undo it. Import it lazily. */
export function BanDialog({ ids, onClose, onDone }: BanDialogProps) {
  const { t } = useLingui();
  const offerUndo = useUndoToast(useErrorWording());
  const ban = useBanAccount();
  const unban = useUnbanAccount();
  const form = useValidatedForm(schema, async ({ days, reason }) => {
    const endsAt = days === '' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
    await ban.mutateAsync(ids.map((id) => ({ user_id: id, ends_at: endsAt, reason })));
    offerUndo(<Plural value={ids.length} one="# account banned." other="# accounts banned." />, () =>
      unban.mutateAsync(ids),
    );
    onClose();
    onDone?.();
  });
  return (
    <FormDialog
      {...form}
      title={<Plural value={ids.length} one="Ban # account" other="Ban # accounts" />}
      submit={<Trans>Ban</Trans>}
      cancel={<Trans>Cancel</Trans>}
      onClose={onClose}
    >
      <p>
        <Trans>They are signed out everywhere at once and cannot sign in until the ban ends.</Trans>
      </p>
      <Select
        name="days"
        label={<Trans>For how long</Trans>}
        defaultValue="7"
        options={[
          { value: '1', label: t`A day` },
          { value: '7', label: t`A week` },
          { value: '30', label: t`30 days` },
          { value: '', label: t`Until somebody lifts it` },
        ]}
      />
      <TextField
        name="reason"
        label={<Trans>Reason</Trans>}
        hint={<Trans>For other admins. It is part of what the account’s owner can export.</Trans>}
        error={form.errors.reason}
        maxLength={500}
        autoComplete="off"
      />
    </FormDialog>
  );
}
