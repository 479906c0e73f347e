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
        <select {...rest} {...ids} className={controlStyles}>
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
      )}
    </Field>
  );
}
