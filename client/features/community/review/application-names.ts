import { useLingui } from '@lingui/react/macro';
import type { ApplicationCard, ApplicationState } from '#domain/community/contract.ts';

/** The states of applications in words. */
export function useApplicationStateNames(): Readonly<Record<ApplicationState, string>> {
  const { t } = useLingui();
  return {
    open: t`Open`,
    received: t`Received`,
    in_review: t`In review`,
    awarded: t`Awarded`,
    declined: t`Declined`,
  };
}

/** What an application is called: by its applicant once names may be seen, else by the beginning of its id. */
export function useApplicationName(): (application: ApplicationCard) => string {
  const { t } = useLingui();
  return ({ id, first_name, last_name }) => {
    const code = id.slice(0, 8).toUpperCase();
    return first_name === null ? t`Application ${code}` : `${first_name} ${last_name ?? ''}`.trim();
  };
}
