import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { timeOf } from './use-market-words.ts';

interface TimeEntryProps {
  label: ReactNode;
  /** Of the day; `NaN` where none is typed. */
  minute: number;
  onChange: (minute: number) => void;
}

/** A time of the day, in the platform's own field. */
export function TimeEntry({ label, minute, onChange }: TimeEntryProps) {
  const { t } = useLingui();
  return (
    <TextField
      type="time"
      label={label}
      value={Number.isNaN(minute) ? '' : timeOf(minute)}
      error={Number.isNaN(minute) ? t`Choose a time.` : undefined}
      onChange={({ target }) => {
        const [hours = Number.NaN, minutes = Number.NaN] = target.value.split(':').map(Number);
        onChange(target.value === '' ? Number.NaN : hours * 60 + minutes);
      }}
    />
  );
}
