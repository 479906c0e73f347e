import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import type { Lecture } from '#domain/catalogue/lecture/lecture-data.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useLessonPosition, useSaveLessonPosition } from '../../lesson/lesson-position.ts';
import { useRecording } from '../recording.ts';
import { resumeAt } from '../resume-at.ts';
import { AskingLecture } from './asking-lecture.tsx';
import { LectureViewer } from './lecture-viewer.tsx';

interface LecturePlayerProps {
  lessonId: string;
  /** Tells whether a recorded voice belongs to these words. */
  bodyHash: string;
  lecture: Lecture;
  activities: Readonly<Record<string, LearnerActivity>>;
}

/** A lecture, from where the learner left it. Import it lazily. */
export function LecturePlayer({ lessonId, bodyHash, lecture, activities }: LecturePlayerProps) {
  const position = useLessonPosition(lessonId);
  const save = useSaveLessonPosition(lessonId);
  const { recording } = useRecording(lessonId, 'voice', bodyHash);
  if (position === undefined) return <Skeleton rows={['aspect-video w-full', 'h-11 w-full']} />;
  const place = { lecture, recording, startAt: resumeAt(position, lecture.seconds), onPosition: save };
  if (lecture.stops.length === 0) return <LectureViewer {...place} />;
  return <AskingLecture {...place} lessonId={lessonId} activities={activities} />;
}
