import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Card } from '../../ui/card.tsx';
import { LevelName } from '../../ui/level-name.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { EnrolledCourse } from './fetch-enrollments.ts';

/** One of My Courses: title, level, progress, Continue. */
export function EnrolledCourseCard({ enrollment }: { enrollment: EnrolledCourse }) {
  const { t, i18n } = useLingui();
  const title = localizedText(enrollment.course, 'title', i18n.locale);
  return (
    <Card className="grid h-full content-between gap-4">
      <div>
        <h3 className="text-20">{title}</h3>
        <p className="text-15 text-muted">
          <LevelName level={enrollment.course.level} />
        </p>
      </div>
      <ProgressBar label={t`Progress`} percent={enrollment.progress} />
      <Link
        to="/course/$courseId"
        params={{ courseId: enrollment.course_id }}
        aria-label={t`Continue ${title}`}
        className={buttonStyles('primary', 'justify-self-start')}
      >
        <Trans>Continue</Trans>
      </Link>
    </Card>
  );
}
