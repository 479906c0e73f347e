import { useLingui } from '@lingui/react/macro';
import type { ApplicationCard, ProgramSeats } from '#domain/community/contract.ts';
import type { CsvColumn } from '../../../lib/table/to-csv.ts';
import { useApplicationStateNames } from './application-names.ts';
import { programName } from './program-name.ts';

/** The columns of a file of applications. Names and addresses stay empty where they may not be seen yet. */
export function useApplicationCsvColumns(
  programs: readonly ProgramSeats[],
): readonly CsvColumn<ApplicationCard>[] {
  const { t, i18n } = useLingui();
  const stateNames = useApplicationStateNames();
  return [
    { head: t`Application`, text: ({ id }) => id },
    { head: t`First name`, text: ({ first_name }) => first_name },
    { head: t`Last name`, text: ({ last_name }) => last_name },
    { head: t`Email`, text: ({ email }) => email },
    {
      head: t`Program`,
      text: ({ program_interest }) => programName(programs, program_interest, i18n.locale),
    },
    { head: t`Language`, text: ({ preferred_language }) => preferred_language },
    { head: t`Status`, text: ({ status }) => stateNames[status] },
    { head: t`Received`, text: ({ created_at }) => created_at },
    { head: t`Decision by`, text: ({ due_at }) => due_at },
    { head: t`Decided`, text: ({ decided_at }) => decided_at },
    { head: t`Reviews`, text: ({ reviews }) => reviews },
    { head: t`Points`, text: ({ points }) => points },
    { head: t`Demonstration`, text: ({ is_demonstration }) => is_demonstration },
  ];
}
