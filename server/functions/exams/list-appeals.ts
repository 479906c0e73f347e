import { neededOf } from '#domain/exams/achievement-facts.ts';
import { type ListedAppeal, listAppealsRequest } from '#domain/exams/appeal-contract.ts';
import { adminReading } from '../admin-function.ts';

/** So many are listed: those that have waited longest. */
const LISTED = 200;

type Row = Omit<ListedAppeal, 'sitting'> & { readonly sitting: { right: number; of: number } | null };

/** The appeals against sittings and practical parts that wait for an admin, the oldest first; of one account all of them. */
export const listAppeals = adminReading(
  'list-appeals',
  listAppealsRequest,
  async ({ user_id: userId }, { query }) => {
    const { rows } = await query<Row>(
      `select appeals.id, appeals.user_id, users.email, courses.title as course, appeals.reason, appeals.sent_at,
         appeals.is_granted, appeals.decision,
         case when sittings.id is not null then jsonb_build_object('right', sittings.right_count, 'of',
           (select count(*) from public.exam_answers where sitting_id = sittings.id and not is_new_item)) end as sitting,
         case when attempts.session_id is not null then jsonb_build_object('practical', attempts.practical,
           'right', length(replace(attempts.record, '0', '')), 'judged', attempts.judged) end as attempt
       from public.exam_appeals as appeals
       left join public.exam_sittings as sittings on sittings.id = appeals.sitting_id
       left join public.practical_attempts as attempts on attempts.session_id = appeals.session_id
       join public.lessons on lessons.id = coalesce(sittings.lesson_id, attempts.lesson_id)
       join public.courses on courses.id = lessons.course_id
       join auth.users on users.id = appeals.user_id
       where case when $1::uuid is null then appeals.decided_at is null else appeals.user_id = $1 end
       order by appeals.sent_at limit $2`,
      [userId, LISTED],
    );
    const appeals = rows.map(
      ({ sitting, ...row }): ListedAppeal => ({
        ...row,
        sitting: sitting && { ...sitting, needed: neededOf(sitting.of) },
      }),
    );
    return { appeals };
  },
);
