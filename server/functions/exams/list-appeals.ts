import { type ListedAppeal, listAppealsRequest } from '#domain/exams/practical-contract.ts';
import { adminReading } from '../admin-function.ts';

/** So many are listed: those that have waited longest. */
const LISTED = 200;

/** The appeals against practical parts that wait for an admin, the oldest first; of one account all of them. */
export const listAppeals = adminReading(
  'list-appeals',
  listAppealsRequest,
  async ({ user_id: userId }, { query }) => {
    const { rows } = await query<ListedAppeal>(
      `select appeals.id, appeals.user_id, users.email, courses.title as course, appeals.reason, appeals.sent_at,
         length(replace(attempts.record, '0', '')) as right, attempts.practical,
         attempts.record, attempts.judged, appeals.is_granted, appeals.decision
       from public.practical_appeals as appeals
       join public.practical_attempts as attempts on attempts.session_id = appeals.session_id
       join public.lessons on lessons.id = attempts.lesson_id
       join public.courses on courses.id = lessons.course_id
       join auth.users on users.id = appeals.user_id
       where case when $1::uuid is null then appeals.decided_at is null else appeals.user_id = $1 end
       order by appeals.sent_at limit $2`,
      [userId, LISTED],
    );
    return { appeals: rows };
  },
);
