import { lazy, Suspense } from 'react';
import type { OpenActivitiesResponse } from '#domain/activities/contract.ts';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import type { Lecture } from '#domain/catalogue/lecture/lecture-data.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { isOpen } from '../../activity/waiting/is-open.ts';
import { useOpenActivities } from '../../activity/open-activities.ts';
import type { Recording } from '../recording.ts';
import { LectureViewer } from './lecture-viewer.tsx';

// Fetched with the first stop.
const LessonActivity = lazy(async () => ({
  default: (await import('../../activity/lesson-activity.tsx')).LessonActivity,
}));

interface AskingLectureProps {
  lessonId: string;
  lecture: Lecture;
  recording?: Recording | null | undefined;
  activities: Readonly<Record<string, LearnerActivity>>;
  startAt: number;
  onPosition: (seconds: number) => void;
}

const NOTHING: OpenActivitiesResponse = { items: {}, questions: [], simulations: {}, challenges: {} };

/** A lecture that asks, with what the learner answered on whichever device. */
export function AskingLecture({ lessonId, activities, ...player }: AskingLectureProps) {
  const open = useOpenActivities(lessonId);
  if (open.isPending) return <Skeleton rows={['aspect-video w-full', 'h-11 w-full']} />;
  // When they could not be fetched, the first stop says so and offers to try again.
  const known = open.data ?? NOTHING;
  const answers = known.questions.flatMap(({ activity, item_id: itemId, tries }) => {
    const answer = itemId === null ? tries.at(-1)?.answer : undefined;
    // What is a list, a curve or marks, stands on no stage.
    return answer === undefined || Array.isArray(answer) ? [] : [[activity, answer] as const];
  });
  const draw = (name: string) => {
    const activity = activities[name];
    return (
      activity && (
        <Suspense>
          <LessonActivity lessonId={lessonId} name={name} activity={activity} />
        </Suspense>
      )
    );
  };
  return (
    <LectureViewer
      {...player}
      asking={{
        answers: Object.fromEntries(answers),
        isOpen: (name) => isOpen(name, activities[name]?.kind, known),
        draw,
      }}
    />
  );
}
