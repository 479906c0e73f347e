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
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-4">
      <CourseDrawing slug={course.slug} className="h-12 w-36 max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="text-20">
          <Link to="/course/$courseId" params={{ courseId: course.id }} className="hover:underline">
            {title}
          </Link>
        </h3>
        <p className="max-w-measure text-15 text-muted">
          {localizedText(course, 'description', i18n.locale)}
        </p>
        <div className="mt-1">
          <CourseFactsLine course={course} />
        </div>
        <ModuleNoticeSwitch course={course} />
        <p role="alert" className="mt-1 text-15 text-danger empty:hidden">
          {refusal !== null && (
            <Trans>
              You could not be enrolled in {title}. {refusal}
            </Trans>
          )}
        </p>
      </div>
      <Button ref={button} look="secondary" onClick={onEnroll} aria-label={t`Enroll in ${title}`}>
        <Trans>Enroll</Trans>
      </Button>
    </li>
  );
}
