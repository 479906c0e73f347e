import { useMutation } from '@tanstack/react-query';
import type { DataExport } from '#domain/identity/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { saveFile } from '../../../lib/save-file.ts';

/** Saves everything that is kept about the learner as one file. Rejects with a BackendError. */
export function useExportMyData() {
  const { call } = useBackend();
  return useMutation({
    mutationKey: ['export-my-data'],
    mutationFn: () => call<DataExport>('export-my-data', {}),
    onSuccess: (data) =>
      saveFile(
        `my-data-${data.exported_at.slice(0, 10)}.json`,
        'application/json',
        JSON.stringify(data, null, 2),
      ),
  });
}
