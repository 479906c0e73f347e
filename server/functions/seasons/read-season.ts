import type { ProductFunction } from '../product-function.ts';
import { requireUser } from '../read-call.ts';
import { seasonState } from './parts/season-state.ts';

/** Where the caller is with the season that is planned or open; else with the latest that they took part in. */
export const readSeason: ProductFunction = async (_request, { caller, query, now }) =>
  Response.json(await seasonState(query, requireUser(caller), now()));
