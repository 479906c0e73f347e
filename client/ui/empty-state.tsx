import type { ReactNode } from 'react';

/** What stands where a list would be: why it is empty and the one thing that fills it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="grid justify-items-start gap-2 border-y border-line py-6">
      <p className="font-semibold">{title}</p>
      {children !== undefined && <div className="max-w-measure text-muted">{children}</div>}
      {action}
    </div>
  );
}
