import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import type { Lecture } from '#domain/catalogue/lecture/lecture-data.ts';
import type { VideoMedia } from '#domain/catalogue/lecture/video-data.ts';
import { neighbourLessons } from '#domain/learning/lesson-order.ts';
import { useLessonBody } from '../../../features/catalogue/fetch-lesson-body.ts';
import { ItemFacts } from '../../../features/analytics/lesson/item-facts.tsx';
import { ModuleFigures } from '../../../features/analytics/lesson/module-figures.tsx';
import { PartFacts } from '../../../features/analytics/lesson/part-facts.tsx';
import type { OutlineLesson, OutlineModule } from '../../../features/catalogue/fetch-outline.ts';
import { LessonFacts } from '../../../features/catalogue/lesson-facts.tsx';
import { LessonOrigin } from '../../../features/catalogue/lesson-origin.tsx';
import { LessonText } from '../../../features/catalogue/lesson-text.tsx';
import { useRecording } from '../../../features/learning/player/recording.ts';
import { usePreviewLesson } from '../../../features/learning/reports/preview-lesson.ts';
import { QuizPreview } from '../../../features/learning/reports/quiz-preview.tsx';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const LectureViewer = lazy(async () => ({
  default: (await import('../../../features/learning/player/lecture/lecture-viewer.tsx')).LectureViewer,
}));
const VideoViewer = lazy(async () => ({
  default: (await import('../../../features/learning/player/video/video-viewer.tsx')).VideoViewer,
}));

const RecordingPanel = lazy(async () => ({
  default: (await import('../../../features/catalogue/recordings/recording-panel.tsx')).RecordingPanel,
}));

const OpenActivity = lazy(async () => ({
  default: (await import('../../../features/learning/activity/lesson-activity.tsx')).OpenActivity,
}));

const ignore = () => undefined;
const skeleton = ['h-12 w-2/3', 'h-4 w-full', 'h-4 w-full', 'h-4 w-3/4'];

interface LessonPreviewProps {
  courseId: string;
  lesson: OutlineLesson;
  modules: readonly OutlineModule[];
  onLesson: (lessonId: string | undefined) => void;
}

/** A lesson as a learner sees it, whether or not they may. Nothing that is done here is recorded. */
export function LessonPreview({ courseId, lesson, modules, onLesson }: LessonPreviewProps) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const { previous, next } = neighbourLessons(
    modules.flatMap((module) => module.lessons),
    lesson.id,
  );
  const module = modules.find(({ id }) => id === lesson.module_id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Banner
        tone="warn"
        title={<Trans>Preview: a learner sees this lesson so</Trans>}
        action={
          <Button look="secondary" onClick={() => onLesson(undefined)}>
            <Trans>Back to the content</Trans>
          </Button>
        }
      >
        <Trans>Nothing that you do here is recorded, and questions take no answer.</Trans>
      </Banner>
      <article className="min-w-0">
        <p className="text-15 text-muted">{module && localizedText(module, 'title', i18n.locale)}</p>
        <h2 className="text-32">{localizedText(lesson, 'title', i18n.locale)}</h2>
        <p className="pb-6 text-muted">
          <LessonFacts lesson={lesson} />
        </p>
        <QueryState
          query={useLessonBody(lesson.id)}
          failed={t`The lesson could not be loaded`}
          describe={describe}
          skeleton={skeleton}
        >
          {(body) =>
            body === null ? (
              <EmptyState title={<Trans>This lesson has no text yet.</Trans>} />
            ) : (
              <>
                {body.html !== '' && (
                  <LessonText
                    key={body.body_hash}
                    body={body}
                    drawActivity={(name) => (
                      <>
                        <PreviewedActivity
                          lessonId={lesson.id}
                          name={name}
                          activity={body.activities[name] as LearnerActivity}
                        />
                        <PartFacts courseId={courseId} lessonId={lesson.id} name={name} />
                      </>
                    )}
                  />
                )}
                <Suspense fallback={<Skeleton rows={['aspect-video w-full', 'h-11 w-full']} />}>
                  {/* The importer writes the columns as these types; the types of the tables know no domain. */}
                  {body.lecture !== null && (
                    <PreviewedLecture
                      lessonId={lesson.id}
                      bodyHash={body.body_hash}
                      lecture={body.lecture as Lecture}
                    />
                  )}
                  {(body.media !== null || body.quiz !== null) && (
                    <PreviewedParts
                      courseId={courseId}
                      lessonId={lesson.id}
                      media={body.media as VideoMedia | null}
                    />
                  )}
                </Suspense>
                <LessonOrigin {...body.lesson} />
                {(body.lecture !== null || body.media !== null) && (
                  <Suspense>
                    <RecordingPanel
                      lessonId={lesson.id}
                      kind={body.lecture === null ? 'video' : 'voice'}
                      bodyHash={body.body_hash}
                    />
                  </Suspense>
                )}
              </>
            )
          }
        </QueryState>
      </article>
      {module && (
        <ModuleFigures
          courseId={courseId}
          title={localizedText(module, 'title', i18n.locale)}
          lessonIds={module.lessons.map(({ id }) => id)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {previous !== undefined && (
          <Button look="quiet" onClick={() => onLesson(previous.id)}>
            <Trans>Previous lesson</Trans>
          </Button>
        )}
        {next !== undefined && (
          <Button look="secondary" onClick={() => onLesson(next.id)}>
            <Trans>Next lesson</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

/** A lecture with its recorded voice. */
function PreviewedLecture({
  lessonId,
  bodyHash,
  lecture,
}: {
  lessonId: string;
  bodyHash: string;
  lecture: Lecture;
}) {
  const { recording } = useRecording(lessonId, 'voice', bodyHash);
  return <LectureViewer lecture={lecture} recording={recording} startAt={0} onPosition={ignore} />;
}

/** What the server has to give for it: the files of a video, or the questions of a quiz. */
function PreviewedParts({
  courseId,
  lessonId,
  media,
}: {
  courseId: string;
  lessonId: string;
  media: VideoMedia | null;
}) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const preview = usePreviewLesson(lessonId);
  return (
    <QueryState
      query={preview}
      failed={t`The lesson could not be loaded`}
      describe={describe}
      skeleton={skeleton}
    >
      {({ items, folder }) => (
        <>
          {media !== null && folder !== null && (
            <VideoViewer
              key={folder}
              media={media}
              folder={folder}
              startAt={0}
              onPosition={ignore}
              onRetry={() => void preview.refetch()}
            />
          )}
          {items.length > 0 && (
            <>
              <QuizPreview
                items={items}
                below={(item) => <ItemFacts courseId={courseId} lessonId={lessonId} item={item} />}
              />
              <PartFacts courseId={courseId} lessonId={lessonId} name="" />
            </>
          )}
        </>
      )}
    </QueryState>
  );
}

interface PreviewedActivityProps {
  lessonId: string;
  name: string;
  activity: LearnerActivity;
}

/** What there is to do at one place of a text, as it looks to a learner who comes to it. It takes no answer. */
function PreviewedActivity({ lessonId, name, activity }: PreviewedActivityProps) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  return (
    // The lesson around it is in English, from left to right. A drawing takes a pointer even when it is disabled.
    <fieldset
      disabled
      lang={i18n.locale}
      dir={i18n.locale === 'ar' ? 'rtl' : 'ltr'}
      className="pointer-events-none min-w-0 font-sans"
    >
      <QueryState
        query={usePreviewLesson(lessonId)}
        failed={t`This activity could not be loaded`}
        describe={describe}
        skeleton={skeleton}
      >
        {({ activity_items: items }) => (
          <Suspense fallback={<Skeleton rows={skeleton} />}>
            <OpenActivity
              place={{ lessonId, activity: name, itemId: null }}
              activity={activity}
              open={{ items, questions: [], simulations: {}, challenges: {} }}
            />
          </Suspense>
        )}
      </QueryState>
    </fieldset>
  );
}
