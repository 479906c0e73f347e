import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useUndoableEnrolment } from '../../features/learning/undoable-enrolment.ts';
import type { CourseRow } from '../../lib/backend/tables/catalogue.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** Shown to a learner who does not take the course: enrols, and goes on to the dashboard, where the course is then. */
export function UnlockBanner({ course }: { course: CourseRow }) {
  const navigate = useNavigate();
  const { enroll, cameBack } = useUndoableEnrolment();
  const [pending, setPending] = useState(false);
  const enrollNow = async () => {
    setPending(true);
    const isEnrolled = await enroll(course);
    setPending(false);
    if (isEnrolled) await navigate({ to: '/dashboard', search: { enrolled: course.id } });
  };
  return (
    <Banner
      title={<Trans>Unlock this course</Trans>}
      action={
        <Button pending={pending} onClick={() => void enrollNow()}>
          <Trans>Enroll Now</Trans>
        </Button>
      }
    >
      <Trans>Enroll to open every lesson and to keep your progress. The first module is free to read.</Trans>
      <p role="alert" className="text-danger empty:hidden">
        {cameBack?.refusal}
      </p>
    </Banner>
  );
}
