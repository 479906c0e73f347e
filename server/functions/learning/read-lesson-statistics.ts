import { type LessonStatistics, readLessonStatisticsRequest } from '#domain/learning/contract.ts';
import { adminReading } from '../admin-function.ts';
import { hasDemonstration } from '../has-demonstration.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How each lesson of a course was used in the last days, in the order of the course. */
export const readLessonStatistics = adminReading(
  'read-lesson-statistics',
  readLessonStatisticsRequest,
  async ({ course_id: courseId, days }, { query, now }) => {
    const from = new Date(now().getTime() - days * DAY_MS);
    const { rows } = await query<LessonStatistics>(
      `select lesson_id, opened, completed, median_minutes::float8, timed, finished, passed, open_reports
       from private.lesson_statistics($1, $2)`,
      [courseId, from],
    );
    return {
      since: from.toISOString(),
      lessons: rows,
      includes_demonstration: await hasDemonstration(query),
    };
  },
);
