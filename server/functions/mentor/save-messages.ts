import type { ConversationId, UserId } from '#domain/kernel/ids.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { MentorReply } from '#domain/mentor/contract.ts';
import type { SavedReply } from '#domain/mentor/follow-ups/recall.ts';
import { Refusal } from '../product-function.ts';
import type { Query } from '../../adapters/sql.ts';
import { type Reading, reading } from '../reading.ts';

/** Longest title of a conversation: the beginning of its first question. */
const TITLE_LENGTH = 80;

/** How many replies are looked through for what is spoken about. */
const REMEMBERED = 4;

/** The beginning of the question, without half a surrogate pair at its end. */
function titleOf(question: string): string {
  const title = question.slice(0, TITLE_LENGTH);
  return title.isWellFormed() ? title : title.slice(0, -1);
}

/** The latest replies of a conversation, the latest first; none where the learner has no such one. */
export function repliesReading(
  userId: UserId,
  conversationId: ConversationId | null,
): Reading<readonly SavedReply[]> {
  return reading<SavedReply, readonly SavedReply[]>(
    `select answered_by, working from public.mentor_messages
     where conversation_id = $1::uuid and user_id = $2::uuid and role = 'assistant' order by created_at desc limit $3::int`,
    [conversationId, userId, REMEMBERED],
    (rows) => rows,
  );
}

/** A question and what answered it, see `Draft`. */
type Exchange = Pick<MentorReply, 'content' | 'working' | 'piece'> & {
  readonly question: string;
  readonly answeredBy: string;
};

type SavedExchange = {
  readonly id: string;
  readonly conversation_id: ConversationId;
  readonly created_at: Date;
};

/**
 * Saves a question with its answer, in one statement: into a conversation of the learner, or into a new one.
 *
 * @throws Refusal 404 `conversation-not-found` when the learner has no such one
 */
export async function saveExchange(
  query: Query,
  userId: UserId,
  given: ConversationId | null | undefined,
  { question, content, answeredBy, working, piece }: Exchange,
): Promise<Omit<SavedExchange, 'created_at'> & { readonly created_at: string }> {
  const place = given
    ? 'update public.mentor_conversations set updated_at = now() where id = $2::uuid and user_id = $1::uuid returning id'
    : 'insert into public.mentor_conversations (user_id, title) values ($1::uuid, $2) returning id';
  const { rows } = await query<SavedExchange>(
    `with place as (${place}),
     -- The answer comes a microsecond after the question, so that they keep their order.
     moment as (select clock_timestamp() as asked_at),
     question as (
       insert into public.mentor_messages (conversation_id, user_id, role, content, created_at)
       select place.id, $1::uuid, 'user', $3, asked_at from place, moment
     )
     insert into public.mentor_messages (conversation_id, user_id, role, content, answered_by, working, piece, created_at)
     select place.id, $1::uuid, 'assistant', $4, $5, $6::jsonb, $7::jsonb, asked_at + interval '1 microsecond'
     from place, moment returning id, conversation_id, created_at`,
    [userId, given ?? titleOf(question), question, content, answeredBy, working, piece],
  );
  const saved = oneOrNone(rows);
  if (!saved) throw new Refusal(404, 'conversation-not-found');
  return { ...saved, created_at: saved.created_at.toISOString() };
}
