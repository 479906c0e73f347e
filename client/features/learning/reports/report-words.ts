import { useLingui } from '@lingui/react/macro';
import type { Tables } from '../../../lib/backend/database.ts';

/** Words for the kinds and states of problem reports. */
export function useReportWords() {
  const { t } = useLingui();
  const kinds = {
    mistake: t`Something is not right`,
    unclear: t`I do not understand it`,
    broken: t`Something does not work`,
    other: t`Something else`,
  };
  const states = { open: t`Open`, resolved: t`Resolved`, dismissed: t`Dismissed` };
  return {
    kind: (kind: Tables<'problem_reports'>['kind']) => kinds[kind],
    state: (state: Tables<'problem_reports'>['status']) => states[state],
  };
}
