import { useNavigate } from '@tanstack/react-router';
import type { ShownStation } from '#domain/path/contract.ts';
import { useCourses } from '../../features/catalogue/fetch-courses.ts';
import { useEnrollments } from '../../features/learning/enrolment/fetch-enrollments.ts';
import { useOpenCourse } from '../first-lesson/use-open-course.ts';

/** Opens a station at its lesson; enrols in its course before, with Undo, where that is not done. */
export function useOpenStation() {
  const navigate = useNavigate();
  const courses = useCourses().data ?? [];
  const enrolled = (useEnrollments().data ?? []).map(({ course }) => course);
  const opening = useOpenCourse();
  const open = async ({ course: slug, lesson_id: lesson }: ShownStation): Promise<boolean> => {
    const course = [...courses, ...enrolled].find((other) => other.slug === slug);
    if (course === undefined || !(await opening.open(course))) return false;
    await navigate({ to: '/course/$courseId', params: { courseId: course.id }, search: { lesson } });
    return true;
  };
  return { ...opening, open };
}
