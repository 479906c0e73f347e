import type { PlacementId, UserId } from '#domain/kernel/ids.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { placementRequest } from '#domain/placement/contract.ts';
import type { Query } from '../../adapters/sql.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { askNext, lockPlacement } from './placement-record.ts';
import { DAYS_BETWEEN, loadState } from './placement-state.ts';

/**
 * Takes up the open placement of the caller, or begins one.
 *
 * Refusals: 404 `placement-not-offered`; 409 `placement-too-early` within 30 days of the last one.
 */
export const startPlacement: ProductFunction = async (request, { caller, transaction }) => {
  const userId = requireUser(caller);
  await readCall(request, placementRequest);
  const state = await transaction(async (query) => {
    // Two tabs that start at once must end up in the same placement.
    await query(`select pg_advisory_xact_lock(hashtextextended('placement ' || $1, 0))`, [userId]);
    const { rows } = await query<{ id: PlacementId }>(
      'select id from public.placements where user_id = $1 and finished_at is null',
      [userId],
    );
    const id = oneOrNone(rows)?.id ?? (await begin(query, userId));
    await askNext(query, await lockPlacement(query, userId, id), Math.random);
    return loadState(query, userId);
  });
  return Response.json(state);
};

async function begin(query: Query, userId: UserId): Promise<PlacementId> {
  const { rows } = await query<{ is_offered: boolean; is_early: boolean }>(
    `select exists (select from public.placement_strands) as is_offered,
       exists (
         select from public.placements where user_id = $1 and finished_at > now() - make_interval(days => $2)
       ) as is_early`,
    [userId, DAYS_BETWEEN],
  );
  const allowed = oneOrNone(rows);
  if (allowed?.is_offered !== true) throw new Refusal(404, 'placement-not-offered');
  if (allowed.is_early) throw new Refusal(409, 'placement-too-early');
  const begun = await query<{ id: PlacementId }>(
    // Somebody who was not asked is believed to begin.
    `insert into public.placements (user_id, starts_low)
     select $1, coalesce((
       select assessment_data ->> 'trading-experience' not in ('2', '3', '4')
       from public.skill_assessments where user_id = $1 order by created_at desc limit 1
     ), true) returning id`,
    [userId],
  );
  const row = oneOrNone(begun.rows);
  if (!row) throw new Error('A placement that was begun has an id.');
  return row.id;
}
