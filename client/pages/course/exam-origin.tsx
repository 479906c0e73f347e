import { LessonOrigin } from '../../features/catalogue/lesson-origin.tsx';
import { useExamOpening } from './fetch-exam-opening.ts';

/** Where an exam that is open comes from. */
export function ExamOrigin({ lessonId }: { lessonId: string }) {
  const { data } = useExamOpening(lessonId);
  return data?.isOpen === true && <LessonOrigin {...data.origin} />;
}
