import type { SiteFile } from '#domain/catalogue/site-contract.ts';
import type { AdminFunction } from './admin-function.ts';
import type { MailApplicant } from './community/application-letter.ts';
import { createDecideApplication } from './community/decide-application.ts';

export type AdminFunctionOptions = {
  readonly mailApplicant: MailApplicant;
  readonly programs: SiteFile['community']['programs'];
};

/** Every call that is for admins only. */
export function adminFunctions(options: AdminFunctionOptions): readonly AdminFunction[] {
  return [createDecideApplication(options.programs, options.mailApplicant)];
}
