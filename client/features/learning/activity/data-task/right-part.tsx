import { Trans } from '@lingui/react/macro';
import type { Try } from '#domain/activities/contract.ts';
import type { LearnerTableTask } from '#domain/activities/data-task/learner-data-task.ts';

/** How much of an answer was right, in words; nothing for a number. */
export function RightPart({ asks, given: { rows, hidden } }: { asks: LearnerTableTask['asks']; given: Try }) {
  if (hidden) {
    const { caught, missed, false_alarms: falseAlarms, quiet } = hidden;
    return (
      <Trans>
        On rows you do not see it caught {caught} of {caught + missed}, with {falseAlarms} false alarms in{' '}
        {falseAlarms + quiet} others.
      </Trans>
    );
  }
  if (rows === undefined) return null;
  const right = rows.filter(({ is_right }) => is_right).length;
  const count = rows.length;
  if (asks === 'mark') {
    return (
      <Trans>
        {right} of {count} marked rows are right.
      </Trans>
    );
  }
  return asks === 'tag' ? (
    <Trans>
      {right} of {count} tags are right.
    </Trans>
  ) : (
    <Trans>
      {right} of {count} rows stand in their place.
    </Trans>
  );
}
