import type { SeasonState } from './contract.ts';

/** A result is news for so many days after its season has ended. */
const NEWS_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The one season that the dashboard speaks of: the one that its learner takes part in, else a result of the last days, else one that
 * they could take part in. None for those who left, and none without a certificate.
 *
 * @param states as `read-seasons` lists them
 */
export function seasonToShow(states: readonly SeasonState[], now: Date): SeasonState | undefined {
  const takesPart = states.find(
    ({ season, refusal, entry }) =>
      season.phase !== 'over' && refusal !== 'season-needs-certificate' && entry !== null && !entry.has_left,
  );
  const result = states.find(
    ({ season, result: found }) =>
      found !== null && now.getTime() - Date.parse(season.closes_at) < NEWS_DAYS * DAY_MS,
  );
  const could = states.find(({ refusal, entry }) => refusal === null && entry === null);
  return takesPart ?? result ?? could;
}
