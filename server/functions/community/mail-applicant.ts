import type { SiteFile } from '#domain/catalogue/site-contract.ts';
import { APPLICATION_TOKEN_DAYS, type ApplicationRow } from '#domain/community/contract.ts';
import { applicationStatus } from '#server/mails/community/application-status.ts';
import type { SendMail } from '#server/mails/mail-template.ts';
import type { SignedTokens } from '../../adapters/signed-token.ts';
import type { Query } from '../../adapters/sql.ts';

/** Mails an applicant how the application stands, in the caller's transaction. */
export type MailApplicant = (query: Query, application: ApplicationRow) => Promise<void>;

type MailApplicantOptions = {
  readonly sendMail: SendMail;
  readonly programs: SiteFile['community']['programs'];
  readonly applicationTokens: SignedTokens;
  readonly now: () => Date;
};

const DAY_MS = 86_400_000;

/** In the language that the applicant prefers, with a link to their own page. */
export function createMailApplicant(options: MailApplicantOptions): MailApplicant {
  return (query, application) => {
    const { id, email, preferred_language, program_interest, status, due_at, decision_reason } = application;
    const expiresAt = new Date(options.now().getTime() + APPLICATION_TOKEN_DAYS * DAY_MS);
    const template = applicationStatus({
      status,
      program: options.programs.find((each) => each.id === program_interest)?.name ?? {
        en: program_interest,
      },
      dueAt: due_at,
      reason: decision_reason,
      token: options.applicationTokens.issue(id, expiresAt),
    });
    return options.sendMail(query, { recipient: email, language: preferred_language }, template);
  };
}
