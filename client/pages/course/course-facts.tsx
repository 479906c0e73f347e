import { lazy, Suspense } from 'react';
import type { Tables } from '../../lib/backend/database.ts';
import { CourseFactsLine } from '../../ui/course-facts-line.tsx';

// A lesson is read without it.
const ModuleNoticeSwitch = lazy(async () => ({
  default: (await import('../../features/learning/module-notices/module-notice-switch.tsx'))
    .ModuleNoticeSwitch,
}));

/** What there is of a course, and the switch of the mails about what is to come. */
export function CourseFacts({ course }: { course: Tables<'courses'> }) {
  return (
    <div>
      <div className="text-muted">
        <CourseFactsLine course={course} />
      </div>
      {course.modules_written < course.modules_count && (
        <div className="min-h-11">
          <Suspense>
            <ModuleNoticeSwitch course={course} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
