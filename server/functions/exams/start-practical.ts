import type { ExamState } from '#domain/exams/contract.ts';
import { policyRequest } from '#domain/exams/practical-contract.ts';
import type { Policy } from '#domain/exams/practical/policy.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Practical } from '#domain/quiz/exam/practical-schema.ts';
import type { Query } from '../../adapters/sql.ts';
import { lockLearner } from '../lock-learner.ts';
import { type CountUse, type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { refuseTooOften } from '../simulator/refuse-too-often.ts';
import { beginSession, drawMarket, STARTS } from '../simulator/start-simulator-session.ts';
import type { SimulatorTools } from '../simulator/simulator-tools.ts';
import { practicalState } from './practical/practical-state.ts';
import { wantedSession } from './practical/wanted-session.ts';
import { examFacts } from './sitting/exam-facts.ts';
import { examState } from './sitting/exam-state.ts';
import { tryPolicy } from './try-policy.ts';

/**
 * Begins an attempt at the practical part of an exam with the policy that it will be scored by: a session of the simulator on a
 * path of its own, whatever plan the learner is on. Asked again while one is open, it opens no second one.
 *
 * Refusals: 404 `exam-not-found`; 409 `lesson-closed`, `practical-passed`, `practical-waits`, `policy-does-not-hold` (with what
 * does not); 429 `over_request_rate_limit`.
 */
export function createStartPractical(tools: SimulatorTools, countUse: CountUse): ProductFunction {
  return async (request, { caller, query, transaction, now: clock }) => {
    const userId = requireUser(caller);
    const { lesson_id: lessonId, policy } = await readCall(request, policyRequest);
    await refuseTooOften(countUse, 'start-simulator-session', userId, STARTS);
    const now = clock();
    // A market is drawn only for an attempt that can begin.
    const practical = await mayBegin(query, userId, lessonId, now);
    if (practical !== null) refuseWeakPolicy(policy, practical);
    const drawn = practical && (await drawMarket(tools, wantedSession(practical, policy).parameters));
    const state = await transaction(async (run): Promise<ExamState> => {
      await lockLearner(run, userId);
      const still = await mayBegin(run, userId, lessonId, now);
      if (still !== null && drawn !== null) {
        const wanted = wantedSession(still, policy);
        const requestId = crypto.randomUUID();
        const id = await beginSession(run, tools, { userId, requestId, wanted, drawn });
        await run(
          `insert into public.practical_attempts (session_id, user_id, lesson_id, practical, policy, started_at)
           values ($1, $2, $3, $4, $5, $6)`,
          [id, userId, lessonId, JSON.stringify(still), JSON.stringify(policy), now],
        );
      }
      return examState(run, userId, lessonId, { now, random: Math.random });
    });
    return Response.json(state);
  };
}

/** The rules of an attempt that may begin; null while one is open. */
async function mayBegin(
  query: Query,
  userId: UserId,
  lessonId: string,
  now: Date,
): Promise<Practical | null> {
  const state = await practicalState(query, userId, await examFacts(query, userId, lessonId, now), now);
  if (state === null) throw new Refusal(404, 'exam-not-found');
  if (state.refusal !== null) throw new Refusal(409, state.refusal);
  return state.open === null ? state.practical : null;
}

function refuseWeakPolicy(policy: Policy, practical: Practical): void {
  const { holds, faults, years } = tryPolicy(policy, practical);
  if (!holds) throw new Refusal(409, 'policy-does-not-hold', { faults, years });
}
