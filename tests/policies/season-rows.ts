import type { Query } from '#server/backend/database/database.ts';

/** A season that is over, and one that is open. */
export const frozenSeason = '00000000-0000-4000-8000-000000000480';
export const openSeason = '00000000-0000-4000-8000-000000000481';
/** The place of the learner of the world in the first, and one whose account is gone. */
export const seasonPlace = '00000000-0000-4000-8000-000000000482';
export const namelessPlace = '00000000-0000-4000-8000-000000000483';

/** The learner was in the top tenth of the season that is over, which nobody has looked at yet, and takes part in the next. */
export async function addSeasonRows(query: Query, learner: string, lessonId: string): Promise<void> {
  await query(
    `insert into public.seasons (id, lesson_id, number, practical, opens_at, closes_at, frozen_at, holders, joined, begun, complete)
     values ($1, $3, 1, '{}', '2026-09-01', '2026-10-01', '2026-10-01', 60, 55, 52, 50),
       ($2, $3, 2, '{}', '2026-11-01', '2026-12-01', null, null, null, null, null)`,
    [frozenSeason, openSeason, lessonId],
  );
  await query('insert into public.season_entries (season_id, user_id) values ($1, $2)', [
    openSeason,
    learner,
  ]);
  await query(
    `insert into public.season_places (id, season_id, user_id, exam_ability, delayed_retention, process, percentiles, score, rank,
       is_in_top_tenth)
     values ($1, $3, $4, 2, 1, 1, '{}', 99, 1, true), ($2, $3, null, 1, 1, 1, '{}', 90, 2, true)`,
    [seasonPlace, namelessPlace, frozenSeason, learner],
  );
  await query('insert into public.trade_invitations (place_id, user_id) values ($1, $2)', [
    seasonPlace,
    learner,
  ]);
}
