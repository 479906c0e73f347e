import { placementRequest } from '#domain/placement/contract.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { loadState } from './placement-state.ts';

/** Where the caller is with placement: nowhere, at an item, or at the latest result with the explanations of its items. */
export const readPlacement: ProductFunction = async (request, { caller, query }) => {
  const userId = requireUser(caller);
  await readCall(request, placementRequest);
  return Response.json(await loadState(query, userId));
};
