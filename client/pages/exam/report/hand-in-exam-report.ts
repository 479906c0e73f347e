import { useMutation } from '@tanstack/react-query';
import type { ExamState } from '#domain/exams/contract.ts';
import type { ReportTexts } from '#domain/exams/report-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useExamState } from '../use-exam-state.ts';
import { useSaveExamReport } from './save-exam-report.ts';

/** Hands a report in as it stands on the screen; it changes no more then. */
export function useHandInExamReport(lessonId: string) {
  const { call } = useBackend();
  const { keep } = useExamState(lessonId);
  const save = useSaveExamReport(lessonId);
  return useMutation({
    mutationKey: ['hand-in-exam-report'],
    mutationFn: async (texts: ReportTexts) =>
      call<ExamState>('hand-in-exam-report', { report_id: await save.mutateAsync(texts) }),
    onSuccess: keep,
  });
}
