import { claimScholarshipRequest } from '#domain/community/contract.ts';
import type { SignedTokens } from '../../adapters/signed-token.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';

/**
 * Gives an award to the account of whoever followed the link in the decision mail, whatever address the account has.
 * Again by the same account it changes nothing.
 *
 * Refusals: 400 `link-invalid`, 409 `scholarship-not-awarded` and `scholarship-claimed`.
 */
export function createClaimScholarship(tokens: SignedTokens): ProductFunction {
  return async (request, { caller, query, now }) => {
    const userId = requireUser(caller);
    const { token } = await readCall(request, claimScholarshipRequest);
    const applicationId = tokens.read(token, now());
    if (applicationId === undefined) throw new Refusal(400, 'link-invalid');
    await query('select private.claim_scholarship($1, $2)', [applicationId, userId]);
    return Response.json({ application_id: applicationId });
  };
}
