import { Trans, useLingui } from '@lingui/react/macro';
import { ACTION_OUTCOMES } from '#domain/identity/people-contract.ts';
import { useTableState } from '../../../lib/table/use-table-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { actionTable } from './action-table.ts';

/** Narrows the log. @param props.names every action that the log has */
export function ActionFilters({ names }: { names: readonly string[] }) {
  const { t } = useLingui();
  const { filters, filter } = useTableState(actionTable);
  const { action, subject } = filters;
  const offered = action === undefined || names.includes(action) ? names : [action, ...names];
  return (
    <div role="search" className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-5">
      <TextField
        type="search"
        label={<Trans>Email begins with</Trans>}
        value={filters.actor ?? ''}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        onChange={({ target }) => filter({ actor: target.value || undefined }, { typing: true })}
      />
      <Select
        label={<Trans>Action</Trans>}
        value={action ?? ''}
        onChange={({ target }) => filter({ action: target.value || undefined })}
        options={[
          { value: '', label: t`Every action` },
          ...offered.map((name) => ({ value: name, label: name })),
        ]}
      />
      <Select
        label={<Trans>Outcome</Trans>}
        value={filters.outcome ?? ''}
        onChange={({ target }) => filter({ outcome: ACTION_OUTCOMES.find((one) => one === target.value) })}
        options={[
          { value: '', label: t`Every outcome` },
          { value: 'done', label: t`Done` },
          { value: 'refused', label: t`Refused` },
        ]}
      />
      <TextField
        type="date"
        label={<Trans>From (UTC)</Trans>}
        value={filters.from ?? ''}
        max={filters.until}
        onChange={({ target }) => filter({ from: target.value || undefined })}
      />
      <TextField
        type="date"
        label={<Trans>Until (UTC)</Trans>}
        value={filters.until ?? ''}
        min={filters.from}
        onChange={({ target }) => filter({ until: target.value || undefined })}
      />
      {subject !== undefined && (
        <Button look="secondary" onClick={() => filter({ subject: undefined })}>
          <Trans>Show every subject</Trans>
        </Button>
      )}
    </div>
  );
}
