import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';

interface NumberEntryProps {
  label: string;
  value: number | undefined;
  least: number;
  most: number;
  isWhole?: boolean;
  /** Whether it may be left empty, which is then undefined. */
  isOptional?: boolean;
  /** Is given `NaN` for what is no such number. */
  onChange: (value: number | undefined) => void;
}

/** A number as it is typed; what is none stays as it was typed, and says so. */
export function NumberEntry({
  label,
  value,
  least,
  most,
  isWhole = false,
  isOptional = false,
  onChange,
}: NumberEntryProps) {
  const { t, i18n } = useLingui();
  const format = numberFormat(i18n.locale, { maximumFractionDigits: 6, useGrouping: false });
  const [typed, setTyped] = useState(value === undefined || Number.isNaN(value) ? '' : format.format(value));
  const read = (text: string): number | undefined => {
    if (isOptional && text.trim() === '') return undefined;
    const number = parseNumber(text, i18n.locale) ?? Number.NaN;
    return number >= least && number <= most && (!isWhole || Number.isInteger(number)) ? number : Number.NaN;
  };
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed}
      error={
        Number.isNaN(read(typed))
          ? t`Type a number from ${format.format(least)} to ${format.format(most)}.`
          : undefined
      }
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
    />
  );
}
