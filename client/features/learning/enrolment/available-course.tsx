import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Tables } from '../../../lib/backend/database.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CourseFactsLine } from '../../../ui/course-facts-line.tsx';
import { CourseDrawing } from '../../../ui/course-drawing/course-drawing.tsx';
import { ModuleNoticeSwitch } from '../module-notices/module-notice-switch.tsx';

interface AvailableCourseProps {
  course: Tables<'courses'>;
  onEnroll: () => void;
  /** Why the last enrolment was refused; null when it was not. */
  refusal: string | null;
  /** Whether the course has just come back to the list, so that its button gets the focus it had. */
  cameBack: boolean;
}

/** A course to enrol in: what it is, how long it takes, how hard it is. */
export function AvailableCourse({ course, onEnroll, refusal, cameBack }: AvailableCourseProps) {
  const { t, i18n } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (cameBack) button.current?.focus();
  }, [cameBack]);
  const title = localizedText(course, 'title', i18n.locale);
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] items-start gap-x-4 border-b border-line py-4 last:border-b-0">
      <CourseDrawing slug={course.slug} className="mt-1 h-8 w-16" />
      <div className="min-w-0">
        <h3 className="text-20">
          <Link to="/course/$courseId" params={{ courseId: course.id }} className="hover:underline">
            {title}
          </Link>
        </h3>
      </div>
      <Button ref={button} look="secondary" onClick={onEnroll} aria-label={t`Enroll in ${title}`}>
        <Trans>Enroll</Trans>
      </Button>
      <div className="col-span-full sm:col-start-2">
        <CourseFactsLine course={course} />
        <ModuleNoticeSwitch course={course} />
        <p role="alert" className="mt-1 text-15 text-danger empty:hidden">
          {refusal !== null && (
            <Trans>
              You could not be enrolled in {title}. {refusal}
            </Trans>
          )}
        </p>
      </div>
    </li>
  );
}
