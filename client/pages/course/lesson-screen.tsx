import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { lessonBodyQuery } from '../../features/catalogue/fetch-lesson-body.ts';
import { LessonFacts } from '../../features/catalogue/lesson-facts.tsx';
import { LessonOrigin } from '../../features/catalogue/lesson-origin.tsx';
import { CompleteLessonButton } from '../../features/learning/complete-lesson-button.tsx';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { LessonRow } from '../../lib/backend/tables/catalogue.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { useShortcuts } from '../../lib/use-shortcuts.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LessonContent } from './lesson-content.tsx';

interface LessonScreenProps {
  lesson: LessonRow;
  isEnrolled: boolean;
  completed: boolean;
  previous: LessonRow | undefined;
  next: LessonRow | undefined;
}

/** The lesson viewer: title, content, completing it, and the lessons before and after. Keys n and p. */
export function LessonScreen({ lesson, isEnrolled, completed, previous, next }: LessonScreenProps) {
  const { i18n } = useLingui();
  const { rest } = useBackend();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const canOpen = isEnrolled || lesson.is_free;
  const goTo = (row: LessonRow | undefined) =>
    row && (() => void navigate({ to: '.', search: { lesson: row.id } }));
  useShortcuts({ n: goTo(next), j: goTo(next), p: goTo(previous), k: goTo(previous) });

  const nextId = next !== undefined && (isEnrolled || next.is_free) ? next.id : null;
  useEffect(() => {
    // A failure shows when the lesson is opened.
    if (nextId !== null) queryClient.query(lessonBodyQuery(rest, nextId)).catch(() => undefined);
  }, [nextId, queryClient, rest]);
  return (
    <article className="min-w-0">
      <PageHeader
        title={localizedText(lesson, 'title', i18n.locale)}
        lead={<LessonFacts lesson={lesson} />}
      />
      <LessonContent lesson={lesson} canOpen={canOpen} />
      <div className="mt-8 flex flex-wrap items-center gap-3">
        {isEnrolled && (lesson.content_type !== 'quiz' || completed) && (
          <CompleteLessonButton lesson={lesson} completed={completed} />
        )}
        {previous !== undefined && (
          <Button look="quiet" onClick={goTo(previous)} aria-keyshortcuts="p k">
            <Trans>Previous lesson</Trans>
          </Button>
        )}
        {next !== undefined && (
          <Button look={completed ? 'primary' : 'secondary'} onClick={goTo(next)} aria-keyshortcuts="n j">
            <Trans>Next lesson</Trans>
          </Button>
        )}
      </div>
      <p className="mt-3 text-15 text-muted">
        <Trans>Keys: n for the next lesson, p for the previous one.</Trans>
      </p>
      <LessonOrigin lesson={lesson} />
    </article>
  );
}
