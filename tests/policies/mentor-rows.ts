import type { Query } from '#server/backend/database/database.ts';

/** A conversation of the learner with the mentor, of whose replies one is rated. */
export async function addMentorRows(
  query: Query,
  ids: Readonly<Record<'learner' | 'conversation' | 'rated' | 'unrated', string>>,
): Promise<void> {
  const { learner, conversation, rated, unrated } = ids;
  await query(`insert into public.mentor_conversations (id, user_id, title) values ($1, $2, 'Risk')`, [
    conversation,
    learner,
  ]);
  await query(
    `insert into public.mentor_messages (conversation_id, user_id, role, content) values ($1, $2, 'user', 'Hi')`,
    [conversation, learner],
  );
  await query(
    `insert into public.mentor_messages (id, conversation_id, user_id, role, content, answered_by)
     select id, $2, $3, 'assistant', 'Hello', 'default' from unnest($1::uuid[]) as id`,
    [[rated, unrated], conversation, learner],
  );
  await query(`insert into public.mentor_ratings (message_id, user_id, is_helpful) values ($1, $2, true)`, [
    rated,
    learner,
  ]);
  await query(
    `insert into public.mentor_rephrasings (user_id, day, outcome) values ($1, '2026-11-20', 'shown')`,
    [learner],
  );
}
