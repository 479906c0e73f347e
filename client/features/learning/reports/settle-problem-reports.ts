import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Tables } from '../../../lib/backend/database.ts';

interface Settlement {
  ids: readonly string[];
  status: Tables<'problem_reports'>['status'];
  note: string | null;
}

/** Resolves or dismisses reports, or opens them again. Rejects with a BackendError. */
export function useSettleProblemReports() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['settle-problem-reports'],
    mutationFn: ({ ids, status, note }: Settlement) =>
      call('settle-problem-reports', { report_ids: ids, status, note }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['problem_reports'] }),
        queryClient.invalidateQueries({ queryKey: ['lesson_statistics'] }),
      ]),
  });
}
