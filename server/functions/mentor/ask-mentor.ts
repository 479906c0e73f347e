import { asksForAdvice, chooseTopic } from '#domain/mentor/choose-topic.ts';
import { type AskMentorResponse, askMentorRequest, type MentorReplies } from '#domain/mentor/contract.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import type { Query } from '../../adapters/sql.ts';

/** Longest title of a conversation: the beginning of its first question. */
const TITLE_LENGTH = 80;

/** Answers a learner's question from the written replies, and keeps both in a conversation. */
export function createAskMentor(replies: MentorReplies): ProductFunction {
  return async (request, { caller, transaction }) => {
    const userId = requireUser(caller);
    const { conversation_id: given, content } = await readCall(request, askMentorRequest);
    const reply = replies[asksForAdvice(content) ? 'advice' : chooseTopic(content)];

    const response = await transaction(async (query): Promise<AskMentorResponse> => {
      const conversationId = given
        ? await touchConversation(query, userId, given)
        : await openConversation(query, userId, content);
      await addMessage(query, userId, conversationId, 'user', content);
      const message = await addMessage(query, userId, conversationId, 'assistant', reply);
      return { conversation_id: conversationId, reply: { ...message, content: reply } };
    });
    return Response.json(response);
  };
}

async function touchConversation(query: Query, userId: string, conversationId: string): Promise<string> {
  const { rowCount } = await query(
    'update public.mentor_conversations set updated_at = now() where id = $1 and user_id = $2',
    [conversationId, userId],
  );
  if (rowCount === 0) throw new Refusal(404, 'conversation-not-found');
  return conversationId;
}

async function openConversation(query: Query, userId: string, question: string): Promise<string> {
  const { rows } = await query<{ id: string }>(
    'insert into public.mentor_conversations (user_id, title) values ($1, $2) returning id',
    [userId, titleOf(question)],
  );
  return rows[0]?.id ?? '';
}

/** The beginning of the question, without half a surrogate pair at its end. */
function titleOf(question: string): string {
  const title = question.slice(0, TITLE_LENGTH);
  return title.isWellFormed() ? title : title.slice(0, -1);
}

async function addMessage(
  query: Query,
  userId: string,
  conversationId: string,
  role: 'user' | 'assistant',
  content: string,
): Promise<{ id: string; created_at: string }> {
  // clock_timestamp: question and answer are written in one transaction and must keep their order.
  const { rows } = await query<{ id: string; created_at: Date }>(
    `insert into public.mentor_messages (conversation_id, user_id, role, content, created_at)
     values ($1, $2, $3, $4, clock_timestamp()) returning id, created_at`,
    [conversationId, userId, role, content],
  );
  return { id: rows[0]?.id ?? '', created_at: rows[0]?.created_at.toISOString() ?? '' };
}
