import { checkInvitationRequest } from '#domain/seasons/contract.ts';
import { type CountUse, type ProductFunction, Refusal } from '../product-function.ts';
import { readCall } from '../read-call.ts';
import { findInvitation } from './parts/find-invitation.ts';

/** A partner checks whom they are shown; nobody finds a code of 100 bits by trying. */
const CHECKS = { limit: 60, windowSeconds: 600 } as const;

/**
 * Tells whoever holds the code of an invitation whether it stands, without an account: for a partner of the operator.
 *
 * Refusals: 404 `invitation-not-found`; 429 `over_request_rate_limit`.
 */
export function createCheckInvitation(countUse: CountUse): ProductFunction {
  return async (request, { address, query }) => {
    const { code, email } = await readCall(request, checkInvitationRequest);
    const wait = await countUse('check-invitation', address, CHECKS);
    if (wait > 0) throw new Refusal(429, 'over_request_rate_limit');
    const found = await findInvitation(query, code, email ?? null);
    if (!found) throw new Refusal(404, 'invitation-not-found');
    return Response.json(found);
  };
}
