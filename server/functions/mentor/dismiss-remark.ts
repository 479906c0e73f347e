import { dismissRemarkRequest } from '#domain/mentor/knowing-contract.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';

/** Puts away what the mentor said unasked; it is not said again on that day. */
export const dismissRemark: ProductFunction = async (request, { caller, query }) => {
  const userId = requireUser(caller);
  const { kind, about } = await readCall(request, dismissRemarkRequest);
  await query(
    `update public.mentor_remarks set dismissed_at = clock_timestamp()
     where user_id = $1 and kind = $2 and about = $3 and dismissed_at is null`,
    [userId, kind, about],
  );
  return Response.json({});
};
