import { Trans } from '@lingui/react/macro';
import type { QuizItem } from '../../lib/backend/tables/catalogue.ts';
import { TextField } from '../../ui/text-field.tsx';

interface NumericEntryProps {
  item: QuizItem;
  value: string;
  onChange: (typed: string) => void;
  error: string | undefined;
  readOnly: boolean;
}

/** A number with its unit. A text input: number inputs lose what they cannot read. */
export function NumericEntry({ item, value, onChange, error, readOnly }: NumericEntryProps) {
  const { unit, decimals } = item;
  return (
    <div className="max-w-form">
      <TextField
        label={unit === undefined ? <Trans>Your answer</Trans> : <Trans>Your answer in {unit}</Trans>}
        hint={decimals === undefined ? undefined : <Trans>Decimals: {decimals}</Trans>}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={value}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
    </div>
  );
}
