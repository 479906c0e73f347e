import { lazy, Suspense } from 'react';
import type { CourseRow } from '../../lib/backend/tables/catalogue.ts';
import { InEnglish } from '../../ui/value/in-english.tsx';
import { LevelName } from '../../ui/value/level-name.tsx';
import { ModulesReady } from '../../ui/modules-ready.tsx';

// A lesson is read without it.
const ModuleNoticeSwitch = lazy(async () => ({
  default: (await import('../../features/learning/module-notices/module-notice-switch.tsx'))
    .ModuleNoticeSwitch,
}));

/** What there is of a course, and the switch of the mails about what is to come. */
export function CourseFacts({ course }: { course: CourseRow }) {
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-15 text-muted">
        <span>
          <ModulesReady course={course} />
        </span>
        <LevelName level={course.level} />
        <InEnglish />
      </p>
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
