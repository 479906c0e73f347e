import { oneOrNone } from '#domain/kernel/one.ts';
import { aboutPersonRequest, type PersonDetails } from '#domain/identity/people-contract.ts';
import { adminReading } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';
import { PERSON_COLUMNS } from './list-people.ts';

/**
 * An account with the outcomes of its learning; what a learner wrote or answered is not in it. Refuses with 404
 * `account-not-found`.
 */
export const readPerson = adminReading(
  'read-person',
  aboutPersonRequest,
  async ({ user_id: id }, { query }) => {
    const { rows } = await query<PersonDetails>(
      `select ${PERSON_COLUMNS},
         (select reason from public.account_bans where user_id = users.id) as ban_reason,
         (select skill_level from public.skill_assessments where user_id = users.id
          order by created_at desc limit 1) as skill_level,
         (select count(*)::int from public.onboarding_steps where user_id = users.id and completed) as onboarding_steps,
         (select count(*)::int from public.certificates where user_id = users.id) as certificates,
         coalesce((
           select jsonb_agg(jsonb_build_object('course_id', courses.id, 'title', courses.title,
             'translations', courses.translations, 'progress', progress, 'completed_at', completed_at)
             order by enrollments.created_at)
           from public.enrollments join public.courses on courses.id = course_id
           where user_id = users.id
         ), '[]') as courses
       from auth.users where id = $1 and deleted_at is null`,
      [id],
    );
    const person = oneOrNone(rows);
    if (!person) throw new Refusal(404, 'account-not-found');
    return { person };
  },
);
