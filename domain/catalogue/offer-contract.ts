import * as v from 'valibot';

/** `switch-course`: withdraws a course from the offer, or offers it again. */
export const switchCourseRequest = v.object({
  course_id: v.pipe(v.string(), v.uuid()),
  is_offered: v.boolean(),
});
