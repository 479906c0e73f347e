import { type ChangePathRequest, changePathRequest } from '#domain/path/contract.ts';
import { type StationMove, withMove } from '#domain/path/station-move.ts';
import { HONEST_ODDS } from '#domain/placement/routing.ts';
import type { Query } from '../../adapters/sql.ts';
import { lockLearner } from '../lock-learner.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { type LoadedPath, loadPath } from './load-path.ts';
import { pathClock } from './path-clock.ts';

/** What a learner chose of their path. */
type Choices = {
  readonly course: string | null;
  readonly hasChosen: boolean;
  readonly moves: readonly StationMove[];
  readonly kept: readonly string[];
};

/**
 * Changes one thing of the caller's path, and answers the path as it is then. What the caller changed is not told to them as
 * a change; what else had changed, is, until they say that they have seen it.
 *
 * Refusals: 404 `station-not-found`, `course-not-found`; 409 `odds-first`, `nothing-to-undo`.
 */
export const changePath: ProductFunction = async (request, { caller, transaction, now }) => {
  const userId = requireUser(caller);
  const { change, time_zone } = await readCall(request, changePathRequest);
  const response = await transaction(async (query, read) => {
    await lockLearner(query, userId);
    const clock = await pathClock(query, userId, now(), time_zone);
    await query('insert into public.learner_paths (user_id) values ($1) on conflict do nothing', [userId]);
    const before = await loadPath(read, userId, clock, now());
    if (change.kind === 'seen') {
      await query('update public.learner_paths set shown = $2 where user_id = $1', [userId, before.ahead]);
    } else {
      await keep(query, userId, change, before);
      const after = await loadPath(read, userId, clock, now());
      // Changes that were not seen yet stay to be told; with none, this is what was shown.
      if (before.response.changes.length === 0) {
        await query('update public.learner_paths set shown = $2 where user_id = $1', [userId, after.ahead]);
      }
    }
    return (await loadPath(read, userId, clock, now())).response;
  });
  return Response.json(response);
};

type OwnChange = Exclude<ChangePathRequest['change'], { readonly kind: 'seen' }>;

async function keep(query: Query, userId: string, change: OwnChange, path: LoadedPath): Promise<void> {
  if (change.kind === 'undo') {
    const { rowCount } = await query(
      `update public.learner_paths set before = null, changed_at = clock_timestamp(),
         course_id = (select id from public.courses where slug = before ->> 'course'),
         has_chosen = (before ->> 'hasChosen')::boolean,
         moves = before -> 'moves', kept = array(select jsonb_array_elements_text(before -> 'kept'))
       where user_id = $1 and before is not null`,
      [userId],
    );
    if (rowCount === 0) throw new Refusal(409, 'nothing-to-undo');
    return;
  }
  const { chosen, has_chosen: hasChosen, moves, kept } = path.wishes;
  const now: Choices = { course: chosen, hasChosen, moves: moves ?? [], kept: kept ?? [] };
  const next = changed(now, change, path);
  await query(
    `update public.learner_paths set before = $2, moves = $4, kept = $5, has_chosen = $6, changed_at = clock_timestamp(),
       course_id = (select id from public.courses where slug = $3)
     where user_id = $1`,
    [userId, JSON.stringify(now), next.course, JSON.stringify(next.moves), next.kept, next.hasChosen],
  );
}

function changed(
  now: Choices,
  change: Exclude<OwnChange, { readonly kind: 'undo' }>,
  { ahead, path, facts }: LoadedPath,
): Choices {
  switch (change.kind) {
    case 'choose':
      if (change.course !== null && !facts.modules.some(({ course }) => course === change.course))
        throw new Refusal(404, 'course-not-found');
      return { ...now, course: change.course, hasChosen: true };
    case 'keep':
      if (!path.leftOut.includes(change.station)) throw new Refusal(404, 'station-not-found');
      return { ...now, kept: [...now.kept, change.station] };
    case 'move': {
      const { station, side, other } = change;
      if (station === other || ![station, other].every((id) => ahead.includes(id)))
        throw new Refusal(404, 'station-not-found');
      if (station === HONEST_ODDS || (side === 'before' && other === HONEST_ODDS))
        throw new Refusal(409, 'odds-first');
      return { ...now, moves: withMove(now.moves, { station, side, other }) };
    }
  }
}
