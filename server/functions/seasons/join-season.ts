import { changeEntry } from './parts/change-entry.ts';

/**
 * Takes part in a season, or again after having left it; what was begun then still counts.
 *
 * Refusals: 404 `season-not-found`; 409 `season-needs-certificate`, `season-not-open`.
 */
export const joinSeason = changeEntry('certificate', async (query, { seasonId, userId }, now) => {
  await query(
    `insert into public.season_entries (season_id, user_id, joined_at) values ($1, $2, $3)
     on conflict (season_id, user_id) do update set left_at = null`,
    [seasonId, userId, now],
  );
});
