import { Trans, useLingui } from '@lingui/react/macro';
import { ACCOUNT_ROLES, ACCOUNT_STATES } from '#domain/identity/people-contract.ts';
import { useTableState } from '../../../lib/table/use-table-state.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useStateNames } from './account-words.ts';
import { PLAN_FILTERS, peopleTable } from './people-table.ts';
import { usePlanNames } from './plan-names.ts';

/** Narrows the list of people. */
export function PeopleFilters() {
  const { t } = useLingui();
  const { filters, filter } = useTableState(peopleTable);
  const stateNames = useStateNames();
  const planName = usePlanNames();
  return (
    <div role="search" className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-5">
      <TextField
        type="search"
        label={<Trans>Name or email begins with</Trans>}
        value={filters.q ?? ''}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        onChange={({ target }) => filter({ q: target.value || undefined }, { typing: true })}
      />
      <Select
        label={<Trans>Role</Trans>}
        value={filters.role ?? ''}
        onChange={({ target }) => filter({ role: ACCOUNT_ROLES.find((role) => role === target.value) })}
        options={[
          { value: '', label: t`Every role` },
          { value: 'learner', label: t`Learner` },
          { value: 'admin', label: t({ message: 'Admin', context: 'role' }) },
        ]}
      />
      <Select
        label={<Trans>State</Trans>}
        value={filters.state ?? ''}
        onChange={({ target }) => filter({ state: ACCOUNT_STATES.find((state) => state === target.value) })}
        options={[
          { value: '', label: t`Every state` },
          ...ACCOUNT_STATES.map((value) => ({ value, label: stateNames[value] })),
        ]}
      />
      <Select
        label={<Trans>Plan</Trans>}
        value={filters.plan ?? ''}
        onChange={({ target }) => filter({ plan: PLAN_FILTERS.find((plan) => plan === target.value) })}
        options={[
          { value: '', label: t`Every plan` },
          ...PLAN_FILTERS.map((value) => ({
            value,
            label: value === 'none' ? t`No plan` : planName(value),
          })),
        ]}
      />
      <Select
        label={<Trans>Demonstration</Trans>}
        value={filters.demonstration ?? ''}
        onChange={({ target }) =>
          filter({ demonstration: (['yes', 'no'] as const).find((one) => one === target.value) })
        }
        options={[
          { value: '', label: t`Everybody` },
          { value: 'no', label: t`Without demonstration learners` },
          { value: 'yes', label: t`Demonstration learners only` },
        ]}
      />
    </div>
  );
}
