import { oneOrNone } from '#domain/kernel/one.ts';
import { type ApplicationDetail, readApplicationRequest } from '#domain/community/contract.ts';
import { type AdminFunction, adminReading } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';
import { CARD } from './list-applications.ts';
import { type Program, readProgramSeats } from './program-seats.ts';

/**
 * One application with what its applicant wrote and the reviews that the caller may see: their own, and the other one
 * once both are in. Refusal: 404 `application-not-found`.
 */
export function createReadApplication(programs: readonly Program[]): AdminFunction {
  return adminReading('read-application', readApplicationRequest, async (input, { query, adminId }) => {
    const { application_id: id } = input;
    const { rows } = await query<Omit<ApplicationDetail, 'seen_reviews' | 'program'>>(
      `select ${CARD}, statement, decision_reason, override_reason from private.application_cards where id = $1`,
      [id],
    );
    const application = oneOrNone(rows);
    if (!application) throw new Refusal(404, 'application-not-found');
    const { rows: reviews } = await query<ApplicationDetail['seen_reviews'][number]>(
      `select coalesce(user_id = $2, false) as is_mine, need, commitment, fit, clarity, note, scored_at
       from public.application_reviews
       where application_id = $1 and scored_at is not null and (user_id = $2 or $3) order by place`,
      [id, adminId, application.is_open],
    );
    const seats = await readProgramSeats(query, programs);
    return {
      ...application,
      seen_reviews: reviews,
      program: seats.find((program) => program.id === application.program_interest) ?? null,
    };
  });
}
