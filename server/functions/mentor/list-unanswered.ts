import { listUnansweredRequest, type ListUnansweredResponse } from '#domain/mentor/contract.ts';
import { groupUnanswered, type UnansweredQuestion } from '#domain/mentor/group-unanswered.ts';
import { adminReading } from '../admin-function.ts';

/** The latest are looked at; more would only keep the others waiting. */
const LOOKED_AT = 5000;

/** What learners ask and nothing was written for, grouped: nobody reads what a single learner wrote. */
export const listUnanswered = adminReading(
  'list-unanswered',
  listUnansweredRequest,
  async (_input, { query, now }) => {
    const { rows } = await query<UnansweredQuestion>(
      `select left(asked.content, 500) as question, asked.user_id as asker
     from public.mentor_messages as replies
     cross join lateral (
       select content, user_id from public.mentor_messages
       where conversation_id = replies.conversation_id and user_id = replies.user_id and role = 'user'
         and created_at < replies.created_at
       order by created_at desc limit 1
     ) as asked
     where replies.role = 'assistant' and replies.answered_by in ('default', 'locked')
       and replies.created_at > $1::timestamptz - interval '90 days'
     order by replies.created_at desc limit $2`,
      [now(), LOOKED_AT],
    );
    const { groups, hidden } = groupUnanswered(rows);
    return { groups: groups.slice(0, 200), hidden } satisfies ListUnansweredResponse;
  },
);
