import { useMutation } from '@tanstack/react-query';
import type { ExamState } from '#domain/exams/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { useExamState } from './use-exam-state.ts';

/** Hands a sitting in with what was kept. */
export function useFinishExam(lessonId: string) {
  const { call } = useBackend();
  const { keep } = useExamState(lessonId);
  return useMutation({
    mutationKey: ['finish-exam'],
    mutationFn: (id: string) => call<ExamState>('finish-exam', { sitting_id: id }),
    onSuccess: keep,
  });
}
