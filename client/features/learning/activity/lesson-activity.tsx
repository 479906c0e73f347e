import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { questionOf, useOpenActivities } from './open-activities.ts';

const CheckActivity = lazy(async () => ({
  default: (await import('./check-activity.tsx')).CheckActivity,
}));
const CommitActivity = lazy(async () => ({
  default: (await import('./commit-activity.tsx')).CommitActivity,
}));
const TranscriptActivity = lazy(async () => ({
  default: (await import('./transcript-activity.tsx')).TranscriptActivity,
}));

const skeleton = ['h-12 w-full', 'h-11 w-32'];

interface LessonActivityProps {
  lessonId: string;
  name: string;
  activity: LearnerActivity;
}

/** What there is to do at one place of a lesson, as far as the learner is with it. Its heading and question stand above. */
export function LessonActivity({ lessonId, name, activity }: LessonActivityProps) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const open = useOpenActivities(lessonId);
  const place = { lessonId, activity: name, itemId: null };
  return (
    // The lesson around it is in English, from left to right.
    <div lang={i18n.locale} dir={i18n.locale === 'ar' ? 'rtl' : 'ltr'} className="font-sans">
      <QueryState
        query={open}
        failed={t`This activity could not be loaded`}
        describe={describe}
        skeleton={skeleton}
      >
        {({ items, questions }) => (
          <Suspense fallback={<Skeleton rows={skeleton} />}>
            {activity.kind === 'check' && (
              <CheckActivity place={place} items={items[name] ?? []} questions={questions} />
            )}
            {activity.kind === 'commit' && (
              <CommitActivity place={place} asked={activity} state={questionOf(questions, name, null)} />
            )}
            {activity.kind === 'transcript' && (
              <TranscriptActivity place={place} asked={activity} state={questionOf(questions, name, null)} />
            )}
          </Suspense>
        )}
      </QueryState>
    </div>
  );
}
