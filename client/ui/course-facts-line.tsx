import { Plural } from '@lingui/react/macro';
import { InEnglish } from './value/in-english.tsx';
import { LevelName } from './value/level-name.tsx';
import { ModulesReady } from './modules-ready.tsx';

interface CourseFactsLineProps {
  course: { duration_weeks: number; modules_count: number; modules_written: number; level: string };
}

/** What somebody knows of a course before they choose it: how long, how much of it is ready, how hard, in which language. */
export function CourseFactsLine({ course }: CourseFactsLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-15">
      <span>
        <Plural value={course.duration_weeks} one="# week" other="# weeks" />
      </span>
      <span>
        <ModulesReady course={course} />
      </span>
      <LevelName level={course.level} />
      <InEnglish />
    </p>
  );
}
