import type { SiteFile } from '#domain/catalogue/site-contract.ts';
import { type ApplicationRow, decideApplicationRequest } from '#domain/community/contract.ts';
import { actAsCaller } from '../act-as-caller.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import type { MailApplicant } from './application-letter.ts';

type Program = Pick<SiteFile['community']['programs'][number], 'id' | 'spots'>;

/**
 * Awards or declines an application for an admin, with a reason; the applicant is told by mail. The database makes sure
 * of the admin, takes the seat, and writes the log.
 *
 * Refusals: 403 `admins-only`, 404 `application-not-found`, 409 `already-decided` and `no-seats-left`.
 */
export function createDecideApplication(
  programs: readonly Program[],
  mailApplicant: MailApplicant,
): ProductFunction {
  return async (request, { caller, transaction }) => {
    requireUser(caller);
    const { application_id: id, decision, reason } = await readCall(request, decideApplicationRequest);
    const status = await transaction(async (query) => {
      await actAsCaller(query, caller);
      const { rows: found } = await query<{ program_interest: string }>(
        'select program_interest from public.scholarship_applications where id = $1 and public.is_admin()',
        [id],
      );
      const spots = programs.find((program) => program.id === found[0]?.program_interest)?.spots ?? 0;
      const { rows } = await query<ApplicationRow>(
        'select * from private.decide_application($1, $2, $3, $4)',
        [id, decision, reason, spots],
      );
      const [application] = rows;
      if (!application) throw new Refusal(404, 'application-not-found');
      await mailApplicant(query, application);
      return application.status;
    });
    return Response.json({ application_id: id, status });
  };
}
