import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its label beside it; the whole line is the target. */
export function Checkbox({ label, error, id, ...rest }: CheckboxProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const errorId = error === undefined ? undefined : `${inputId}-error`;
  return (
    <div>
      <label htmlFor={inputId} className="flex min-h-11 items-start gap-3 py-2 has-disabled:text-muted">
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          aria-describedby={errorId}
          aria-invalid={error === undefined ? undefined : true}
          className="mt-0.5 size-6 shrink-0 accent-plum"
        />
        <span>{label}</span>
      </label>
      {error !== undefined && (
        <p id={errorId} className="text-15 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
