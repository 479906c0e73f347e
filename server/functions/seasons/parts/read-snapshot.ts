import { type SeasonSnapshot, snapshotOf } from '#domain/seasons/season-snapshot.ts';
import type { Query } from '../../../adapters/sql.ts';

/** What everybody in a frozen season was ranked by, as anybody in it may know it. */
export async function readSnapshot(query: Query, seasonId: string): Promise<SeasonSnapshot> {
  const { rows } = await query<{ ability: number; retention: number; process: number; score: number }>(
    `select exam_ability as ability, delayed_retention as retention, process, score
     from public.season_places where season_id = $1`,
    [seasonId],
  );
  return snapshotOf(
    rows.map(({ ability, retention, process, score }) => ({
      measures: { examAbility: ability, delayedRetention: retention, process },
      score,
    })),
  );
}
