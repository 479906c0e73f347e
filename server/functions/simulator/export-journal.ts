import { exportJournalRequest } from '#domain/simulator/journal-contract.ts';
import { journalCsv } from '#domain/simulator/results/journal-csv.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { loadJournal } from './load-journal.ts';

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** The caller's trades that the filter lets through, all of them, as a file. */
export const exportJournal: ProductFunction = async (request, { caller, query, now }) => {
  const userId = requireUser(caller);
  const { format, ...wanted } = await readCall(request, exportJournalRequest);
  const { entries } = await loadJournal(query, userId, wanted, { after: 0, count: null });
  const text = format === 'csv' ? journalCsv(entries) : JSON.stringify({ trades: entries }, null, 2);
  const name = `journal-${now().toISOString().slice(0, 10)}.${format}`;
  return new Response(text, {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
};
