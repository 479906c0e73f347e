import { saveSimulationRequest, type SimulationState } from '#domain/activities/contract.ts';
import { viewValues } from '#domain/activities/simulated/view-values.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { askSimulated } from './simulated-activities.ts';

/**
 * Keeps how a learner left a simulation, for their other devices; every ten minutes at most it is made a learning event.
 *
 * Refusals: 404 `lesson-not-found`, `activity-not-found`; 403 `lesson-closed`; 400 `invalid-request`.
 */
export const saveSimulation: ProductFunction = async (request, { caller, transaction }) => {
  const userId = requireUser(caller);
  const given = await readCall(request, saveSimulationRequest);
  const { lesson_id: lessonId, activity, settings, run, spread } = given;
  await transaction(async (query) => {
    const { asked, key, model } = await askSimulated(query, userId, lessonId, activity, 'simulation');
    if (!viewValues(model, asked, settings)) throw new Refusal(400, 'invalid-request', { field: 'settings' });
    await query(
      `insert into public.simulation_states as kept (user_id, lesson_id, activity, settings, run, spread, skill)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (user_id, lesson_id, activity) do update
       set settings = excluded.settings, run = excluded.run, spread = excluded.spread, skill = excluded.skill,
         recorded_at = case when kept.recorded_at < now() - interval '10 minutes' then now() else kept.recorded_at end`,
      [userId, lessonId, activity, JSON.stringify(settings), run, spread, key.skill],
    );
  });
  return Response.json({ settings, run, spread } satisfies SimulationState);
};
