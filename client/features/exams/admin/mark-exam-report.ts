import type { Mark } from '#domain/exams/report/mark-report.ts';
import { useServerCall } from '../../../lib/backend/use-server-call.ts';

/** Marks a report with points and words for each of its parts; admins only. Rejects with a BackendError. */
export function useMarkExamReport() {
  return useServerCall<{ report_id: string; marks: readonly Mark[] }, unknown>(
    'mark-exam-report',
    'exam-reports',
  );
}
