import { oneOrNone } from '#domain/kernel/one.ts';
import type { ApplicationStatus } from '#domain/community/contract.ts';
import type { SignedTokens } from '../../adapters/signed-token.ts';
import type { Query } from '../../adapters/sql.ts';

/** Where applicants follow their application, without a language. */
export const APPLICATION_PATH = '/community/application';

/** What an applicant's page needs. */
export type ApplicationPages = { readonly applicationTokens: SignedTokens; readonly query: Query };

/** What reviewers have begun to judge stays as it is. */
const STATEMENT_IS_OPEN = `decided_at is null and not exists (
  select from public.application_reviews where application_id = applications.id and scored_at is not null)`;

/** The application that the token of a link opens; null when it opens none, or none any more. */
export async function readApplication(
  { applicationTokens, query }: ApplicationPages,
  token: string,
): Promise<ApplicationStatus | null> {
  const id = applicationTokens.read(token, new Date());
  if (id === undefined) return null;
  const { rows } = await query<Omit<ApplicationStatus, 'token'>>(
    `select first_name, email, program_interest, status, created_at, due_at, decided_at, decision_reason,
       exists (select from public.scholarships where application_id = applications.id) as is_claimed,
       statement, ${STATEMENT_IS_OPEN} as is_statement_open
     from public.scholarship_applications as applications where id = $1`,
    [id],
  );
  const application = oneOrNone(rows);
  return application ? { ...application, token } : null;
}

/** Saves what an applicant writes about themselves; changes nothing where the token opens none, or once it is judged. */
export async function saveStatement(
  { applicationTokens, query }: ApplicationPages,
  token: string,
  statement: string,
): Promise<void> {
  await query(
    `update public.scholarship_applications as applications set statement = $2
     where id = $1 and ${STATEMENT_IS_OPEN}`,
    [applicationTokens.read(token, new Date()) ?? null, statement],
  );
}
