import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import { lessonBodyQuery, useLessonBody } from '../../features/catalogue/fetch-lesson-body.ts';
import type { OutlineLesson, OutlineModule } from '../../features/catalogue/fetch-outline.ts';
import { LessonFacts } from '../../features/catalogue/lesson-facts.tsx';
import { LessonOrigin } from '../../features/catalogue/lesson-origin.tsx';
import { useWaitsForAnswer } from '../../features/learning/activity/waiting/use-waits-for-answer.ts';
import { BookmarkButton } from '../../features/learning/lesson/bookmark-button.tsx';
import { CompleteLessonButton } from '../../features/learning/lesson/complete-lesson-button.tsx';
import type { NotesHandle } from '../../features/learning/notes/lesson-notes.tsx';
import { ReportProblem } from '../../features/learning/problem-report/report-problem.tsx';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { type DrawMentorTools, MentorToolsContext } from '../../lib/mentor-tools.ts';
import { useShortcuts } from '../../lib/keys/use-shortcuts.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AskMentorButton } from './ask-mentor-button.tsx';
import { LessonContent } from './lesson-content.tsx';
import { NoteButton } from './note-button.tsx';
import { PrintedOrigin } from './printed-origin.tsx';
import type { MentorPanelState } from './use-mentor-panel.ts';

// Fetched for an exam that is closed.
const ClosedExam = lazy(async () => ({ default: (await import('./closed-exam.tsx')).ClosedExam }));

// Fetched for an exam that is open.
const ExamOrigin = lazy(async () => ({ default: (await import('./exam-origin.tsx')).ExamOrigin }));

// Fetched when a lesson is finished. Without a connection it is finished all the same.
const LessonDone = lazy(() =>
  import('../../features/learning/done/lesson-done.tsx').then(
    ({ LessonDone: Done }) => ({ default: Done }),
    () => ({ default: () => null }),
  ),
);

// Browsers name their voices later anyway. Without a connection the lesson is there, and is read by its reader.
const ReadAloudControls = lazy(() =>
  import('../../features/catalogue/read-aloud-controls.tsx').then(
    ({ ReadAloudControls: Controls }) => ({ default: Controls }),
    () => ({ default: () => null }),
  ),
);

// The lesson is there first, and is read without its notes.
const NotesOfLesson = lazy(() =>
  import('./notes-of-lesson.tsx').then(
    ({ NotesOfLesson: Notes }) => ({ default: Notes }),
    () => ({ default: () => null }),
  ),
);

// Without a connection there is none.
const PractiseThis = lazy(() =>
  import('../practise-this.tsx').then(
    ({ PractiseThis: Practise }) => ({ default: Practise }),
    () => ({ default: () => null }),
  ),
);

// Asked for with the first feedback. Without a connection there is none.
const MentorTools = lazy(() =>
  import('../mentor/mentor-tools.tsx').then(
    ({ MentorTools: Tools }) => ({ default: Tools }),
    () => ({ default: () => null }),
  ),
);

interface LessonScreenProps {
  courseTitle: string;
  /** Undefined for a lesson that its module no longer lists. */
  module: OutlineModule | undefined;
  lesson: OutlineLesson;
  isEnrolled: boolean;
  completed: ReadonlySet<string>;
  bookmarked: boolean;
  /** The lessons that the exam of the course waits for; null once it is open. */
  beforeExam: readonly OutlineLesson[] | null;
  previous: OutlineLesson | undefined;
  next: OutlineLesson | undefined;
  mentor: MentorPanelState;
  /** What comes after the last lesson. */
  end: ReactNode;
}

/**
 * The lesson viewer: title, tools, content, completing it, and the lessons before and after. Keys n and p, and j and k
 * where no player has them.
 */
export function LessonScreen({
  courseTitle,
  module,
  lesson,
  isEnrolled,
  completed: completedLessons,
  bookmarked,
  beforeExam,
  previous,
  next,
  mentor,
  end,
}: LessonScreenProps) {
  const { t, i18n } = useLingui();
  const { rest } = useBackend();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const text = useRef<HTMLDivElement>(null);
  const completed = completedLessons.has(lesson.id);
  // What was finished before the lesson was opened is said in two words.
  const [wasCompleted] = useState(completed);
  const notes = useRef<NotesHandle>(null);
  const noteIsAwaited = useRef(false);
  const writeNote = () => {
    noteIsAwaited.current = notes.current === null;
    notes.current?.write();
  };
  const isOpen = (row: OutlineLesson) => (isEnrolled || row.is_free) && !(row.is_exam && beforeExam !== null);
  const canOpen = isOpen(lesson);
  const body = useLessonBody(canOpen && !lesson.is_exam ? lesson.id : undefined);
  // The importer writes the column as this type; the types of the tables know no domain.
  const activities = (body.data?.activities ?? {}) as Record<string, LearnerActivity>;
  const waits = useWaitsForAnswer(lesson.id, activities);
  const goTo = (row: OutlineLesson | undefined) =>
    row && (() => void navigate({ to: '.', search: { lesson: row.id } }));
  const [forward, back] = [goTo(next), goTo(previous)];
  const onwards = forward && { says: t`Next lesson`, run: forward };
  const backwards = back && { says: t`Previous lesson`, run: back };
  const isPlayed = lesson.content_type === 'video';
  useShortcuts({ n: onwards, p: backwards, ...(isPlayed ? {} : { j: onwards, k: backwards }) });

  const drawMentorTools: DrawMentorTools = (pointedAt) =>
    !lesson.is_exam && (
      <Suspense fallback={<div className="h-11" />}>
        <MentorTools {...pointedAt} onAsk={(words) => mentor.askAbout({ lesson_id: lesson.id, words })} />
      </Suspense>
    );
  const nextId = next !== undefined && isOpen(next) && !next.is_exam ? next.id : null;
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
      <PrintedOrigin courseTitle={courseTitle} />
      <div className="-ms-3 -mt-3 mb-6 flex flex-wrap print:hidden">
        <BookmarkButton lessonId={lesson.id} bookmarked={bookmarked} />
        {!lesson.is_exam && <AskMentorButton panel={mentor} />}
        {!lesson.is_exam && canOpen && <NoteButton onWrite={writeNote} />}
        <ReportProblem lessonId={lesson.id} />
        {canOpen && lesson.content_type === 'text' && (
          <Suspense>
            <ReadAloudControls text={text} />
          </Suspense>
        )}
      </div>
      {isEnrolled && !canOpen ? (
        <Suspense>
          <ClosedExam missing={beforeExam ?? []} />
        </Suspense>
      ) : (
        <MentorToolsContext value={drawMentorTools}>
          <div data-lesson>
            <LessonContent
              lesson={lesson}
              isEnrolled={isEnrolled}
              canOpen={canOpen}
              isCompleted={completed}
              body={body}
              text={text}
            />
            {body.data && !lesson.is_exam && (
              <Suspense>
                <NotesOfLesson
                  key={body.data.body_hash}
                  ref={(handle) => {
                    notes.current = handle;
                    // Asked for before they were there.
                    if (handle !== null && noteIsAwaited.current) writeNote();
                  }}
                  body={body.data}
                  text={text}
                  hasMargin={!mentor.isOpen}
                />
              </Suspense>
            )}
          </div>
        </MentorToolsContext>
      )}
      {/* What follows the lesson comes with it, or it would be pushed away while it is being read. */}
      <div className="in-data-lesson-loads:hidden">
        <div className="mt-8 flex flex-wrap items-center gap-3 print:hidden">
          {isEnrolled && (lesson.content_type !== 'quiz' || completed) && (
            <CompleteLessonButton lesson={lesson} completed={completed} givesWay={waits} />
          )}
          {back !== undefined && (
            <Button look="quiet" className="first:-ms-3" onClick={back} aria-keyshortcuts="p">
              <Trans>Previous lesson</Trans>
            </Button>
          )}
          {forward !== undefined && (
            <Button look={completed ? 'primary' : 'secondary'} onClick={forward} aria-keyshortcuts="n">
              <Trans>Next lesson</Trans>
            </Button>
          )}
        </div>
        {/* There before it says anything: what appears with its words is not announced everywhere. */}
        <div role="status" className="max-w-measure not-empty:mt-6 print:hidden">
          {completed && !wasCompleted && module && (
            <Suspense>
              <LessonDone lesson={lesson} module={module} completed={completedLessons} />
            </Suspense>
          )}
        </div>
        {/* Whoever is asked a question is not at the end yet. */}
        {(lesson.content_type !== 'quiz' || completed) && end}
        {canOpen && !lesson.is_exam && (
          <Suspense>
            <PractiseThis wanted={{ lesson_id: lesson.id }} />
          </Suspense>
        )}
        <p className="mt-3 text-15 text-muted pointer-coarse:hidden print:hidden">
          <Trans>Keys: n for the next lesson, p for the previous one, ? for all of them.</Trans>
        </p>
        {body.data && <LessonOrigin {...body.data.lesson} />}
        {lesson.is_exam && canOpen && (
          <Suspense>
            <ExamOrigin lessonId={lesson.id} />
          </Suspense>
        )}
      </div>
    </article>
  );
}
