import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';
import { bookmarksQuery } from './fetch-bookmarks.ts';

/**
 * Bookmarks a lesson or takes its bookmark away: `mutate(true)`, `mutate(false)`. It shows at once and goes back when
 * the server refuses. Rejects with a BackendError.
 */
export function useSetBookmark(lessonId: string) {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  const queryClient = useQueryClient();
  const { queryKey } = bookmarksQuery(rest, userId);
  const row = { user_id: userId, lesson_id: lessonId };
  return useMutation({
    mutationKey: ['set-bookmark'],
    // One after the other: what was pressed last stands.
    scope: { id: 'set-bookmark' },
    mutationFn: async (wanted: boolean) =>
      unwrap(
        wanted
          ? await rest.from('bookmarks').upsert(row, { ignoreDuplicates: true })
          : await rest.from('bookmarks').delete().match(row),
      ),
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      const others = (before ?? []).filter((id) => id !== lessonId);
      queryClient.setQueryData(queryKey, wanted ? [lessonId, ...others] : others);
      return { before };
    },
    onError: (_error, _wanted, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
