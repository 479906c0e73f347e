import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** Older conversations are found by searching. */
const LISTED = 50;

/**
 * The learner's conversations, the latest first.
 *
 * @param searched what a message has to hold, whatever the case; all conversations when it is empty
 */
export function useConversations(searched: string) {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  return useQuery({
    queryKey: ['mentor_conversations', userId, searched],
    queryFn: async () => {
      const all = rest
        .from('mentor_conversations')
        // The messages filter the conversations: one of them has to hold what is searched for.
        .select('id, title, updated_at, mentor_messages!inner(id)')
        .eq('user_id', userId)
        .order('updated_at', { ascending: false })
        .limit(LISTED)
        .limit(1, { referencedTable: 'mentor_messages' });
      const found = searched === '' ? all : all.ilike('mentor_messages.content', containing(searched));
      return unwrap(await found);
    },
    placeholderData: keepPreviousData,
  });
}

/** A pattern for a text anywhere; `%`, `_` and `\` stand for themselves, `*` is PostgREST's `%`. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll('*', '_')}%`;
}
