import { type ReactNode, useId } from 'react';

interface RadioCardsProps {
  legend: ReactNode;
  /** Hides the legend when a heading above says the same. */
  legendHidden?: boolean;
  options: readonly { value: string; label: ReactNode; detail?: ReactNode }[];
  value: string | null;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Shows the number before each option, where number keys choose. */
  numbered?: boolean;
}

/** One choice among a few, each a card of its own. Native radio buttons: arrow keys move, Space chooses. */
export function RadioCards({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  error,
  numbered = false,
}: RadioCardsProps) {
  const name = useId();
  const errorId = error === undefined ? undefined : `${name}-error`;
  return (
    <fieldset
      // A group cannot be invalid, a radiogroup can.
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={errorId}
      className="grid gap-2"
    >
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-15 font-semibold'}>{legend}</legend>
      {options.map((option, index) => (
        <label
          key={option.value}
          className={
            'flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-control bg-surface px-4 py-3 ' +
            'has-checked:border-plum has-checked:bg-plum-soft has-focus-visible:outline-2 ' +
            'has-focus-visible:outline-offset-2 has-focus-visible:outline-plum'
          }
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="mt-1 size-5 shrink-0 accent-plum focus-visible:outline-none"
          />
          {numbered && (
            <span aria-hidden="true" className="text-muted">
              {index + 1}
            </span>
          )}
          <span className="min-w-0 flex-1">
            <span className="font-medium">{option.label}</span>
            {option.detail !== undefined && <span className="block text-15 text-muted">{option.detail}</span>}
          </span>
        </label>
      ))}
      {error !== undefined && (
        <p id={errorId} className="text-15 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
