import type { ComponentProps } from 'react';

/** An action in a row of a table: as high as the line it stands in, and as high as a finger on touch screens. */
export function RowButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return (
    <button
      {...props}
      type="button"
      className="inline-flex min-h-6 items-center rounded-tag text-start text-15 text-plum underline underline-offset-4 hover:opacity-80 pointer-coarse:min-h-11"
    />
  );
}
