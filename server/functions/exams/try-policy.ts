import type { TryPolicyResponse } from '#domain/exams/practical-contract.ts';
import { policyRequest } from '#domain/exams/practical-contract.ts';
import { countFallenYears } from '#domain/exams/practical/count-fallen-years.ts';
import { type Policy, policyFaults } from '#domain/exams/practical/policy.ts';
import type { Practical } from '#domain/quiz/exam/practical-schema.ts';
import { type CountUse, type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { examFacts } from './sitting/exam-facts.ts';

/** Thousands of years take a part of a second each time. */
const TRIES = { limit: 30, windowSeconds: 600 } as const;

/**
 * Tries the lines of a policy: against their bounds, against one another, and in the possible years of the exam. Nothing is kept.
 *
 * Refusals: 404 `exam-not-found`; 429 `over_request_rate_limit`.
 */
export function createTryPolicy(countUse: CountUse): ProductFunction {
  return async (request, { caller, query, now }) => {
    const userId = requireUser(caller);
    const { lesson_id: lessonId, policy } = await readCall(request, policyRequest);
    if ((await countUse('try-policy', userId, TRIES)) > 0) throw new Refusal(429, 'over_request_rate_limit');
    const { practical } = await examFacts(query, userId, lessonId, now());
    if (practical === null) throw new Refusal(404, 'exam-not-found');
    return Response.json(tryPolicy(policy, practical));
  };
}

/** What a policy comes to by the rules of a practical part. */
export function tryPolicy(policy: Policy, practical: Practical): TryPolicyResponse {
  const faults = policyFaults(policy, practical);
  if (faults.length > 0) return { faults, years: null, holds: false };
  if (practical.years === undefined) return { faults, years: null, holds: true };
  const years = countFallenYears(policy, practical.years);
  return { faults, years, holds: years.every(({ fallen, fewer_than: most }) => fallen < most) };
}
