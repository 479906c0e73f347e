import { useLingui } from '@lingui/react/macro';
import {
  type Condition,
  ENTRY_KINDS,
  EXITS,
  EXPOSURE_COUNTS,
  EXPOSURE_TIMES,
} from '#domain/simulator/scenarios/condition-contract.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { useConditionParts } from '../../scenarios/use-condition-parts.ts';
import { NumberEntry } from './number-entry.tsx';

interface ConditionFieldsProps {
  condition: Condition;
  skills: readonly { readonly id: string; readonly name: string }[];
  onChange: (condition: Condition) => void;
}

/** The numbers of conditions with the bounds of their schema. */
const NUMBERS = {
  least_r: { least: 0.1, most: 100, isWhole: false },
  most_ticks: { least: 1, most: 10_000, isWhole: true },
  most_percent: { least: 0, most: 3000, isWhole: false },
  gap_percent: { least: 0, most: 3000, isWhole: false },
  least_minutes: { least: 1, most: 10_080, isWhole: true },
  least: { least: 1, most: 100, isWhole: true },
  most: { least: 0, most: 100, isWhole: true },
  least_days: { least: 1, most: 60, isWhole: true },
} as const;

type NumberName = keyof typeof NUMBERS;

/** All that a condition can be changed in: its numbers, what it allows, and the skill that it shows. */
export function ConditionFields({ condition, skills, onChange }: ConditionFieldsProps) {
  const { t } = useLingui();
  const labels: Readonly<Record<NumberName, string>> = {
    least_r: t`At least so many times the stop`,
    most_ticks: t`At most so many ticks`,
    most_percent: t`At most so many percent`,
    gap_percent: t`Gap, in percent`,
    least_minutes: t`At least so many minutes`,
    least: t`At least so many trades`,
    most: t`At most so many trades`,
    least_days: t`At least so many days`,
  };
  /** A number that is left empty is not asked for. */
  const set = (name: string, value: unknown) =>
    onChange(
      Object.fromEntries(
        Object.entries({ ...condition, [name]: value }).filter(([, one]) => one !== undefined),
      ) as Condition,
    );
  const names: readonly NumberName[] =
    condition.kind === 'trades'
      ? ['least', 'most']
      : Object.keys(condition).filter((name): name is NumberName => Object.hasOwn(NUMBERS, name));
  const values = condition as Readonly<Partial<Record<NumberName, number>>>;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {names.map((name) => (
        <NumberEntry
          key={name}
          label={labels[name]}
          value={values[name]}
          {...NUMBERS[name]}
          isOptional={condition.kind === 'trades'}
          onChange={(value) => set(name, value)}
        />
      ))}
      {condition.kind === 'exposure' && <ExposureFields condition={condition} onChange={set} />}
      {(condition.kind === 'entry-kinds' || condition.kind === 'exits') && (
        <AllowedFields condition={condition} onChange={set} />
      )}
      <Select
        label={t`Skill that it shows`}
        value={condition.skill ?? ''}
        options={[
          { value: '', label: t`None` },
          ...skills.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => set('skill', target.value === '' ? undefined : target.value)}
      />
    </div>
  );
}

interface PartsProps<Kind extends Condition['kind']> {
  condition: Extract<Condition, { kind: Kind }>;
  onChange: (name: string, value: unknown) => void;
}

function ExposureFields({ condition: { counts, when }, onChange }: PartsProps<'exposure'>) {
  const { t } = useLingui();
  const countNames = { gross: t`Longs and shorts added up`, net: t`Longs and shorts set off` };
  const timeNames = { always: t`At any time`, close: t`Over a close`, weekend: t`Over the weekend` };
  return (
    <>
      <Select
        label={t`How it is counted`}
        value={counts}
        options={EXPOSURE_COUNTS.map((value) => ({ value, label: countNames[value] }))}
        onChange={({ target }) => onChange('counts', target.value)}
      />
      <Select
        label={t`When`}
        value={when}
        options={EXPOSURE_TIMES.map((value) => ({ value, label: timeNames[value] }))}
        onChange={({ target }) => onChange('when', target.value)}
      />
    </>
  );
}

function AllowedFields({ condition, onChange }: PartsProps<'entry-kinds' | 'exits'>) {
  const { t } = useLingui();
  const { kinds, ends } = useConditionParts();
  const [name, chosen, options]: [string, readonly string[], readonly (readonly [string, string])[]] =
    condition.kind === 'exits'
      ? ['allowed', condition.allowed, EXITS.map((end) => [end, ends[end]])]
      : ['kinds', condition.kinds, ENTRY_KINDS.map((kind) => [kind, kinds[kind]])];
  return (
    <fieldset>
      <legend className="text-15 font-medium">{t`Allowed`}</legend>
      {options.map(([value, label]) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          // One is always left: nothing allowed would be no condition that anybody could keep.
          disabled={chosen.length === 1 && chosen.includes(value)}
          onChange={({ target }) =>
            onChange(
              name,
              options
                .map(([one]) => one)
                .filter((one) => (one === value ? target.checked : chosen.includes(one))),
            )
          }
        />
      ))}
    </fieldset>
  );
}
