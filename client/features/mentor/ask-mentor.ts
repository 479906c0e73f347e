import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AskMentorResponse } from '#domain/mentor/contract.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import {
  type ChatMessage,
  type Conversation,
  conversationQuery,
  LATEST,
  type Selection,
} from './fetch-conversation.ts';

/** How long the mentor is seen typing, at least: a reply that is there at once is read as canned. */
const TYPING_MS = 1000;

/** A question, and the conversation that was on the screen when it was asked. */
export interface AskedQuestion {
  question: ChatMessage;
  selection: Selection;
  /** What it points at. */
  about?: AskedAboutWords | undefined;
}

/** The words of a lesson that a question points at. */
export interface AskedAboutWords {
  lesson_id: string;
  words: string;
}

/**
 * Asks the mentor. The question is in the log at once and taken back when it could not be sent, so that it can be
 * sent again; the reply follows after the typing indicator. Resolves to the conversation's id, rejects with a
 * BackendError.
 */
export function useAskMentor() {
  const { rest, call } = useBackend();
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const userId = useSignedInUser().id;
  const keyOf = (selection: Selection) => conversationQuery(rest, userId, selection).queryKey;
  const change = (selection: Selection, update: (conversation: Conversation) => Conversation) =>
    queryClient.setQueryData(keyOf(selection), (known) => known && update(known));
  return useMutation({
    mutationKey: ['ask-mentor'],
    mutationFn: async ({ question, selection, about }: AskedQuestion) => {
      const [answer] = await Promise.all([
        call<AskMentorResponse>('ask-mentor', {
          conversation_id: queryClient.getQueryData(keyOf(selection))?.id ?? null,
          content: question.content,
          language: i18n.locale,
          about,
        }),
        new Promise((resolve) => setTimeout(resolve, TYPING_MS)),
      ]);
      return answer;
    },
    onMutate: ({ question, selection }) =>
      change(selection, (known) => ({ ...known, related: [], messages: [...known.messages, question] })),
    onSuccess: async ({ conversation_id: id, reply, related }, { question, selection }) => {
      const answer = { ...reply, role: 'assistant' } as const;
      const answered = change(selection, (known) =>
        // The learner may have left this one and begun another.
        known.messages.includes(question)
          ? { ...known, id, related, messages: [...known.messages, answer] }
          : known,
      );
      // Under its id too, since the address will name it from now on.
      if (answered?.id === id) queryClient.setQueryData(keyOf(id), answered);
      if (selection !== LATEST) queryClient.removeQueries({ queryKey: keyOf(LATEST) });
      await queryClient.invalidateQueries({ queryKey: ['mentor_conversations', userId] });
    },
    onError: (_error, { question, selection }) =>
      change(selection, (known) => ({
        ...known,
        messages: known.messages.filter((message) => message.id !== question.id),
      })),
  });
}
