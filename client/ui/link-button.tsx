import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles.ts';

interface LinkButtonProps extends ComponentProps<'a'> {
  href: string;
  look?: ButtonLook;
}

/** A link to another document that looks like a button. Inside the app use the router's Link with buttonStyles. */
export function LinkButton({ look = 'primary', className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonStyles(look, className)}>
      {children}
    </a>
  );
}
