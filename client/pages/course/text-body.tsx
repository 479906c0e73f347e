import { lazy, type RefObject, Suspense } from 'react';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import { LessonText } from '../../features/catalogue/lesson-text.tsx';
import { useReadingPosition } from '../../features/learning/lesson/reading-position.ts';
import type { Tables } from '../../lib/backend/database.ts';

// Fetched with the first lesson that asks something.
const LessonActivity = lazy(async () => ({
  default: (await import('../../features/learning/activity/lesson-activity.tsx')).LessonActivity,
}));

interface TextBodyProps {
  body: Pick<
    Tables<'lesson_bodies'>,
    'lesson_id' | 'html' | 'figures' | 'terms' | 'activities' | 'body_hash'
  >;
  /** Gets the element that holds the text. */
  text: RefObject<HTMLDivElement | null>;
}

/** The text of a lesson, at the place where the reader left it. */
export function TextBody({ body, text }: TextBodyProps) {
  useReadingPosition(body.lesson_id, text);
  return (
    <div ref={text}>
      <LessonText
        key={body.body_hash}
        body={body}
        drawActivity={(name) => (
          <Suspense>
            <LessonActivity
              lessonId={body.lesson_id}
              name={name}
              // The importer writes the column as this type; the types of the tables know no domain.
              activity={body.activities[name] as LearnerActivity}
            />
          </Suspense>
        )}
      />
    </div>
  );
}
