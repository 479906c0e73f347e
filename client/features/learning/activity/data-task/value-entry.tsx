import { Trans, useLingui } from '@lingui/react/macro';
import type { DataQuestion } from '#domain/activities/data-task/learner-data-task.ts';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { DecimalsHint } from '../../quiz/decimals-hint.tsx';
import { useSheetFormat } from '../use-sheet-format.ts';

interface ValueEntryProps {
  asked: Extract<DataQuestion, { readonly asks: 'value' }>;
  value: string;
  onChange: (typed: string) => void;
  /** Undefined until it is told. */
  truth: number | undefined;
}

/** A number read from a table, typed; once it is settled with the truth beside it. */
export function ValueEntry({ asked: { unit, decimals }, value, onChange, truth }: ValueEntryProps) {
  const { i18n } = useLingui();
  const format = useSheetFormat({ ...(unit !== undefined && { unit }), decimals });
  const number = parseNumber(value, i18n.locale, unit);
  if (truth !== undefined) {
    return (
      <p className="flex flex-wrap gap-x-6 font-semibold tabular-nums">
        <span className="text-plum">
          <Trans>You: {format(number ?? 0)}</Trans>
        </span>
        <span>
          <Trans>Truth: {format(truth)}</Trans>
        </span>
      </p>
    );
  }
  return (
    <div className="max-w-form">
      <TextField
        label={unit === undefined ? <Trans>Your answer</Trans> : <Trans>Your answer in {unit}</Trans>}
        hint={<DecimalsHint decimals={decimals} />}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
