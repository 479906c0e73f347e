import { useQuery } from '@tanstack/react-query';
import type { OpenLessonMediaResponse } from '#domain/learning/lesson-media.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** The address of a video's files. It ends after some hours: `refetch` gives a new one. */
export function useOpenLessonMedia(lessonId: string) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['lesson_media', lessonId],
    queryFn: () => call<OpenLessonMediaResponse>('open-lesson-media', { lesson_id: lessonId }),
    // A new address would begin the video anew; it is fetched only when the old one fails.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
