import type { ActivityKey, ChallengeKey, SimulationKey } from '#domain/activities/activity-key.ts';
import type { ChallengeState, OpenActivitiesResponse, SimulationState } from '#domain/activities/contract.ts';
import type {
  LearnerActivity,
  LearnerChallenge,
  LearnerSimulation,
} from '#domain/activities/learner-activity.ts';
import { one, oneOrNone } from '#domain/kernel/one.ts';
import { isModelName, loadModel } from '#domain/simulations/catalogue.ts';
import type { Model } from '#domain/simulations/model.ts';
import type { Query } from '../../adapters/sql.ts';
import { Refusal } from '../product-function.ts';

type SimulatedKind = 'simulation' | 'challenge';

/** A simulation or a challenge of a lesson with its model and the part of it that stays on the server. */
export type SimulatedActivity<Kind extends SimulatedKind> = {
  readonly asked: { simulation: LearnerSimulation; challenge: LearnerChallenge }[Kind];
  readonly key: { simulation: SimulationKey; challenge: ChallengeKey }[Kind];
  readonly model: Model;
};

/**
 * A simulation or a challenge of a lesson that the learner may open.
 *
 * @throws Refusal 404 `lesson-not-found`, `activity-not-found`, 403 `lesson-closed`
 */
export async function askSimulated<Kind extends SimulatedKind>(
  query: Query,
  userId: string,
  lessonId: string,
  activity: string,
  kind: Kind,
): Promise<SimulatedActivity<Kind>> {
  const { rows } = await query<{ may_open: boolean; asked: LearnerActivity | null; key: ActivityKey | null }>(
    `select private.learner_can_open_lesson($1, lessons.id) as may_open, bodies.activities -> $3::text as asked, keys.key
     from public.lessons
     left join public.lesson_bodies as bodies on bodies.lesson_id = lessons.id
     left join public.activity_keys as keys on keys.lesson_id = lessons.id and keys.activity = $3::text
     where lessons.id = $2 and lessons.retired_at is null`,
    [userId, lessonId, activity],
  );
  const row = oneOrNone(rows);
  if (!row) throw new Refusal(404, 'lesson-not-found');
  if (!row.may_open) throw new Refusal(403, 'lesson-closed');
  const { asked, key } = row;
  if (!isAsked(asked, kind) || !isKeyOf(key, kind) || !isModelName(asked.model))
    throw new Refusal(404, 'activity-not-found');
  return { asked, key, model: await loadModel(asked.model) };
}

function isAsked<Kind extends SimulatedKind>(
  asked: LearnerActivity | null,
  kind: Kind,
): asked is SimulatedActivity<Kind>['asked'] {
  return asked?.kind === kind;
}

function isKeyOf<Kind extends SimulatedKind>(
  key: ActivityKey | null,
  kind: Kind,
): key is SimulatedActivity<Kind>['key'] {
  return key?.kind === kind;
}

/** How the learner stands with the simulations and challenges of a lesson that they may open. */
export async function loadSimulated(
  query: Query,
  userId: string,
  lessonId: string,
): Promise<Pick<OpenActivitiesResponse, 'simulations' | 'challenges'>> {
  const simulations = await query<SimulationState & { readonly activity: string }>(
    `select activity, settings, run, spread from public.simulation_states
     where user_id = $1 and lesson_id = $2`,
    [userId, lessonId],
  );
  const tries = await query<{ activity: string }>(
    `select activity from public.activity_keys as keys
     where lesson_id = $2 and exists (
       select from public.challenge_tries as tries
       where tries.user_id = $1 and tries.lesson_id = keys.lesson_id and tries.activity = keys.activity
     )`,
    [userId, lessonId],
  );
  const challenges: Record<string, ChallengeState> = {};
  for (const { activity } of tries.rows)
    challenges[activity] = await loadChallenge(query, userId, lessonId, activity);
  return {
    simulations: Object.fromEntries(simulations.rows.map(({ activity, ...state }) => [activity, state])),
    challenges,
  };
}

/** How the learner stands with a challenge. What it shows is told once they have met it. */
export async function loadChallenge(
  query: Query,
  userId: string,
  lessonId: string,
  activity: string,
): Promise<ChallengeState> {
  // Of tries by the thousand no more is read than is told.
  const { rows } = await query<ChallengeState>(
    `with own as (
       select id, seed, choices, is_met, started_at, finished_at is not null as is_finished
       from public.challenge_tries where user_id = $1 and lesson_id = $2 and activity = $3
     ),
     met as (
       select jsonb_build_object('seed', seed, 'choices', choices, 'is_met', is_met) as try
       from own where is_met order by started_at limit 1
     )
     select
       (select count(*)::int from own where is_finished) as tries,
       (select jsonb_build_object('id', id, 'seed', seed) from own where not is_finished) as open,
       (
         select jsonb_build_object('seed', seed, 'choices', choices, 'is_met', is_met)
         from own where is_finished order by started_at desc limit 1
       ) as last,
       (select try from met) as met_by,
       (
         select key ->> 'reveal' from public.activity_keys as keys
         where keys.lesson_id = $2 and keys.activity = $3 and exists (select from met)
       ) as reveal_html`,
    [userId, lessonId, activity],
  );
  return one(rows);
}
