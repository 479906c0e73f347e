import { useMutation } from '@tanstack/react-query';
import type { ExamState } from '#domain/exams/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { useExamState } from './use-exam-state.ts';

/** Begins a sitting, or goes on with the one that is open. */
export function useStartExam(lessonId: string) {
  const { call } = useBackend();
  const { keep } = useExamState(lessonId);
  return useMutation({
    mutationKey: ['start-exam'],
    mutationFn: () => call<ExamState>('start-exam', { lesson_id: lessonId }),
    onSuccess: keep,
  });
}
