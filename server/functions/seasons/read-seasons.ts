import type { ReadSeasonsAnswer } from '#domain/seasons/contract.ts';
import type { ProductFunction } from '../product-function.ts';
import { requireUser } from '../read-call.ts';
import { seasonStates } from './parts/season-state.ts';

/** Where the caller is with the seasons that are planned or open, and with those they took part in. */
export const readSeasons: ProductFunction = async (_request, { caller, query, now }) => {
  const answer: ReadSeasonsAnswer = { seasons: await seasonStates(query, requireUser(caller), now()) };
  return Response.json(answer);
};
