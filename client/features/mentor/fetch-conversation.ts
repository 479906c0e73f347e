import type { LessonPiece, Working } from '#domain/mentor/contract.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { Backend } from '../../lib/backend/connect-backend.ts';
import type { Timestamp } from '../../lib/backend/database.ts';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** A message of the chat; one not yet answered by the server has an id of our own. */
export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  created_at: Timestamp;
  /** The sum of a reply; null for everything else. */
  working: Working | null;
  /** What of a lesson a reply shows. */
  piece?: LessonPiece | null;
  /** Whether it is in the words of a language model. */
  isRephrased?: boolean;
  /** Whether the learner found it helpful; null while they have said nothing. */
  isHelpful?: boolean | null;
}

/** The conversation on the screen; its id is null before the first question. */
export interface Conversation {
  id: string | null;
  /** Stays the same when a new conversation gets its id, so that its log is not taken for another one. */
  key: string;
  messages: readonly ChatMessage[];
  /** Questions like the last one; null when none should be offered after it. */
  related: readonly string[] | null;
  /** What the model has said so far of the reply that is awaited; null while it is not speaking. */
  spoken: readonly string[] | null;
}

/** Which conversation is meant: one by its id, a new one, or the latest. */
export type Selection = string;
export const NEW: Selection = 'new';
export const LATEST: Selection = 'latest';

/** More are not drawn: a log that long is read in the exported file. */
const SHOWN_MESSAGES = 400;

/** A conversation with its messages, oldest first; an empty one when there is none. */
export function conversationQuery(rest: Backend['rest'], userId: string, selection: Selection) {
  return queryOptions({
    queryKey: ['mentor_messages', userId, selection],
    queryFn: async (): Promise<Conversation> => {
      const id = selection === LATEST ? await latestId(rest, userId) : selection === NEW ? null : selection;
      const messages = id === null ? [] : await fetchMessages(rest, userId, id);
      return { id, key: crypto.randomUUID(), messages, related: [], spoken: null };
    },
    // The chat itself adds what is new.
    staleTime: Number.POSITIVE_INFINITY,
    // The next new conversation is another one.
    ...(selection === NEW && { gcTime: 0 }),
  });
}

async function latestId(rest: Backend['rest'], userId: string): Promise<string | null> {
  const [latest] = unwrap(
    await rest
      .from('mentor_conversations')
      .select('id')
      .eq('user_id', userId)
      .order('updated_at', { ascending: false })
      .limit(1),
  );
  return latest?.id ?? null;
}

async function fetchMessages(
  rest: Backend['rest'],
  userId: string,
  conversationId: string,
): Promise<ChatMessage[]> {
  const latestFirst = unwrap(
    await rest
      .from('mentor_messages')
      .select('id, role, content, created_at, working, piece, is_rephrased')
      .eq('conversation_id', conversationId)
      .order('created_at', { ascending: false })
      .limit(SHOWN_MESSAGES),
  );
  const ratings = unwrap(
    await rest
      .from('mentor_ratings')
      .select('message_id, is_helpful')
      .eq('user_id', userId)
      .order('rated_at', { ascending: false })
      .limit(SHOWN_MESSAGES),
  );
  const helpful = new Map(ratings.map(({ message_id: id, is_helpful }) => [id, is_helpful]));
  return latestFirst.toReversed().map(({ is_rephrased: isRephrased, working, piece, ...message }) => ({
    ...message,
    // Only the server writes them.
    working: working as Working | null,
    piece: piece as LessonPiece | null,
    isRephrased,
    isHelpful: helpful.get(message.id) ?? null,
  }));
}

/** The conversation that the signed-in learner selected. */
export function useConversation(selection: Selection) {
  const { rest } = useBackend();
  return useQuery(conversationQuery(rest, useSignedInUser().id, selection));
}
