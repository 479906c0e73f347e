import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useCourseOfLesson } from '../../../features/catalogue/offer/fetch-course-of-lesson.ts';
import { useOutline } from '../../../features/catalogue/fetch-outline.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const LessonPreview = lazy(async () => ({
  default: (await import('./lesson-preview.tsx')).LessonPreview,
}));

const skeleton = ['h-12 w-2/3', 'h-4 w-full', 'h-4 w-full', 'h-4 w-3/4'];

interface PreviewedLessonProps {
  lessonId: string;
  /** Undefined leads back to the content. */
  onLesson: (lessonId: string | undefined) => void;
}

/** Finds the course of a lesson and shows its preview. */
export function PreviewedLesson({ lessonId, onLesson }: PreviewedLessonProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={useCourseOfLesson(lessonId)}
      failed={t`The lesson could not be loaded`}
      describe={describe}
      skeleton={skeleton}
    >
      {(courseId) =>
        courseId === null ? (
          <MissingLesson onBack={() => onLesson(undefined)} />
        ) : (
          <LessonInCourse courseId={courseId} lessonId={lessonId} onLesson={onLesson} />
        )
      }
    </QueryState>
  );
}

function LessonInCourse({ courseId, lessonId, onLesson }: PreviewedLessonProps & { courseId: string }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={useOutline(courseId)}
      failed={t`The lesson could not be loaded`}
      describe={describe}
      skeleton={skeleton}
    >
      {(modules) => {
        const lesson = modules.flatMap((module) => module.lessons).find(({ id }) => id === lessonId);
        return lesson === undefined ? (
          <MissingLesson onBack={() => onLesson(undefined)} />
        ) : (
          <Suspense fallback={<Skeleton rows={skeleton} />}>
            <LessonPreview courseId={courseId} lesson={lesson} modules={modules} onLesson={onLesson} />
          </Suspense>
        );
      }}
    </QueryState>
  );
}

function MissingLesson({ onBack }: { onBack: () => void }) {
  return (
    <EmptyState
      title={<Trans>This lesson does not exist any more.</Trans>}
      action={
        <Button look="secondary" onClick={onBack}>
          <Trans>Back to the content</Trans>
        </Button>
      }
    />
  );
}
