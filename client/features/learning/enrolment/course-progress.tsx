import { useLingui } from '@lingui/react/macro';
import type { Tables } from '../../../lib/backend/database.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

interface CourseProgressProps {
  course: Pick<Tables<'courses'>, 'modules_count' | 'modules_written'>;
  /** As the database computes it of the lessons that are written; 100 only when all are. */
  percent: number;
}

/** How far a learner is in a course; while it is being written, of what is written. */
export function CourseProgress({ course, percent }: CourseProgressProps) {
  const { t } = useLingui();
  const isWhole = course.modules_written >= course.modules_count;
  return <ProgressBar label={isWhole ? t`Progress` : t`Progress in what is written`} percent={percent} />;
}
