import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** The ids of the lessons a learner bookmarked, in every course, the latest first. */
export function bookmarksQuery(rest: Backend['rest'], userId: string) {
  return queryOptions({
    queryKey: ['bookmarks', userId],
    queryFn: async () => {
      const rows = unwrap(
        await rest
          .from('bookmarks')
          .select('lesson_id')
          .eq('user_id', userId)
          .order('created_at', { ascending: false }),
      );
      return rows.map((row) => row.lesson_id);
    },
  });
}

/** The lessons the signed-in learner bookmarked. */
export function useBookmarks() {
  const { rest } = useBackend();
  return useQuery(bookmarksQuery(rest, useSignedInUser().id));
}
