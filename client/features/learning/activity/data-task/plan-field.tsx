import { Trans, useLingui } from '@lingui/react/macro';
import type { PlanPart } from '#domain/activities/data-task/plan-parts.ts';
import { tickStyle } from '#domain/kernel/money/tick-style.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useSheetFormat } from '../use-sheet-format.ts';

interface PlanFieldProps {
  part: PlanPart;
  value: string;
  onChange: (value: string) => void;
  /** Whether it was asked for and is not there, or cannot be. */
  isWrong: boolean;
  isReadOnly: boolean;
}

/** A part of a plan: a number with its range, or a choice. */
export function PlanField({ part, value, onChange, isWrong, isReadOnly }: PlanFieldProps) {
  const { t } = useLingui();
  const unit = part.kind === 'number' ? part.unit : undefined;
  const decimals = part.kind === 'number' ? part.decimals : 0;
  const format = useSheetFormat({ ...(unit !== undefined && { unit }), decimals });
  const formatStart = useSheetFormat(tickStyle({ unit, decimals }));
  const label = <bdi lang="en">{part.label}</bdi>;
  if (part.kind === 'choice') {
    return (
      <Select
        label={label}
        placeholder={t`Choose`}
        value={value}
        disabled={isReadOnly}
        options={part.options.map((option) => ({ value: String(option.value), label: option.label }))}
        onChange={({ target }) => onChange(target.value)}
        error={isWrong ? t`Choose an answer first.` : undefined}
      />
    );
  }
  // A unit of words stands once: "From 1 to 20 days".
  const [from, to] = [formatStart(part.from), format(part.to)];
  return (
    <TextField
      label={label}
      hint={
        <Trans>
          From {from} to {to}
        </Trans>
      }
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={value}
      readOnly={isReadOnly}
      onChange={({ target }) => onChange(target.value)}
      error={isWrong ? t`Enter a number from ${from} to ${to}.` : undefined}
    />
  );
}
