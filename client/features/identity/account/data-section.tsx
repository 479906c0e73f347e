import { Trans } from '@lingui/react/macro';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AccountSection } from './account-section.tsx';
import { useExportMyData } from './export-my-data.ts';

/** Everything that is kept about the learner, as one file. */
export function DataSection() {
  const describe = useErrorWording();
  const download = useExportMyData();
  return (
    <AccountSection
      title={<Trans>Your data</Trans>}
      lead={
        <Trans>
          All that we keep about you in one file: your account, your answers, your learning records.
        </Trans>
      }
    >
      <Button
        look="secondary"
        pending={download.isPending}
        onClick={() => download.mutate(undefined, { onError: (error) => toast.error(describe(error)) })}
      >
        <Trans>Download my data</Trans>
      </Button>
    </AccountSection>
  );
}
