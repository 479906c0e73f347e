import { oneOrNone } from '#domain/kernel/one.ts';
import { switchCourseRequest } from '#domain/catalogue/offer-contract.ts';
import { adminAction } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';

/**
 * Takes a course out of the offer, or puts it back. Out of it nobody new can enrol or find it; whoever is enrolled keeps
 * it. A course that the content does not hold any more stays out either way.
 *
 * Refusals: 404 `course-not-found`.
 */
export const switchCourse = adminAction(
  'switch-course',
  switchCourseRequest,
  async ({ course_id: id, is_offered: isOffered }, { query, now }) => {
    const { rows } = await query<{ is_active: boolean }>(
      `update public.courses set withdrawn_at = case when $2 then null else coalesce(withdrawn_at, $3) end
       where id = $1 returning is_active`,
      [id, isOffered, now()],
    );
    const course = oneOrNone(rows);
    if (!course) throw new Refusal(404, 'course-not-found');
    return {
      subjectId: id,
      details: { is_offered: isOffered },
      answer: { course_id: id, is_active: course.is_active },
    };
  },
);
