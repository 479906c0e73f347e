import { type DialogueResult, readDialogueResultsRequest } from '#domain/mentor/dialogues/contract.ts';
import { adminReading } from '../admin-function.ts';

/** What came of the mentor's dialogues: for each misconception how many, and what was answered afterwards. */
export const readDialogueResults = adminReading(
  'read-dialogue-results',
  readDialogueResultsRequest,
  async (_input, { query }) => {
    // The answers of two weeks: later ones say more of what was learned since.
    const { rows } = await query<DialogueResult>(
      `select dialogues.misconception, misconceptions.belief, count(*)::int as begun,
         count(dialogues.finished_at)::int as finished,
         count(*) filter (where dialogues.is_right)::int as item_right,
         coalesce(sum(later.asked), 0)::int as asked_after, coalesce(sum(later.is_right), 0)::int as right_after
       from public.mentor_dialogues as dialogues
       left join public.misconceptions on misconceptions.id = dialogues.misconception
       left join lateral (
         select count(*) as asked, count(*) filter (where responses.is_right) as is_right from public.responses
         where responses.user_id = dialogues.user_id and responses.skill = misconceptions.skill_id and responses.try = 1
           and responses.place not in ('placement', 'test_out') and responses.answered_at > dialogues.finished_at
           and responses.answered_at < dialogues.finished_at + interval '14 days'
       ) as later on dialogues.finished_at is not null
       group by dialogues.misconception, misconceptions.belief order by finished desc, begun desc, misconception`,
    );
    return { dialogues: rows };
  },
);
