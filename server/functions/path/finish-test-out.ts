import { finishTestOutRequest } from '#domain/path/test-out-contract.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { endTest, lockTest } from './testing-out/test-record.ts';
import { testState } from './testing-out/test-state.ts';

/**
 * Stops a test with what was answered so far; what was not answered is not right, and nothing is told of it.
 *
 * Refusals: 404 `test-not-found`.
 */
export const finishTestOut: ProductFunction = async (request, { caller, transaction, now }) => {
  const userId = requireUser(caller);
  const { test_out_id: id } = await readCall(request, finishTestOutRequest);
  const state = await transaction(async (query) => {
    const test = await lockTest(query, userId, id);
    if (!test.isOver) await endTest(query, test, now());
    return testState(query, userId, test.moduleId);
  });
  return Response.json(state);
};
