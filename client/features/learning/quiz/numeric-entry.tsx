import { Trans, useLingui } from '@lingui/react/macro';
import type { AskedItem } from '#domain/quiz/contract.ts';
import { formatQuantity } from '#domain/kernel/money/format-quantity.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import { ItemPrompt } from './item-prompt.tsx';
import { DecimalsHint } from './decimals-hint.tsx';

interface NumericEntryProps {
  item: AskedItem;
  /** The id that the prompt gets. */
  promptId: string;
  /** Whether the prompt is the heading of the screen. */
  isHeading?: boolean;
  value: string;
  onChange: (typed: string) => void;
  error: string | undefined;
  readOnly: boolean;
}

/** A number with its unit, and how it is read. A text input: number inputs lose what they cannot read. */
export function NumericEntry({
  item,
  promptId,
  isHeading = false,
  value,
  onChange,
  error,
  readOnly,
}: NumericEntryProps) {
  const { i18n } = useLingui();
  const { unit, decimals } = item;
  const number = parseNumber(value, i18n.locale, unit);
  // A separator means one thing here and another there: say what it was taken for.
  const readAs =
    number !== null && /[.,٫٬]/.test(value)
      ? formatQuantity(number, unit, i18n.locale, { maximumFractionDigits: 8 })
      : undefined;
  return (
    <>
      <div id={promptId}>
        <ItemPrompt html={item.prompt_html} isHeading={isHeading} />
      </div>
      <div className="max-w-form">
        <TextField
          label={unit === undefined ? <Trans>Your answer</Trans> : <Trans>Your answer in {unit}</Trans>}
          hint={
            <>
              {decimals !== undefined && <DecimalsHint decimals={decimals} />}
              {readAs !== undefined && !readOnly && (
                <span className="block">
                  <Trans>Read as {readAs}</Trans>
                </span>
              )}
            </>
          }
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={value}
          readOnly={readOnly}
          onChange={(event) => onChange(event.target.value)}
          error={error}
        />
      </div>
    </>
  );
}
