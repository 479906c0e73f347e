import { useQuery } from '@tanstack/react-query';
import type { ListedReport } from '#domain/exams/report-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** The reports of exams that wait to be marked. Admins only. */
export function useListExamReports() {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['exam-reports'],
    queryFn: async () => (await call<{ reports: readonly ListedReport[] }>('list-exam-reports', {})).reports,
  });
}
