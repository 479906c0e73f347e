import {
  type SaveMailPreferencesResponse,
  saveMailPreferencesRequest,
} from '#domain/knowledge/mail-contract.ts';
import { isTimeZone } from '#domain/knowledge/learner-day.ts';
import { learnerClock } from '../learner-clock.ts';
import { lockLearner } from '../lock-learner.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';

/**
 * Keeps which mails about their learning the caller wants, and at which hour. The zone of the device is kept with it: by it the hour
 * is told, unless the profile names another.
 */
export const saveMailPreferences: ProductFunction = async (request, { caller, transaction, now }) => {
  const userId = requireUser(caller);
  const { time_zone, ...chosen } = await readCall(request, saveMailPreferencesRequest);
  await transaction(async (query) => {
    await lockLearner(query, userId);
    if (time_zone !== undefined && isTimeZone(time_zone)) {
      const { day } = await learnerClock(query, userId, now(), time_zone);
      await query(
        `insert into private.learner_days (user_id, day, seen_at, time_zone) values ($1, $2, $3, $4)
         on conflict (user_id) do update
           set day = excluded.day, seen_at = excluded.seen_at, time_zone = excluded.time_zone`,
        [userId, day, now(), time_zone],
      );
    }
    await query('select private.choose_mails($1, $2, $3, $4)', [
      userId,
      chosen.reminder,
      chosen.summary,
      chosen.hour,
    ]);
  });
  return Response.json(chosen satisfies SaveMailPreferencesResponse);
};
