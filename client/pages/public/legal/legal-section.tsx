import type { ReactNode } from 'react';

/** One titled section of a legal page that a link can lead to. */
export function LegalSection({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-8 scroll-mt-6">
      <h2 id={`${id}-title`} className="mb-2">
        {title}
      </h2>
      <div className="grid gap-3">{children}</div>
    </section>
  );
}
