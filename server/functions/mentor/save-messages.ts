import type { ConversationId, UserId } from '#domain/kernel/ids.ts';
import type { MentorReply } from '#domain/mentor/contract.ts';
import { one } from '#domain/kernel/one.ts';
import type { SavedReply } from '#domain/mentor/follow-ups/recall.ts';
import { Refusal } from '../product-function.ts';
import type { Query } from '../../adapters/sql.ts';

/** Longest title of a conversation: the beginning of its first question. */
const TITLE_LENGTH = 80;

/** How many replies are looked through for what is spoken about. */
const REMEMBERED = 4;

/** Marks a conversation as used. @throws Refusal 404 `conversation-not-found` when the learner has no such one */
export async function touchConversation(
  query: Query,
  userId: UserId,
  conversationId: ConversationId,
): Promise<ConversationId> {
  const { rowCount } = await query(
    'update public.mentor_conversations set updated_at = now() where id = $1 and user_id = $2',
    [conversationId, userId],
  );
  if (rowCount === 0) throw new Refusal(404, 'conversation-not-found');
  return conversationId;
}

/** Begins a conversation; gives its id. */
export async function openConversation(
  query: Query,
  userId: UserId,
  question: string,
): Promise<ConversationId> {
  const { rows } = await query<{ id: ConversationId }>(
    'insert into public.mentor_conversations (user_id, title) values ($1, $2) returning id',
    [userId, titleOf(question)],
  );
  return one(rows).id;
}

/** The beginning of the question, without half a surrogate pair at its end. */
function titleOf(question: string): string {
  const title = question.slice(0, TITLE_LENGTH);
  return title.isWellFormed() ? title : title.slice(0, -1);
}

/** The latest replies of a conversation, the latest first; none where the learner has no such one. */
export async function loadReplies(
  query: Query,
  userId: UserId,
  conversationId: ConversationId,
): Promise<SavedReply[]> {
  const { rows } = await query<SavedReply>(
    `select answered_by, working from public.mentor_messages
     where conversation_id = $1 and user_id = $2 and role = 'assistant' order by created_at desc limit $3`,
    [conversationId, userId, REMEMBERED],
  );
  return rows;
}

/** Saves one message. @param answeredBy what answered, see `Draft`; null for what the learner says */
export async function addMessage(
  query: Query,
  { userId, conversationId }: { readonly userId: UserId; readonly conversationId: ConversationId },
  content: string,
  answeredBy: string | null,
  { working, piece }: Pick<MentorReply, 'working' | 'piece'> = { working: null, piece: null },
): Promise<{ id: string; created_at: string }> {
  // clock_timestamp: question and answer are written in one transaction and must keep their order.
  const { rows } = await query<{ id: string; created_at: Date }>(
    `insert into public.mentor_messages (conversation_id, user_id, role, content, answered_by, working, piece, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp()) returning id, created_at`,
    [conversationId, userId, answeredBy === null ? 'user' : 'assistant', content, answeredBy, working, piece],
  );
  const { id, created_at } = one(rows);
  return { id, created_at: created_at.toISOString() };
}
