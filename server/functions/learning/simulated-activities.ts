import type { ActivityKey, ChallengeKey, SimulationKey } from '#domain/activities/activity-key.ts';
import type {
  ChallengeState,
  FinishedTry,
  OpenActivitiesResponse,
  SimulationState,
} from '#domain/activities/contract.ts';
import type {
  LearnerActivity,
  LearnerChallenge,
  LearnerSimulation,
} from '#domain/activities/learner-activity.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
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

type KeptTry = { readonly activity: string; readonly id: string } & (
  | (FinishedTry & { readonly is_finished: true })
  | { readonly is_finished: false; readonly seed: number }
);

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
    'select distinct activity from public.challenge_tries where user_id = $1 and lesson_id = $2',
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
  const { rows } = await query<KeptTry & { readonly tries: number; readonly reveal_html: string }>(
    `select tries.activity, tries.id, seed::float, choices, is_met, finished_at is not null as is_finished,
       (count(finished_at) over ())::int as tries, keys.key ->> 'reveal' as reveal_html
     from public.challenge_tries as tries
     join public.activity_keys as keys on keys.lesson_id = tries.lesson_id and keys.activity = tries.activity
     where tries.user_id = $1 and tries.lesson_id = $2 and tries.activity = $3 order by started_at desc`,
    [userId, lessonId, activity],
  );
  const finished = rows.filter((row) => row.is_finished);
  const metBy = finished.findLast(({ is_met }) => is_met);
  const open = rows.find((row) => !row.is_finished);
  return {
    tries: finished.length,
    open: open ? { id: open.id, seed: open.seed } : null,
    last: finishedTry(finished[0]),
    met_by: finishedTry(metBy),
    reveal_html: metBy ? metBy.reveal_html : null,
  };
}

function finishedTry(row: FinishedTry | undefined): FinishedTry | null {
  return row ? { seed: row.seed, choices: row.choices, is_met: row.is_met } : null;
}
