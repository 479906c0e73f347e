import { useQuery } from '@tanstack/react-query';
import type { LessonPreview } from '#domain/quiz/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** What a lesson needs beside its body to be shown as to a learner; admins only. */
export function usePreviewLesson(lessonId: string) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['lesson_preview', lessonId],
    queryFn: () => call<LessonPreview>('preview-lesson', { lesson_id: lessonId }),
  });
}
