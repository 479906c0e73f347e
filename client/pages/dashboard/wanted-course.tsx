import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useCourses } from '../../features/catalogue/fetch-courses.ts';
import { useSaveOnboardingStep } from '../../features/learning/onboarding/save-onboarding-step.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useOpenCourse } from '../first-lesson/use-open-course.ts';

interface WantedCourseProps {
  /** The course that somebody came for, before they had an account. */
  courseId: string;
  /** Whether onboarding is still open: its last step keeps the course then, and opens it. */
  isSettingUp: boolean;
}

/** Keeps the course that a visitor started, for the end of onboarding, on whichever device; after onboarding offers it at once. */
export function WantedCourse({ courseId, isSettingUp }: WantedCourseProps) {
  return isSettingUp ? <SavedCourse courseId={courseId} /> : <OfferedCourse courseId={courseId} />;
}

function SavedCourse({ courseId }: { courseId: string }) {
  const { rest } = useBackend();
  const navigate = useNavigate();
  const { mutateAsync: save } = useSaveOnboardingStep(rest);
  const saveCourse = useEffectEvent(() => {
    const saved = save({ step: 'complete', data: { course_id: courseId }, completed: false });
    // Not saved, the course stays in the address, and is saved with the next visit.
    saved
      .then(() => navigate({ to: '/dashboard', replace: true }))
      .catch((error: unknown) => console.error('The course could not be saved', error));
  });
  useEffect(() => saveCourse(), []);
  return null;
}

function OfferedCourse({ courseId }: { courseId: string }) {
  const { i18n } = useLingui();
  const course = useCourses().data?.find(({ id }) => id === courseId);
  const { open, pending, refusal } = useOpenCourse();
  if (course === undefined) return null;
  const title = localizedText(course, 'title', i18n.locale);
  return (
    <Banner
      title={<Trans>You came for {title}</Trans>}
      action={
        <Button pending={pending} onClick={() => void open(course)}>
          <Trans>Start Course</Trans>
        </Button>
      }
    >
      {localizedText(course, 'description', i18n.locale)}
      <p role="alert" className="text-danger empty:hidden">
        {refusal}
      </p>
    </Banner>
  );
}
