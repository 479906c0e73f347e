import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { LevelName } from '../../../ui/value/level-name.tsx';
import { ModulesReady } from '../../../ui/modules-ready.tsx';
import { CourseTally } from './course-tally.tsx';
import { CourseDrawing } from '../../../ui/course-drawing/course-drawing.tsx';
import type { Continuation } from './fetch-continuations.ts';
import type { EnrolledCourse } from './fetch-enrollments.ts';

interface EnrolledCourseCardProps {
  enrollment: EnrolledCourse;
  /** Undefined while it is not known, or when the course has no lessons yet. */
  continuation: Continuation | undefined;
  /** Whether its Continue gets the focus: the learner has just enrolled. */
  isNew: boolean;
  /** Whether Continue is the one thing to do on the screen. */
  isFirst: boolean;
}

/** One of My Courses: its drawing, title, level, a tally of its modules, and Continue to the very lesson. */
export function EnrolledCourseCard({ enrollment, continuation, isNew, isFirst }: EnrolledCourseCardProps) {
  const { t, i18n } = useLingui();
  const link = useRef<HTMLAnchorElement>(null);
  // The button that was pressed to enrol is gone with its row.
  useEffect(() => {
    if (isNew) link.current?.focus();
  }, [isNew]);
  const title = localizedText(enrollment.course, 'title', i18n.locale);
  const lesson = continuation?.lesson;
  const lessonTitle = lesson && localizedText(lesson, 'title', i18n.locale);
  return (
    <div className="grid h-full content-between gap-3">
      <div>
        <CourseDrawing slug={enrollment.course.slug} className="mb-3 h-20 w-full" />
        <h3 className="text-20">{title}</h3>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-15 text-muted">
          <LevelName level={enrollment.course.level} />
          <span>
            <ModulesReady course={enrollment.course} />
          </span>
        </p>
      </div>
      <CourseTally
        course={enrollment.course}
        percent={enrollment.progress}
        modules={continuation?.modules ?? []}
      />
      <div className="grid justify-items-start gap-2">
        {/* Two lines are kept free, so that nothing moves when the title comes. */}
        <p className="line-clamp-2 min-h-[2lh] text-15">
          {lessonTitle !== undefined && enrollment.progress < 100 && <Trans>Next: {lessonTitle}</Trans>}
        </p>
        <Link
          ref={link}
          to="/course/$courseId"
          params={{ courseId: enrollment.course_id }}
          search={lesson && { lesson: lesson.id }}
          aria-label={t`Continue ${title}`}
          className={isFirst ? buttonStyles('primary') : buttonStyles('link')}
        >
          <Trans>Continue</Trans>
        </Link>
      </div>
    </div>
  );
}
