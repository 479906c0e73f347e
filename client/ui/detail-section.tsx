import type { ReactNode } from 'react';

/** A part of a page about one thing, under its own heading. */
export function DetailSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6">
      <h3 className="text-20">{title}</h3>
      {children}
    </section>
  );
}
