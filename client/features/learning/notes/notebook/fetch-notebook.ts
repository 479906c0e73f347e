import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSignedInUser } from '../../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../../lib/backend/connect-backend.ts';
import type { Tables } from '../../../../lib/backend/database.ts';
import { unwrap } from '../../../../lib/backend/unwrap.ts';
import { mergeNotes } from '../merge-notes.ts';
import { type SavedNote, NOTE_COLUMNS, type Note } from '../note.ts';
import { deviceNotes, watchDeviceNotes } from '../unsent-notes.ts';
import { searchFilter } from './search-filter.ts';

type Titled<Name extends 'courses' | 'modules' | 'lessons'> = Pick<Tables<Name>, 'title' | 'translations'>;

/** Where a note stands: null where the course is not offered any more, or the lesson not in it. */
export interface NotePlaceRow {
  readonly course_id: string;
  readonly course: Titled<'courses'> | null;
  readonly module: (Titled<'modules'> & { order_index: number }) | null;
  readonly lesson: (Titled<'lessons'> & { order_index: number }) | null;
}

/** The notes of a learner in which words stand, in all courses. A learner has no more of them than one answer holds. */
export function notebookQuery(rest: Backend['rest'], userId: string, words: string) {
  return queryOptions({
    queryKey: ['notes', userId, 'search', words],
    queryFn: async () => {
      const all = rest
        .from('notes')
        .select(
          `${NOTE_COLUMNS}, course_id, course:courses(title, translations), module:modules(title, translations, order_index), lesson:lessons(title, translations, order_index)`,
        )
        .eq('user_id', userId)
        .order('created_at');
      return unwrap(await (words === '' ? all : all.or(searchFilter(words)))) as (SavedNote & NotePlaceRow)[];
    },
  });
}

/** The notes of the signed-in learner with their places, and those that this device alone has. */
export function useNotebook(words: string) {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  const query = useQuery({ ...notebookQuery(rest, userId, words), placeholderData: keepPreviousData });
  const device = useSyncExternalStore(watchDeviceNotes, () => deviceNotes(userId));
  const rows = query.data ?? [];
  const places = new Map(rows.map((row) => [row.id, row]));
  const placed: (Note & NotePlaceRow)[] = [];
  const onDevice: Note[] = [];
  for (const note of mergeNotes(rows, device, () => words === '')) {
    const place = places.get(note.id);
    if (place === undefined) onDevice.push(note);
    else placed.push({ ...place, ...note });
  }
  return { query, placed, onDevice };
}
