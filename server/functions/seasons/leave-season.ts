import { changeEntry } from './parts/change-entry.ts';

/**
 * Takes part no longer: nothing of the caller is measured. Whoever lost their certificate may leave as well.
 *
 * Refusals: 404 `season-not-found`; 409 `season-not-open`.
 */
export const leaveSeason = changeEntry('nothing', async (query, { seasonId, userId }, now) => {
  await query(
    'update public.season_entries set left_at = $3 where season_id = $1 and user_id = $2 and left_at is null',
    [seasonId, userId, now],
  );
});
