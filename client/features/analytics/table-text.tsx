import type { ReactNode } from 'react';

/** What must stay on one line, such as a share with its interval; the table scrolls instead. */
export function NoWrap({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>;
}

/** The name of a row with room for a few words in a line on a narrow screen. */
export function RowName({ children }: { children: ReactNode }) {
  return <span className="block min-w-40">{children}</span>;
}
