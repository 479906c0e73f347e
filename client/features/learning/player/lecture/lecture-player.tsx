import type { Lecture } from '#domain/catalogue/lecture/lecture-data.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useLessonPosition, useSaveLessonPosition } from '../../lesson/lesson-position.ts';
import { LectureViewer } from './lecture-viewer.tsx';
import { resumeAt } from '../resume-at.ts';

/** A lecture, from where the learner left it. Import it lazily. */
export function LecturePlayer({ lessonId, lecture }: { lessonId: string; lecture: Lecture }) {
  const position = useLessonPosition(lessonId);
  const save = useSaveLessonPosition(lessonId);
  if (position === undefined) return <Skeleton rows={['aspect-video w-full', 'h-11 w-full']} />;
  return <LectureViewer lecture={lecture} startAt={resumeAt(position, lecture.seconds)} onPosition={save} />;
}
