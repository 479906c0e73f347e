import { reviewApplicationRequest } from '#domain/community/contract.ts';
import { adminAction } from '../admin-function.ts';

/**
 * Keeps the caller's review. The log says that there is one, not what it says: who reads the log may be the second
 * reviewer.
 *
 * Refusals: 404 `application-not-found`, 409 `already-decided`, `already-reviewed` and `no-seat-at-application`.
 */
export const reviewApplication = adminAction(
  'review-application',
  reviewApplicationRequest,
  async ({ application_id: id, need, commitment, fit, clarity, note }, { query }) => {
    await query('select private.review_application($1, $2, $3, $4, $5, $6)', [
      id,
      need,
      commitment,
      fit,
      clarity,
      note,
    ]);
    return { subjectId: id, answer: { application_id: id } };
  },
);
