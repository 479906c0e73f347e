import { Trans, useLingui } from '@lingui/react/macro';
import { APPLICATION_STATES, PROGRAMS, type ProgramSeats } from '#domain/community/contract.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import type { useTableState } from '../../../lib/table/use-table-state.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { useApplicationStateNames } from './application-names.ts';
import type { applicationTable } from './application-table.ts';
import { programName } from './program-name.ts';

type Table = ReturnType<
  typeof useTableState<(typeof applicationTable)['filters'], (typeof applicationTable)['sortable'][number]>
>;

interface ApplicationFiltersProps {
  table: Table;
  programs: readonly ProgramSeats[];
}

/** What the list is narrowed by. */
export function ApplicationFilters({ table: { filters, filter }, programs }: ApplicationFiltersProps) {
  const { t, i18n } = useLingui();
  const stateNames = useApplicationStateNames();
  const chosen = <Value extends string>(values: readonly Value[], text: string) =>
    values.find((value) => value === text);
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <Select
        label={t`Status`}
        value={filters.status ?? ''}
        onChange={({ target }) => filter({ status: chosen(APPLICATION_STATES, target.value) })}
        options={[
          { value: '', label: t`All` },
          ...APPLICATION_STATES.map((state) => ({ value: state, label: stateNames[state] })),
        ]}
      />
      <Select
        label={t`Program`}
        value={filters.program ?? ''}
        onChange={({ target }) => filter({ program: chosen(PROGRAMS, target.value) })}
        options={[
          { value: '', label: t`All` },
          ...PROGRAMS.map((id) => ({ value: id, label: programName(programs, id, i18n.locale) })),
        ]}
      />
      <Checkbox
        label={<Trans>Overdue</Trans>}
        checked={filters.overdue === 'yes'}
        onChange={({ target }) => filter({ overdue: target.checked ? 'yes' : undefined })}
      />
      <Checkbox
        label={<Trans>Taken by me</Trans>}
        checked={filters.mine === 'yes'}
        onChange={({ target }) => filter({ mine: target.checked ? 'yes' : undefined })}
      />
    </div>
  );
}

/** How many seats each program has left. */
export function SeatsLeft({ programs }: { programs: readonly ProgramSeats[] }) {
  const { i18n } = useLingui();
  const count = (value: number) => formatNumber(value, i18n.locale);
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2 text-15">
      {programs.map((program) => (
        <div key={program.id}>
          <dt className="text-muted">{programName(programs, program.id, i18n.locale)}</dt>
          <dd>
            <Trans>
              {count(program.left)} of {count(program.spots)} seats left
            </Trans>
          </dd>
        </div>
      ))}
    </dl>
  );
}
