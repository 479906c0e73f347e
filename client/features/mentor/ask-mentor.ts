import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AskMentorResponse } from '#domain/mentor/contract.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { type ChatMessage, type Conversation, conversationQuery } from './fetch-conversation.ts';

/** How long the mentor is seen typing, at least: a reply that is there at once is read as canned. */
const TYPING_MS = 1000;

/**
 * Asks the mentor. The question is in the log at once and taken back when it could not be sent, so that it can be
 * sent again; the reply follows after the typing indicator. Rejects with a BackendError.
 */
export function useAskMentor() {
  const { rest, call } = useBackend();
  const queryClient = useQueryClient();
  const { queryKey } = conversationQuery(rest, useSignedInUser().id);
  const change = (update: (conversation: Conversation) => Conversation) =>
    queryClient.setQueryData(queryKey, (known) => update(known ?? { id: null, messages: [] }));
  return useMutation({
    mutationKey: ['ask-mentor'],
    mutationFn: async (question: ChatMessage) => {
      const conversationId = queryClient.getQueryData(queryKey)?.id;
      const [answer] = await Promise.all([
        call<AskMentorResponse>('ask-mentor', {
          ...(conversationId != null && { conversation_id: conversationId }),
          content: question.content,
        }),
        new Promise((resolve) => setTimeout(resolve, TYPING_MS)),
      ]);
      return answer;
    },
    onMutate: (question) => change(({ id, messages }) => ({ id, messages: [...messages, question] })),
    onSuccess: ({ conversation_id: id, reply }) =>
      change(({ messages }) => ({
        id,
        messages: [...messages, { id: reply.id, role: 'assistant', content: reply.content }],
      })),
    onError: (_error, question) =>
      change(({ id, messages }) => ({
        id,
        messages: messages.filter((message) => message.id !== question.id),
      })),
  });
}
