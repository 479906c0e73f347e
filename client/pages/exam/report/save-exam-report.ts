import { useMutation } from '@tanstack/react-query';
import type { ReportTexts } from '#domain/exams/report-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** Keeps what a report says so far; begins one where none is open. Resolves to its id. */
export function useSaveExamReport(lessonId: string) {
  const { call } = useBackend();
  return useMutation({
    mutationKey: ['save-exam-report'],
    mutationFn: async (texts: ReportTexts) =>
      (await call<{ report_id: string }>('save-exam-report', { lesson_id: lessonId, texts })).report_id,
  });
}
