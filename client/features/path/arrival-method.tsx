import { Plural, Trans } from '@lingui/react/macro';
import type { ReadPathResponse } from '#domain/path/contract.ts';

/** How many stations are done, and what the arrival was worked out from. */
export function ArrivalMethod({ path: { stations, arrival, pace } }: { path: ReadPathResponse }) {
  const done = stations.filter((station) => station.done_on !== null).length;
  const all = stations.length;
  const { minutes_a_day: minutes, days_a_week: days } = pace;
  return (
    <>
      <Trans>
        {done} of {all} stations done.
      </Trans>{' '}
      {arrival?.basis === 'chosen' && (
        <Trans>
          At {minutes} minutes a day, on {days} days a week or on two fewer. It follows what you really do,
          once that is two weeks.
        </Trans>
      )}
      {arrival?.basis === 'resumed' && (
        <Trans>
          At {minutes} minutes a day, on {days} days a week or on two fewer. At the pace of your last weeks it
          would take more than a year.
        </Trans>
      )}
      {arrival?.basis === 'kept' && (
        <Plural
          value={arrival.weeks}
          one="At the pace of your last week."
          other="At the pace of your last # weeks: the first day if they are like your better ones, the last if like your slower ones."
        />
      )}
    </>
  );
}
