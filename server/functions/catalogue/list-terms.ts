import type { GlossaryTerm, ListTermsResponse } from '#domain/catalogue/glossary-contract.ts';
import type { ProductFunction } from '../product-function.ts';
import { requireUser } from '../read-call.ts';

/** The words that lessons explain, to whoever is signed in: a definition gives away nothing of a lesson. */
export function createListTerms(terms: readonly GlossaryTerm[]): ProductFunction {
  return async (_request, { caller }) => {
    requireUser(caller);
    return Response.json({ terms } satisfies ListTermsResponse);
  };
}
