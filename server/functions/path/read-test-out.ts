import { testOutRequest } from '#domain/path/test-out-contract.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { testState } from './testing-out/test-state.ts';

/**
 * Where the caller is with testing out of a module.
 *
 * Refusals: 404 `module-not-found`.
 */
export const readTestOut: ProductFunction = async (request, { caller, transaction }) => {
  const userId = requireUser(caller);
  const { module_id: moduleId } = await readCall(request, testOutRequest);
  return Response.json(await transaction((query) => testState(query, userId, moduleId)));
};
