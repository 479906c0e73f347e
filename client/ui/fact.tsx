import type { ReactNode } from 'react';

/** A fact of a `<dl>` above what it says; a dash where there is nothing to say. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-15 text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children || '–'}</dd>
    </div>
  );
}
