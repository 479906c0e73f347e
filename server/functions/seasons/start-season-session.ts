import { seasonRequest } from '#domain/seasons/contract.ts';
import type { Policy } from '#domain/exams/practical/policy.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { Practical } from '#domain/quiz/exam/practical-schema.ts';
import type { Query } from '../../adapters/sql.ts';
import { attemptsOf, isDone } from '../exams/practical/attempt-record.ts';
import { wantedSession } from '../exams/practical/wanted-session.ts';
import { lockLearner } from '../lock-learner.ts';
import { type CountUse, type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { refuseTooOften } from '../simulator/refuse-too-often.ts';
import { beginSession, drawMarket, STARTS } from '../simulator/start-simulator-session.ts';
import type { SimulatorTools } from '../simulator/simulator-tools.ts';
import { seasonState } from './parts/season-state.ts';

/**
 * Begins the one session of a season: with the same rules for everybody, on a path of one's own, judged by the limits of the practical
 * part that brought the certificate. Asked again it begins no second one.
 *
 * Refusals: 404 `season-not-found`; 409 `season-needs-certificate`, `season-not-open`, `season-not-joined`;
 * 429 `over_request_rate_limit`.
 */
export function createStartSeasonSession(tools: SimulatorTools, countUse: CountUse): ProductFunction {
  return async (request, { caller, query, transaction, now: clock }) => {
    const userId = requireUser(caller);
    const { season_id: seasonId } = await readCall(request, seasonRequest);
    await refuseTooOften(countUse, 'start-simulator-session', userId, STARTS);
    const now = clock();
    // A market is drawn only for a session that can begin.
    const rules = await mayBegin(query, userId, seasonId, now);
    const wanted = rules && wantedSession(rules.practical, rules.policy);
    const drawn = wanted && (await drawMarket(tools, wanted.parameters));
    const state = await transaction(async (run) => {
      await lockLearner(run, userId);
      const still = await mayBegin(run, userId, seasonId, now);
      if (still && wanted && drawn) {
        const requestId = crypto.randomUUID();
        const id = await beginSession(run, tools, { userId, requestId, wanted, drawn });
        await run(
          `update public.season_entries set session_id = $3, policy = $4, begun_at = $5
           where season_id = $1 and user_id = $2`,
          [seasonId, userId, id, JSON.stringify(still.policy), now],
        );
      }
      return seasonState(run, userId, seasonId, now);
    });
    return Response.json(state);
  };
}

/** What the session is begun with; null while there is one. */
async function mayBegin(
  query: Query,
  userId: string,
  seasonId: string,
  now: Date,
): Promise<{ readonly practical: Practical; readonly policy: Policy } | null> {
  const { season, refusal, entry } = await seasonState(query, userId, seasonId, now);
  if (refusal !== null) throw new Refusal(409, refusal);
  if (season.phase !== 'open') throw new Refusal(409, 'season-not-open');
  if (entry === null || entry.has_left) throw new Refusal(409, 'season-not-joined');
  if (entry.session_id !== null) return null;
  const { rows } = await query<{ lesson_id: string; practical: Practical }>(
    'select lesson_id, practical from public.seasons where id = $1',
    [seasonId],
  );
  const found = oneOrNone(rows);
  const done = found && (await attemptsOf(query, userId, found.lesson_id)).find(isDone);
  if (!found || !done) throw new Refusal(409, 'season-needs-certificate');
  return { practical: found.practical, policy: done.policy };
}
