import type { ReactNode } from 'react';
import type { CheckName, Outcome } from '#domain/credentials/verify/verification.ts';
import { CheckMark } from './check-mark.tsx';

interface CheckRowProps {
  check: CheckName;
  name: string;
  outcome: Outcome;
  words: string;
  reason: string;
  children?: ReactNode;
}

/** One check: what it is, what it came to, and why. The script fills it anew by its slots. */
export function CheckRow({ check, name, outcome, words, reason, children }: CheckRowProps) {
  return (
    <li
      data-check={check}
      data-outcome={outcome}
      className="group/check grid grid-cols-[auto_1fr] gap-x-4 py-3 sm:grid-cols-[auto_10rem_1fr_auto]"
    >
      <CheckMark />
      <span className="font-semibold">{name}</span>
      <span data-slot="reason" className="col-start-2 text-muted sm:col-start-3">
        {reason}
      </span>
      <span
        data-slot="outcome"
        className="col-start-2 font-semibold group-data-[outcome=failed]/check:text-danger group-data-[outcome=unchecked]/check:text-plum sm:col-start-4 sm:row-start-1 sm:text-end"
      >
        {words}
      </span>
      {children !== undefined && (
        <div className="col-start-2 mt-2 sm:col-span-2 sm:col-start-3">{children}</div>
      )}
    </li>
  );
}
