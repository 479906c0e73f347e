import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { THREAT_LEVELS } from '#domain/security/contract.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { EVENT_TYPES, type SecurityFilters } from './security-tables.ts';
import { useSecurityWords } from './security-words.ts';

interface SecurityFilterBarProps {
  filters: SecurityFilters;
  onFilter: (change: SecurityFilters, options?: { typing?: boolean }) => void;
  /** Stands below the filters when one account is looked at. */
  children?: ReactNode;
}

/** Narrows alerts and events: level, type, address, and whether something was blocked. An account is picked from a row. */
export function SecurityFilterBar({ filters, onFilter, children }: SecurityFilterBarProps) {
  const { t } = useLingui();
  const words = useSecurityWords();
  const { level, type, address, account, blocked } = filters;
  const isNarrowed = [level, type, address, account, blocked].some((value) => value !== undefined);
  return (
    <div className="grid gap-3">
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          label={<Trans>Level</Trans>}
          value={level ?? ''}
          onChange={({ target }) => onFilter({ level: THREAT_LEVELS.find((one) => one === target.value) })}
          options={[
            { value: '', label: t`Every level` },
            ...THREAT_LEVELS.map((value) => ({ value, label: words.level(value) })),
          ]}
        />
        <Select
          label={<Trans>Type</Trans>}
          value={type ?? ''}
          onChange={({ target }) => onFilter({ type: EVENT_TYPES.find((one) => one === target.value) })}
          options={[
            { value: '', label: t`Every type` },
            ...EVENT_TYPES.map((value) => ({ value, label: words.type(value) })),
          ]}
        />
        <TextField
          label={<Trans>Address</Trans>}
          value={address ?? ''}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          onChange={({ target }) => onFilter({ address: target.value.trim() || undefined }, { typing: true })}
        />
        <Select
          label={<Trans>Blocked</Trans>}
          value={blocked ?? ''}
          onChange={({ target }) =>
            onFilter({ blocked: (['yes', 'no'] as const).find((one) => one === target.value) })
          }
          options={[
            { value: '', label: t`Blocked or not` },
            { value: 'yes', label: t`Yes` },
            { value: 'no', label: t`No` },
          ]}
        />
      </div>
      {isNarrowed && (
        <div>
          <Button
            look="quiet"
            onClick={() =>
              onFilter({
                level: undefined,
                type: undefined,
                address: undefined,
                account: undefined,
                blocked: undefined,
              })
            }
          >
            <Trans>Show everything</Trans>
          </Button>
        </div>
      )}
      {children}
    </div>
  );
}
