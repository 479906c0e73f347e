import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useUndoToast } from '../../../ui/toast/use-undo-toast.ts';
import { useBlockAddress } from './block-address.ts';
import { useUnblockAddress } from './unblock-address.ts';

const HOUR_MS = 60 * 60 * 1000;

const schema = v.object({
  addresses: v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\s,;]+/).filter(Boolean)),
    v.minLength(1, () => translate`Enter an address.`),
    v.maxLength(50, () => translate`Enter fifty addresses at most.`),
  ),
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, () => translate`Say why, so that another admin understands it.`),
    v.maxLength(500),
  ),
  hours: v.pipe(v.string(), v.transform(Number)),
});

export interface BlockDialogProps {
  /** What the field begins with. */
  addresses: readonly string[];
  onClose: () => void;
}

/** Asks why and for how long addresses are to be blocked, blocks them, and offers to undo it. */
export function BlockDialog({ addresses, onClose }: BlockDialogProps) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const offerUndo = useUndoToast(describe);
  const block = useBlockAddress();
  const unblock = useUnblockAddress();
  const form = useValidatedForm(schema, async ({ hours, ...wanted }) => {
    const endsAt = hours === 0 ? null : new Date(Date.now() + hours * HOUR_MS).toISOString();
    const ids = await block.mutateAsync({ ...wanted, endsAt });
    const names = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(wanted.addresses);
    offerUndo(t`Blocked: ${names}`, () => unblock.mutateAsync(ids));
    onClose();
  });
  return (
    <Dialog title={<Trans>Block addresses</Trans>} open onClose={onClose}>
      <form {...form.formProps} className="grid gap-4">
        {form.failure !== null && <FormFailure key={form.failure.attempt} reason={form.failure.reason} />}
        <TextField
          name="addresses"
          label={<Trans>Addresses</Trans>}
          hint={
            <Trans>
              Such as 203.0.113.7 or 203.0.113.0/24. Of an IPv6 address the /64 is blocked, which one visitor
              holds. Many people may share an address: a school, an office, a mobile network.
            </Trans>
          }
          error={form.errors.addresses}
          defaultValue={addresses.join(', ')}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          name="reason"
          label={<Trans>Reason</Trans>}
          error={form.errors.reason}
          maxLength={500}
          autoComplete="off"
        />
        <Select
          name="hours"
          label={<Trans>For how long</Trans>}
          defaultValue="24"
          options={[
            { value: '1', label: t`An hour` },
            { value: '24', label: t`A day` },
            { value: '168', label: t`A week` },
            { value: '720', label: t`30 days` },
            { value: '0', label: t`Until somebody lifts it` },
          ]}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={form.pending}>
            <Trans>Block</Trans>
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
