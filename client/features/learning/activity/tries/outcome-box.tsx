import type { ReactNode, Ref } from 'react';

interface OutcomeBoxProps {
  /** For whoever gives it the focus. */
  ref: Ref<HTMLDivElement>;
  isRight: boolean;
  head: ReactNode;
  children: ReactNode;
}

/** What a try came to: a line that says it, and what else there is to say. */
export function OutcomeBox({ ref, isRight, head, children }: OutcomeBoxProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={`grid gap-2 border-s-4 ps-4 outline-none ${isRight ? 'border-s-success' : 'border-s-control'}`}
    >
      <p className={`font-semibold ${isRight ? 'text-success' : ''}`}>{head}</p>
      {children}
    </div>
  );
}
