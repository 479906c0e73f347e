import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface StepperProps {
  label: ReactNode;
  /** Names the number for the two buttons: "Stop". */
  name: string;
  value: number;
  /** How far a press goes. */
  step: number;
  format: (value: number) => string;
  /** The number that was typed; null when it is none. */
  parse: (typed: string) => number | null;
  onChange: (value: number) => void;
  detail?: ReactNode;
}

/** A number to type or to move in steps, by two buttons or the arrow keys. What is typed counts when the field is left. */
export function Stepper({ label, name, value, step, format, parse, onChange, detail }: StepperProps) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const number = typed === null ? null : parse(typed);
    if (number !== null) onChange(number);
    setTyped(null);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const by: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
    const times = by[event.key];
    if (event.key === 'Enter') take();
    if (times === undefined) return;
    event.preventDefault();
    setTyped(null);
    onChange(value + times * step);
  };
  const button =
    'min-h-9 min-w-9 rounded-control text-20 text-muted hover:bg-sunken pointer-coarse:min-h-11 pointer-coarse:min-w-11';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 max-sm:flex-col max-sm:items-stretch">
      <div className="min-w-0 text-15">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {detail !== undefined && <div className="text-13 text-muted">{detail}</div>}
      </div>
      <div
        dir="ltr"
        className="flex w-40 items-center rounded-control border border-control bg-surface max-sm:w-full"
      >
        <button
          type="button"
          className={button}
          aria-label={t`${name}: less`}
          onClick={() => onChange(value - step)}
        >
          −
        </button>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? format(value)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={moveByKey}
          className="min-w-0 flex-1 bg-transparent text-center text-15 font-semibold tabular-nums"
        />
        <button
          type="button"
          className={button}
          aria-label={t`${name}: more`}
          onClick={() => onChange(value + step)}
        >
          +
        </button>
      </div>
    </div>
  );
}
