import { lazy, Suspense } from 'react';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import type { Lecture } from '#domain/catalogue/lecture/lecture-data.ts';
import type { VideoMedia } from '#domain/catalogue/lecture/video-data.ts';
import type { Tables } from '../../lib/backend/database.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const LecturePlayer = lazy(async () => ({
  default: (await import('../../features/learning/player/lecture/lecture-player.tsx')).LecturePlayer,
}));
const VideoPlayer = lazy(async () => ({
  default: (await import('../../features/learning/player/video/video-player.tsx')).VideoPlayer,
}));

/** A lesson that is played: a lecture, or a recorded video. Nothing for other lessons. */
export function LessonVideo({
  body,
}: {
  body: Pick<Tables<'lesson_bodies'>, 'lesson_id' | 'body_hash' | 'lecture' | 'media' | 'activities'>;
}) {
  const { lesson_id: lessonId, lecture, media, activities } = body;
  // The importer writes the columns as these types; the types of the tables know no domain.
  return (
    <Suspense fallback={<Skeleton rows={['aspect-video w-full', 'h-11 w-full']} />}>
      {lecture !== null && (
        <LecturePlayer
          key={lessonId}
          lessonId={lessonId}
          bodyHash={body.body_hash}
          lecture={lecture as Lecture}
          activities={activities as Record<string, LearnerActivity>}
        />
      )}
      {media !== null && <VideoPlayer key={lessonId} lessonId={lessonId} media={media as VideoMedia} />}
    </Suspense>
  );
}
