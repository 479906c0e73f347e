import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { DataExport } from '#domain/identity/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AccountSection } from './account-section.tsx';

/** Everything that is kept about the learner, as one file. */
export function DataSection() {
  const { call } = useBackend();
  const describe = useErrorWording();
  const download = useMutation({
    mutationKey: ['export-my-data'],
    mutationFn: () => call<DataExport>('export-my-data', {}),
    onSuccess: (data) =>
      saveFile(
        `my-data-${data.exported_at.slice(0, 10)}.json`,
        'application/json',
        JSON.stringify(data, null, 2),
      ),
    onError: (error) => toast.error(describe(error)),
  });
  return (
    <AccountSection
      title={<Trans>Your data</Trans>}
      lead={
        <Trans>
          All that we keep about you in one file: your account, your answers, your learning records.
        </Trans>
      }
    >
      <Button look="secondary" pending={download.isPending} onClick={() => download.mutate()}>
        <Trans>Download my data</Trans>
      </Button>
    </AccountSection>
  );
}
