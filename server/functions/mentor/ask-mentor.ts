import { type AskMentorResponse, askMentorRequest, QUESTION_LIMIT } from '#domain/mentor/contract.ts';
import type { Mentor } from '../../adapters/mentor/open-mentor.ts';
import { type CountUse, type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { findAnswer } from './find-answer.ts';
import { isExamined } from './is-examined.ts';
import { recall } from '#domain/mentor/follow-ups/recall.ts';
import { addMessage, loadReplies, openConversation, touchConversation } from './save-messages.ts';
import { knownLanguage } from '../known-language.ts';

/** Answers a learner's question from what the mentor knows, and keeps both in a conversation. */
export function createAskMentor(mentor: Mentor, countUse: CountUse): ProductFunction {
  return async (request, { caller, query, transaction, now }) => {
    const userId = requireUser(caller);
    const { conversation_id: given, content, language, about } = await readCall(request, askMentorRequest);
    const wait = await countUse('ask-mentor', userId, QUESTION_LIMIT);
    if (wait > 0) throw new Refusal(429, 'too-many-questions', { minutes: Math.ceil(wait / 60) });

    const replies = given ? await loadReplies(query, userId, given) : [];
    const asked = {
      userId,
      question: content,
      language: knownLanguage(language),
      recalled: recall(replies),
      about,
      isExamined: await isExamined(query, userId, now()),
    };
    const answer = await findAnswer(mentor, query, asked);

    const response = await transaction(async (write): Promise<AskMentorResponse> => {
      const conversationId = given
        ? await touchConversation(write, userId, given)
        : await openConversation(write, userId, content);
      const place = { userId, conversationId };
      await addMessage(write, place, content, null);
      const message = await addMessage(write, place, answer.content, answer.answeredBy, answer.working);
      return {
        conversation_id: conversationId,
        reply: { ...message, content: answer.content, working: answer.working },
        related: answer.related,
      };
    });
    return Response.json(response);
  };
}
