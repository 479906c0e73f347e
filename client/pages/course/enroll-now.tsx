import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useUndoableEnrolment } from '../../features/learning/enrolment/undoable-enrolment.ts';
import type { Tables } from '../../lib/backend/database.ts';
import { Button } from '../../ui/button.tsx';

/** Enrols in a course and goes on to the dashboard, where it is then; says so when it could not. */
export function EnrollNow({ course }: { course: Tables<'courses'> }) {
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
    <div className="grid justify-items-start gap-2">
      <Button pending={pending} onClick={() => void enrollNow()}>
        <Trans>Enroll Now</Trans>
      </Button>
      <p role="alert" className="max-w-measure text-15 text-danger empty:hidden">
        {cameBack?.refusal}
      </p>
    </div>
  );
}
