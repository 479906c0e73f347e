import { useEffect } from 'react';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** Records that the learner opened a lesson, which is also the lesson that the course reopens with. */
export function useRecordLessonOpened(lessonId: string): void {
  const { rest } = useBackend();
  useEffect(() => {
    void rest.rpc('record_lesson_opened', { lesson_id: lessonId }).then(({ error }) => {
      // Nothing on the screen depends on it.
      if (error !== null) console.error('Could not record that the lesson was opened', error);
    });
  }, [lessonId, rest]);
}
