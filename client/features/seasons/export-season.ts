import { useMutation } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { saveFile } from '../../lib/save-file.ts';

/** Saves everything that a place in a season is computed again from. Rejects with a BackendError. */
export function useExportSeason() {
  const { call } = useBackend();
  return useMutation({
    mutationKey: ['export-season'],
    mutationFn: (seasonId: string) => call<unknown>('export-season', { season_id: seasonId }),
    onSuccess: (file) => saveFile('season.json', 'application/json', JSON.stringify(file)),
  });
}
