import { lazy, Suspense } from 'react';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import type { FigureData } from '#domain/catalogue/drawing/drawing-data.ts';
import type { LessonPiece } from '#domain/mentor/contract.ts';
import { useLessonBody } from '../../features/catalogue/fetch-lesson-body.ts';
import { InEnglish } from '../../ui/value/in-english.tsx';
import { LessonFigure } from '../../features/catalogue/lesson-figure.tsx';

// Fetched with the first simulation.
const LessonActivity = lazy(async () => ({
  default: (await import('../../features/learning/activity/lesson-activity.tsx')).LessonActivity,
}));

/**
 * A figure or a simulation of a lesson inside an answer, as the lesson draws it: it can be read with the cursor and moved by its
 * controls. Nothing where the lesson is no longer open, has it no more or cannot be fetched: the answer says what there is to say.
 */
export function ShownPiece({ piece: { lesson_id: lessonId, kind, name } }: { piece: LessonPiece }) {
  const { data: body, isPending } = useLessonBody(lessonId);
  if (isPending) return <div className="mt-4 min-h-96" />;
  if (!body) return null;
  // The importer writes both columns as these types; the types of the tables know no domain.
  const figure = kind === 'figure' ? (body.figures[name] as FigureData | undefined) : undefined;
  const activity = kind === 'simulation' ? (body.activities[name] as LearnerActivity | undefined) : undefined;
  return (
    <div data-piece={kind} className="mt-4 min-w-0 max-w-180">
      <p className="mb-2 empty:hidden">
        <InEnglish />
      </p>
      {figure && (
        <div lang="en" dir="ltr">
          <LessonFigure figure={figure} />
        </div>
      )}
      {activity?.kind === 'simulation' && (
        <>
          <h3 lang="en" dir="ltr" className="mb-2 text-17">
            {activity.title}
          </h3>
          <Suspense fallback={<div className="min-h-96" />}>
            <LessonActivity lessonId={lessonId} {...{ name, activity }} />
          </Suspense>
        </>
      )}
    </div>
  );
}
