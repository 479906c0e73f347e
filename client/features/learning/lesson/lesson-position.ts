import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';
import { useLeaving } from '../../../lib/use-leaving.ts';

/** How long a position may be unsaved while the lesson goes on. */
const SAVE_EVERY_MS = 10_000;

/**
 * Where the learner left a lesson, on whichever device, as it was when the component was mounted: seconds in a video or
 * lecture, the share of a text above the window. 0 for a lesson never opened or when it could not be fetched; undefined
 * while it is being fetched.
 */
export function useLessonPosition(lessonId: string): number | undefined {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  const { data, isError } = useQuery({
    queryKey: ['lesson_positions', userId, lessonId],
    queryFn: async () =>
      unwrap(
        await rest
          .from('lesson_positions')
          .select('position')
          .eq('user_id', userId)
          .eq('lesson_id', lessonId)
          .maybeSingle(),
      ),
    // Read when the lesson is opened, and never again while it is open.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return isError ? 0 : data === undefined ? undefined : (data?.position ?? 0);
}

/**
 * Gives `saveLessonPosition(position)`, to be called as often as the position changes. It is sent every ten seconds and
 * when the lesson is left or the page is hidden. A failure is not complained about: the next position takes its place.
 */
export function useSaveLessonPosition(lessonId: string): (position: number) => void {
  const { restOnLeaving } = useBackend();
  const userId = useSignedInUser().id;
  const unsaved = useRef<number>(undefined);
  const timer = useRef<number>(undefined);
  const save = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (unsaved.current === undefined) return;
    const row = { user_id: userId, lesson_id: lessonId, position: unsaved.current };
    unsaved.current = undefined;
    void restOnLeaving
      .from('lesson_positions')
      .upsert(row, { onConflict: 'user_id,lesson_id' })
      .then(({ error }) => {
        if (error !== null) console.error('Could not save the position in the lesson', error);
      });
  };
  useLeaving(save);
  return (position) => {
    unsaved.current = position;
    if (timer.current === undefined) timer.current = window.setTimeout(save, SAVE_EVERY_MS);
  };
}

/** The lesson of a course that was open last, on whichever device; null when none was. */
export function useLastLesson(courseId: string, { enabled }: { enabled: boolean }) {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  return useQuery({
    queryKey: ['lesson_positions', userId, 'last', courseId],
    queryFn: async () => {
      const row = unwrap(
        await rest
          .from('lesson_positions')
          .select('lesson_id')
          .eq('user_id', userId)
          .eq('course_id', courseId)
          .order('updated_at', { ascending: false })
          .limit(1)
          .maybeSingle(),
      );
      return row?.lesson_id ?? null;
    },
    enabled,
    // Asked once, each time a course is opened without a lesson.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
