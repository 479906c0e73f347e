import { lazy, Suspense } from 'react';
import type { Lecture } from '#domain/catalogue/lecture-data.ts';
import type { LessonBodyRow } from '../../lib/backend/tables/catalogue.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const LecturePlayer = lazy(async () => ({
  default: (await import('../../features/learning/player/lecture-player.tsx')).LecturePlayer,
}));

/** A lesson that is played: a lecture, or a recorded video. */
export function LessonVideo({ body }: { body: Pick<LessonBodyRow, 'lesson_id' | 'lecture'> }) {
  return (
    <Suspense fallback={<Skeleton rows={['aspect-video w-full', 'h-11 w-full']} />}>
      {body.lecture !== null && (
        // The importer writes the column as this type; the table's own type knows no domain.
        <LecturePlayer key={body.lesson_id} lessonId={body.lesson_id} lecture={body.lecture as Lecture} />
      )}
    </Suspense>
  );
}
