import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LessonStatistics } from '#domain/learning/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** How the lessons of a course were used in the last days; admins only. Nothing is fetched without a course. */
export function useReadLessonStatistics(courseId: string | undefined, days: number) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['lesson_statistics', courseId, days],
    queryFn: () =>
      call<{ lessons: readonly LessonStatistics[]; includes_demonstration: boolean }>(
        'read-lesson-statistics',
        { course_id: courseId, days },
      ),
    placeholderData: keepPreviousData,
    enabled: courseId !== undefined,
  });
}
