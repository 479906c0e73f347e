import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { type Comparison, COMPARISONS, type RuleColumn } from '#domain/activities/data-task/rule-parts.ts';
import { formatNumber } from '../../../../lib/i18n/format-number.ts';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { newPart, type RuleDraft, type RulePart } from './rule-draft.ts';

interface RuleBuilderProps {
  columns: readonly RuleColumn[];
  /** How many conditions it may have. */
  most: number;
  value: RuleDraft;
  onChange: (value: RuleDraft) => void;
  /** Whether a value was asked for. */
  isAsked: boolean;
  isReadOnly: boolean;
}

/** A rule put together from parts: a column, how it compares, a value, and whether all or any of it has to hold. */
export function RuleBuilder({ columns, most, value, onChange, isAsked, isReadOnly }: RuleBuilderProps) {
  const { t } = useLingui();
  const { joins, parts } = value;
  const change = (at: number, part: RulePart) =>
    onChange({ joins, parts: parts.map((each, place) => (place === at ? part : each)) });
  const [first] = columns;
  return (
    <fieldset disabled={isReadOnly} className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="pb-2 font-semibold">
        <Trans>Your rule says yes to a row when</Trans>
      </legend>
      <div className="max-w-60">
        <Select
          label={<Trans>How many of the conditions</Trans>}
          value={joins}
          options={[
            { value: 'all', label: t`all of these hold` },
            { value: 'any', label: t`any of these holds` },
          ]}
          onChange={({ target }) => onChange({ joins: target.value === 'any' ? 'any' : 'all', parts })}
        />
      </div>
      {parts.map((part, place) => (
        <div
          key={place}
          role="group"
          aria-label={t`Condition ${place + 1}`}
          className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-3 border-s-2 border-line ps-3"
        >
          <Condition
            columns={columns}
            part={part}
            onChange={(next) => change(place, next)}
            isAsked={isAsked}
          />
          {parts.length > 1 && !isReadOnly && (
            <Button
              look="quiet"
              className="justify-self-start"
              onClick={() => onChange({ joins, parts: parts.filter((_, each) => each !== place) })}
            >
              <X aria-hidden="true" className="size-4" />
              <Trans>Remove condition {place + 1}</Trans>
            </Button>
          )}
        </div>
      ))}
      {first && parts.length < most && !isReadOnly && (
        <Button
          look="quiet"
          className="justify-self-start print:hidden"
          onClick={() => onChange({ joins, parts: [...parts, newPart(first)] })}
        >
          <Plus aria-hidden="true" className="size-4" />
          <Trans>Add a condition</Trans>
        </Button>
      )}
    </fieldset>
  );
}

interface ConditionProps {
  columns: readonly RuleColumn[];
  part: RulePart;
  onChange: (part: RulePart) => void;
  isAsked: boolean;
}

function Condition({ columns, part, onChange, isAsked }: ConditionProps) {
  const { t, i18n } = useLingui();
  const example = formatNumber(12.5, i18n.locale);
  const words: Record<Comparison, string> = {
    ge: t`is at least`,
    gt: t`is more than`,
    le: t`is at most`,
    lt: t`is less than`,
    is: t({ message: 'is', context: 'comparison' }),
    not: t`is not`,
  };
  const column = columns.find(({ name }) => name === part.column);
  if (column === undefined) return null;
  const comparisons: readonly Comparison[] = COMPARISONS[column.kind];
  return (
    <>
      <Select
        label={t`Column`}
        value={column.name}
        options={columns.map(({ name, label }) => ({ value: name, label }))}
        onChange={({ target }) => {
          const next = columns.find(({ name }) => name === target.value);
          if (next) onChange(newPart(next));
        }}
      />
      <Select
        label={t`Comparison`}
        value={part.comparison}
        options={comparisons.map((value) => ({ value, label: words[value] }))}
        onChange={({ target }) => {
          const comparison = comparisons.find((value) => value === target.value);
          if (comparison) onChange({ ...part, comparison });
        }}
      />
      {column.kind === 'text' ? (
        <Select
          label={t`Value`}
          placeholder={t`Choose`}
          value={part.typed}
          options={column.texts.map((text, place) => ({ value: String(place), label: text }))}
          onChange={({ target }) => onChange({ ...part, typed: target.value })}
          error={isAsked && part.typed === '' ? t`Choose an answer first.` : undefined}
        />
      ) : (
        <TextField
          label={column.unit === undefined ? t`Value` : t`Value in ${column.unit}`}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={part.typed}
          onChange={({ target }) => onChange({ ...part, typed: target.value })}
          error={isAsked && part.typed === '' ? t`Enter a number, such as ${example}.` : undefined}
        />
      )}
    </>
  );
}
