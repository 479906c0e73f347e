import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Why the server did not accept a form, above its fields. Takes the focus when it appears, so that it is read out;
 * pass a new `key` for each attempt to have a repeated failure read out again.
 */
export function FormFailure({ reason }: { reason: ReactNode }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <p
      ref={box}
      tabIndex={-1}
      className="rounded-control border border-line border-s-4 border-s-danger bg-surface px-4 py-3"
    >
      {reason}
    </p>
  );
}
