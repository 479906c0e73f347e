import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { toast } from '../toast/toast.ts';

interface ExportCsvButtonProps {
  /** Fetches every row of the current filter and saves the file. */
  onExport: () => Promise<void>;
  /** Words an error: `useErrorWording()`. */
  describe: (error: unknown) => string;
}

/** Saves what a table shows, all its pages, as a file for spreadsheets. */
export function ExportCsvButton({ onExport, describe }: ExportCsvButtonProps) {
  const [pending, setPending] = useState(false);
  const save = () => {
    setPending(true);
    onExport()
      .catch((error: unknown) => toast.error(describe(error)))
      .finally(() => setPending(false));
  };
  return (
    <Button look="quiet" pending={pending} onClick={save}>
      <Download aria-hidden="true" className="size-4" />
      {pending ? <Trans>Exporting...</Trans> : <Trans>Export CSV</Trans>}
    </Button>
  );
}
