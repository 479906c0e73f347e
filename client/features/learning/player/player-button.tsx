import type { ComponentProps } from 'react';

interface PlayerButtonProps extends Omit<ComponentProps<'button'>, 'title' | 'aria-label'> {
  /** What it does, in words. */
  label: string;
  /** Its keys, as `aria-keyshortcuts` names them. */
  keys?: string;
}

/** A control of the player: a sign with a name, large enough for a thumb. */
export function PlayerButton({ label, keys, children, ...rest }: PlayerButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      className="inline-flex size-11 items-center justify-center rounded-control border border-transparent text-ink hover:bg-sunken aria-pressed:bg-plum-soft aria-pressed:text-plum [&>svg]:size-5"
    >
      {children}
    </button>
  );
}
