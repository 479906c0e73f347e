import type { LearnerDataTask } from '#domain/activities/data-task/learner-data-task.ts';
import type { QuestionState } from '#domain/activities/contract.ts';
import type { ActivityPlace } from '../use-draft.ts';
import { PlanActivity } from './plan-activity.tsx';
import { TableActivity } from './table-activity.tsx';

interface DataTaskActivityProps {
  place: ActivityPlace;
  asked: LearnerDataTask;
  state: QuestionState;
}

/** A task at a table, or a plan to fill in. */
export function DataTaskActivity({ place, asked, state }: DataTaskActivityProps) {
  return asked.asks === 'plan' ? (
    <PlanActivity place={place} asked={asked} state={state} />
  ) : (
    <TableActivity place={place} asked={asked} state={state} />
  );
}
