import { useMutation } from '@tanstack/react-query';
import type { JournalEntry } from '#domain/simulator/journal-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import type { JournalFilter } from './read-journal.ts';

const loadJournalCsv = () => import('#domain/simulator/results/journal-csv.ts');

/** Saves every trade of a session that the filter lets through as a file. Rejects with a BackendError. */
export function useExportJournal(id: string, filter: JournalFilter) {
  const { call } = useBackend();
  return useMutation({
    mutationKey: ['export-journal'],
    async mutationFn(format: 'csv' | 'json') {
      const wanted = { session_id: id, ...filter, format: 'json' };
      const { trades } = await call<{ trades: readonly JournalEntry[] }>('export-journal', wanted);
      if (format === 'json') {
        saveFile('journal.json', 'application/json', JSON.stringify({ trades }, null, 2));
        return;
      }
      const { journalCsv } = await loadJournalCsv();
      saveFile('journal.csv', 'text/csv', journalCsv(trades));
    },
  });
}
