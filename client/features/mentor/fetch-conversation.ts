import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { Backend } from '../../lib/backend/connect-backend.ts';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** A message of the chat; one not yet answered by the server has an id of our own. */
export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
}

/** The conversation on the screen; its id is null before the first question. */
export interface Conversation {
  id: string | null;
  messages: readonly ChatMessage[];
}

/** The learner's latest conversation with its messages, oldest first; an empty one when there is none. */
export function conversationQuery(rest: Backend['rest'], userId: string) {
  return queryOptions({
    queryKey: ['mentor_messages', userId],
    queryFn: async (): Promise<Conversation> => {
      const [latest] = unwrap(
        await rest
          .from('mentor_conversations')
          .select('id')
          .eq('user_id', userId)
          .order('updated_at', { ascending: false })
          .limit(1),
      );
      if (latest === undefined) return { id: null, messages: [] };
      const messages = unwrap(
        await rest
          .from('mentor_messages')
          .select('id, role, content')
          .eq('conversation_id', latest.id)
          .order('created_at'),
      );
      return { id: latest.id, messages };
    },
    // The chat itself adds what is new.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The signed-in learner's latest conversation. */
export function useConversation() {
  const { rest } = useBackend();
  return useQuery(conversationQuery(rest, useSignedInUser().id));
}
