import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, type RefObject, Suspense } from 'react';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import { LessonText } from '../../features/catalogue/lesson-text.tsx';
import { HoldText } from '../../features/learning/activity/text-waits.tsx';
import { useCompletedLessons } from '../../features/learning/lesson/fetch-completed-lessons.ts';
import { useReadingPosition } from '../../features/learning/lesson/reading-position.ts';
import type { Tables } from '../../lib/backend/database.ts';

// Fetched with the first lesson that asks something.
const LessonActivity = lazy(async () => ({
  default: (await import('../../features/learning/activity/lesson-activity.tsx')).LessonActivity,
}));

// Fetched with the first figure that has controls. Without a connection the figure moves all the same.
const NotesOfFigure = lazy(() =>
  import('./notes-of-figure.tsx').then(
    ({ NotesOfFigure: Notes }) => ({ default: Notes }),
    () => ({ default: () => null }),
  ),
);

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
  const { note } = useSearch({ from: '/protected/course/$courseId' });
  const { courseId } = useParams({ from: '/protected/course/$courseId' });
  const { data: completed = [] } = useCompletedLessons(courseId);
  // Who comes for a note finds it, and who has been through the text reads all of it.
  const holdsText = note === undefined && !completed.includes(body.lesson_id);
  useReadingPosition(body.lesson_id, text, { restores: note === undefined });
  return (
    <div ref={text}>
      <LessonText
        key={body.body_hash}
        body={body}
        drawActivity={(name) => {
          // The importer writes the column as this type; the types of the tables know no domain.
          const activity = body.activities[name] as LearnerActivity;
          const holds = holdsText && activity.kind === 'commit';
          return (
            // Held from the first moment, so that the text does not come and go.
            <Suspense fallback={holds && <HoldText />}>
              <LessonActivity lessonId={body.lesson_id} {...{ name, activity }} holdsText={holds} />
            </Suspense>
          );
        }}
        drawFigureTools={(name, state) => (
          <Suspense>
            <NotesOfFigure lessonId={body.lesson_id} name={name} state={state} />
          </Suspense>
        )}
      />
    </div>
  );
}
