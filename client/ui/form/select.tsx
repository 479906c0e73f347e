import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlStyles, Field } from './field.tsx';

interface SelectProps extends ComponentProps<'select'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen; cannot be chosen again. */
  placeholder?: string;
}

/** The platform's own select: the one control that every phone makes large, searchable and right-to-left by itself. */
export function Select({ label, hint, error, options, placeholder, id, ...rest }: SelectProps) {
  const generatedId = useId();
  return (
    <Field id={id ?? generatedId} label={label} hint={hint} error={error}>
      {(ids) => (
        <span className="relative block">
          <select {...rest} {...ids} className={`${controlStyles} appearance-none pe-10`}>
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {/* The browser's own arrow keeps no distance from the edge where text runs from right to left. */}
          <svg
            aria-hidden="true"
            viewBox="0 0 10 6"
            className="pointer-events-none absolute inset-y-0 end-4 my-auto h-1.5 w-2.5 fill-none stroke-current stroke-2"
          >
            <path d="M1 1l4 4 4-4" />
          </svg>
        </span>
      )}
    </Field>
  );
}
