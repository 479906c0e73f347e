import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import type { Lecture } from '#domain/catalogue/lecture/lecture-data.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useLessonPosition, useSaveLessonPosition } from '../../lesson/lesson-position.ts';
import { resumeAt } from '../resume-at.ts';
import { AskingLecture } from './asking-lecture.tsx';
import { LectureViewer } from './lecture-viewer.tsx';

interface LecturePlayerProps {
  lessonId: string;
  lecture: Lecture;
  activities: Readonly<Record<string, LearnerActivity>>;
}

/** A lecture, from where the learner left it. Import it lazily. */
export function LecturePlayer({ lessonId, lecture, activities }: LecturePlayerProps) {
  const position = useLessonPosition(lessonId);
  const save = useSaveLessonPosition(lessonId);
  if (position === undefined) return <Skeleton rows={['aspect-video w-full', 'h-11 w-full']} />;
  const place = { lecture, startAt: resumeAt(position, lecture.seconds), onPosition: save };
  if (lecture.stops.length === 0) return <LectureViewer {...place} />;
  return <AskingLecture {...place} lessonId={lessonId} activities={activities} />;
}
