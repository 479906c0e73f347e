import { nominal } from '../kernel/nominal.ts';
import type { CourseId } from '../kernel/ids.ts';
import * as v from 'valibot';

/** `switch-course`: withdraws a course from the offer, or offers it again. */
export const switchCourseRequest = v.object({
  course_id: v.pipe(v.string(), v.uuid(), v.transform(nominal<CourseId>)),
  is_offered: v.boolean(),
});
