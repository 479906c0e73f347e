import { readPathRequest } from '#domain/path/contract.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { loadPath } from './load-path.ts';
import { pathClock } from './path-clock.ts';

/** The path of the caller, computed anew, with what is otherwise than it was shown last. The first time there is nothing to compare. */
export const readPath: ProductFunction = async (request, { caller, transaction, now }) => {
  const userId = requireUser(caller);
  const { time_zone } = await readCall(request, readPathRequest);
  const response = await transaction(async (query, read) => {
    const clock = await pathClock(query, userId, now(), time_zone);
    const { response: path, ahead, wishes } = await loadPath(read, userId, clock, now());
    if (wishes.shown === null) {
      await query(
        `insert into public.learner_paths (user_id, shown) values ($1, $2)
         on conflict (user_id) do update set shown = coalesce(learner_paths.shown, excluded.shown)`,
        [userId, ahead],
      );
    }
    return path;
  });
  return Response.json(response);
};
