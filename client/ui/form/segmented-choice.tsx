import { useId } from 'react';

interface SegmentedChoiceProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Each option in a box of its own, in as many lines as they need. */
  loose?: boolean;
}

/** One of a few short choices, side by side. Native radio buttons: arrow keys choose. */
export function SegmentedChoice<Value extends string>({
  legend,
  options,
  value,
  onChange,
  loose = false,
}: SegmentedChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={loose ? 'flex flex-wrap gap-2' : 'flex rounded-control border border-control'}
      role="radiogroup"
      aria-label={legend}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={
            'inline-flex min-h-7 cursor-pointer items-center px-3 text-13 font-semibold text-muted has-checked:bg-plum-soft ' +
            'has-checked:text-plum has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum pointer-coarse:min-h-11 ' +
            (loose ? 'rounded-tag border border-line has-checked:border-plum' : 'rounded-control')
          }
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
