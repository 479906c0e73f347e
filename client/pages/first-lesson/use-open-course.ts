import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useEnrollments } from '../../features/learning/enrolment/fetch-enrollments.ts';
import { useUndoableEnrolment } from '../../features/learning/enrolment/undoable-enrolment.ts';
import type { Tables } from '../../lib/backend/database.ts';

/**
 * Opens a course at its lesson and enrols in it before, with Undo, where that is not done.
 * @returns `open` resolves with whether the course is open now; `refusal` says why it is not
 */
export function useOpenCourse() {
  const navigate = useNavigate();
  const enrolled = useEnrollments().data ?? [];
  const { enroll, cameBack } = useUndoableEnrolment();
  const [pending, setPending] = useState(false);
  const open = async (course: Tables<'courses'>): Promise<boolean> => {
    setPending(true);
    const isTaken = enrolled.some((row) => row.course_id === course.id) || (await enroll(course));
    setPending(false);
    if (isTaken) await navigate({ to: '/course/$courseId', params: { courseId: course.id } });
    return isTaken;
  };
  return { open, pending, refusal: cameBack?.refusal ?? null };
}
