import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** The action is running: the button stays focusable and readable, and does nothing when pressed again. */
  pending?: boolean;
}

/** The platform's own button; a `pending` one ignores presses instead of losing the focus, as `disabled` would. */
export function Button({
  look = 'primary',
  pending = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- a button unless the caller says submit
      type={type}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={buttonStyles(look, className)}
    />
  );
}
