import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AskMentorResponse } from '#domain/mentor/contract.ts';
import type { RephrasingEvent } from '#domain/mentor/model/contract.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { BackendError } from '../../lib/backend/backend-error.ts';
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

/** What a question points at: words of a lesson, or a fill in the simulator. */
export interface AskedAboutWords {
  lesson_id?: string;
  words: string;
  fill?: { session_id: string; sequence: number } | undefined;
}

/**
 * Asks the mentor. The question is in the log at once and taken back when it could not be sent, so that it can be
 * sent again; the reply follows after the typing indicator. Where a language model rewords it, its sentences are there as
 * they come (`spoken`), until it is done or `stop` is called; the written answer stands in every other case. Resolves to the
 * conversation's id, rejects with a BackendError.
 */
export function useAskMentor() {
  const { rest, listen } = useBackend();
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const userId = useSignedInUser().id;
  const keyOf = (selection: Selection) => conversationQuery(rest, userId, selection).queryKey;
  const change = (selection: Selection, update: (conversation: Conversation) => Conversation) =>
    queryClient.setQueryData(keyOf(selection), (known) => known && update(known));
  const speaking = useRef<AbortController>(undefined);
  const stop = () => speaking.current?.abort();
  // Nobody listens to the model any more; the written answer is kept already.
  useEffect(() => () => speaking.current?.abort(), []);

  const hear = ({ question, selection, about }: AskedQuestion): Promise<Heard> => {
    const listening = new AbortController();
    const events = listen<RephrasingEvent>(
      'ask-mentor',
      {
        conversation_id: queryClient.getQueryData(keyOf(selection))?.id ?? null,
        content: question.content,
        language: i18n.locale,
        about,
      },
      listening.signal,
    );
    return hearOut(events, {
      onAnswer(isSpoken) {
        // Before, there was nothing to stop: a question that was sent is answered and kept.
        speaking.current = listening;
        if (isSpoken) change(selection, (known) => ({ ...known, spoken: [] }));
      },
      onSentence: (sentence) =>
        change(selection, (known) => ({ ...known, spoken: [...(known.spoken ?? []), sentence] })),
    });
  };

  const mutation = useMutation({
    mutationKey: ['ask-mentor'],
    mutationFn: async (asked: AskedQuestion) => {
      const [answer] = await Promise.all([
        hear(asked),
        new Promise((resolve) => setTimeout(resolve, TYPING_MS)),
      ]);
      return answer;
    },
    onMutate: ({ question, selection }) =>
      change(selection, (known) => ({ ...known, related: [], messages: [...known.messages, question] })),
    onSuccess: async ({ conversation_id: id, reply, related, isRephrased }, { question, selection }) => {
      const answer = { ...reply, role: 'assistant', isRephrased } as const;
      const answered = change(selection, (known) =>
        // The learner may have left this one and begun another.
        known.messages.includes(question)
          ? { ...known, id, related, spoken: null, messages: [...known.messages, answer] }
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
        spoken: null,
        messages: known.messages.filter((message) => message.id !== question.id),
      })),
  });
  return { ...mutation, stop };
}

/** What the server answered, and whether it is in the words of the model. */
interface Heard extends AskMentorResponse {
  isRephrased: boolean;
}

interface Hearing {
  /** The written answer is there; `isSpoken`: the sentences of a model follow. */
  onAnswer: (isSpoken: boolean) => void;
  onSentence: (sentence: string) => void;
}

/** Hears an answer to its end; rejects when it breaks off before it has begun. */
async function hearOut(
  events: AsyncIterable<RephrasingEvent>,
  { onAnswer, onSentence }: Hearing,
): Promise<Heard> {
  let heard: Heard | undefined;
  try {
    for await (const event of events) {
      if (event.kind === 'answer') {
        heard = { ...(event.answer as AskMentorResponse), isRephrased: false };
        onAnswer(event.is_spoken === true);
      } else if (event.kind === 'sentence') {
        onSentence(event.text);
      } else if (event.kind === 'rephrased' && heard) {
        heard = { ...heard, reply: { ...heard.reply, content: event.content }, isRephrased: true };
      }
    }
  } catch (error) {
    // Stopped, or cut off: what the school has written was there before the model began.
    if (!heard) throw error;
  }
  if (!heard) throw new BackendError('network', 0, 'ask-mentor: the answer ended before it began');
  return heard;
}
