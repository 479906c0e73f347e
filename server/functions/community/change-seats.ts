import { reviewSeatsRequest } from '#domain/community/contract.ts';
import { type AdminFunction, adminAction } from '../admin-function.ts';

/**
 * Takes a reviewer's seat at those of the applications that have one for the caller.
 *
 * Refusal: 409 `no-seat-at-application` when none has.
 */
export const takeApplications = changeSeats('take-applications', 'private.take_applications');

/** Gives back seats that were taken and not used. Refusal: 409 `no-seat-to-release` when there are none. */
export const releaseApplications = changeSeats('release-applications', 'private.release_applications');

function changeSeats(name: string, rule: string): AdminFunction {
  return adminAction(name, reviewSeatsRequest, async ({ application_ids }, { query }) => {
    const { rows } = await query<{ id: string }>(`select ${rule}($1::uuid[]) as id`, [application_ids]);
    const changed = rows.map(({ id }) => id);
    return {
      subjectId: changed.length === 1 ? (changed[0] ?? null) : null,
      details: { application_ids: changed },
      answer: { application_ids: changed },
    };
  });
}
