import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { OpenActivitiesResponse } from '#domain/activities/contract.ts';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { questionOf, useOpenActivities } from './open-activities.ts';
import { HoldText, TextWaits } from './text-waits.tsx';
import type { ActivityPlace } from './use-draft.ts';

const CheckActivity = lazy(async () => ({
  default: (await import('./check-activity.tsx')).CheckActivity,
}));
const CommitActivity = lazy(async () => ({
  default: (await import('./commit-activity.tsx')).CommitActivity,
}));
const TranscriptActivity = lazy(async () => ({
  default: (await import('./transcript-activity.tsx')).TranscriptActivity,
}));
const DataTaskActivity = lazy(async () => ({
  default: (await import('./data-task/data-task-activity.tsx')).DataTaskActivity,
}));
const SimulationActivity = lazy(async () => ({
  default: (await import('./simulated/simulation-activity.tsx')).SimulationActivity,
}));
const ChallengeActivity = lazy(async () => ({
  default: (await import('./simulated/challenge-activity.tsx')).ChallengeActivity,
}));

const skeleton = ['h-12 w-full', 'h-11 w-32'];

interface LessonActivityProps {
  lessonId: string;
  name: string;
  activity: LearnerActivity;
  /** Whether the text below waits for the answer: that to a question to commit to. */
  holdsText?: boolean;
}

/** What there is to do at one place of a lesson, as far as the learner is with it. Its heading and question stand above. */
export function LessonActivity({ lessonId, name, activity, holdsText = false }: LessonActivityProps) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const open = useOpenActivities(lessonId);
  const place = { lessonId, activity: name, itemId: null };
  return (
    // The lesson around it is in English, from left to right.
    <div lang={i18n.locale} dir={i18n.locale === 'ar' ? 'rtl' : 'ltr'} className="font-sans">
      {/* Also until it is known whether there is one, so that the text does not come and go. */}
      {holdsText && open.isLoading && <HoldText />}
      <QueryState
        query={open}
        failed={t`This activity could not be loaded`}
        describe={describe}
        skeleton={skeleton}
      >
        {(open) => (
          <>
            <OpenActivity {...{ place, activity, open }} />
            {holdsText && questionOf(open.questions, name, null).tries.length === 0 && (
              <TextWaits place={place} />
            )}
          </>
        )}
      </QueryState>
    </div>
  );
}

interface OpenActivityProps {
  place: ActivityPlace;
  activity: LearnerActivity;
  open: OpenActivitiesResponse;
}

/** An activity of whose lesson the server has told the items and how far the learner is. */
export function OpenActivity({ place, activity, open }: OpenActivityProps) {
  const { items, questions, simulations, challenges } = open;
  const state = questionOf(questions, place.activity, null);
  return (
    <Suspense fallback={<Skeleton rows={skeleton} />}>
      {activity.kind === 'check' && (
        <CheckActivity place={place} items={items[place.activity] ?? []} questions={questions} />
      )}
      {activity.kind === 'commit' && <CommitActivity place={place} asked={activity} state={state} />}
      {activity.kind === 'transcript' && <TranscriptActivity place={place} asked={activity} state={state} />}
      {activity.kind === 'data-task' && <DataTaskActivity place={place} asked={activity} state={state} />}
      {activity.kind === 'simulation' && (
        <SimulationActivity place={place} asked={activity} kept={simulations[place.activity]} />
      )}
      {activity.kind === 'challenge' && (
        <ChallengeActivity place={place} asked={activity} state={challenges[place.activity]} />
      )}
    </Suspense>
  );
}
