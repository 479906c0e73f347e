import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A titled part of a public page that a link can lead to. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-column mt-24 scroll-mt-6">
      <h2 id={`${id}-title`} className="text-32 sm:text-44">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-3 max-w-measure text-20 text-muted">{lead}</p>}
      <div className="mt-8">{children}</div>
    </section>
  );
}
