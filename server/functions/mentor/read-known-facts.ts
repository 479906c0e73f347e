import { readKnownFactsRequest, type ReadKnownFactsResponse } from '#domain/mentor/knowing-contract.ts';
import type { MentorModel } from '../../adapters/mentor/model/open-model.ts';
import type { Mentor } from '../../adapters/mentor/open-mentor.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { loadKnownFacts } from './load-known-facts.ts';
import { loadConsent } from './may-know.ts';
import { loadModelSettings } from './model/reserve-rephrasing.ts';

/** What the mentor knows of the caller, as short facts; nothing where they have switched it off. */
export function createReadKnownFacts(mentor: Mentor, model: MentorModel | null): ProductFunction {
  return async (request, { caller, transaction, now }) => {
    const userId = requireUser(caller);
    const { time_zone } = await readCall(request, readKnownFactsRequest);
    const response = await transaction(async (query, read): Promise<ReadKnownFactsResponse> => {
      const { knows, rephrases } = await loadConsent(query, userId);
      const isOffered = model !== null && (await loadModelSettings(query)).is_on;
      const consent = { knows, rephrases, model: isOffered ? { name: model.name } : null };
      if (!knows) return { ...consent, facts: [] };
      return {
        ...consent,
        facts: await loadKnownFacts(mentor, query, read, { userId, now: now(), time_zone }),
      };
    });
    return Response.json(response);
  };
}
