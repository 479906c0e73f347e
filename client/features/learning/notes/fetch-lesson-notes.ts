import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';
import { mergeNotes } from './merge-notes.ts';
import { type SavedNote, NOTE_COLUMNS } from './note.ts';
import { deviceNotes, watchDeviceNotes } from './unsent-notes.ts';

/** The notes of a learner on a lesson, the oldest first. */
export function lessonNotesQuery(rest: Backend['rest'], userId: string, lessonId: string) {
  return queryOptions({
    queryKey: ['notes', userId, 'lesson', lessonId],
    queryFn: async (): Promise<SavedNote[]> =>
      unwrap(
        await rest
          .from('notes')
          .select(NOTE_COLUMNS)
          .eq('user_id', userId)
          .eq('lesson_id', lessonId)
          .order('created_at'),
      ) as SavedNote[],
  });
}

/** The notes of the signed-in learner on a lesson, with what this device has not sent yet. */
export function useLessonNotes(lessonId: string) {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  const query = useQuery(lessonNotesQuery(rest, userId, lessonId));
  const device = useSyncExternalStore(watchDeviceNotes, () => deviceNotes(userId));
  return {
    query,
    notes: mergeNotes(query.data ?? [], device, (note) => note.lesson_id === lessonId),
  };
}
