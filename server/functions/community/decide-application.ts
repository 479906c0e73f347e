import { oneOrNone } from '#domain/kernel/one.ts';
import { type ApplicationRow, decideApplicationRequest } from '#domain/community/contract.ts';
import { type AdminFunction, adminAction } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';
import type { MailApplicant } from './mail-applicant.ts';
import type { Program } from './program-seats.ts';

/**
 * Awards or declines an application, with a reason; the applicant is told by mail. The database takes the seat. The log
 * says whether two reviews were waited for; why not is kept with the application, which may have to be forgotten.
 *
 * Refusals: 404 `application-not-found`, 409 `already-decided`, `reviews-needed` and `no-seats-left`.
 */
export function createDecideApplication(
  programs: readonly Program[],
  mailApplicant: MailApplicant,
): AdminFunction {
  return adminAction('decide-application', decideApplicationRequest, async (input, { query }) => {
    const { application_id: id, decision, reason, override_reason } = input;
    const { rows: found } = await query<{ program_interest: string }>(
      'select program_interest from public.scholarship_applications where id = $1',
      [id],
    );
    const program = found[0]?.program_interest;
    const spots = programs.find((candidate) => candidate.id === program)?.spots ?? 0;
    const { rows } = await query<ApplicationRow & { readonly override_reason: string | null }>(
      'select * from private.decide_application($1, $2, $3, $4, $5)',
      [id, decision, reason, spots, override_reason ?? null],
    );
    const application = oneOrNone(rows);
    if (!application) throw new Refusal(404, 'application-not-found');
    await mailApplicant(query, application);
    return {
      subjectId: id,
      details: { decision, program, before_two_reviews: application.override_reason !== null },
      answer: { application_id: id, status: application.status },
    };
  });
}
