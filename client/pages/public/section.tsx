import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** On wide screens: the content below its title, or beside it. */
  layout?: 'below' | 'beside';
  children: ReactNode;
}

/** A titled part of a public page that a link can lead to. */
export function Section({ id, title, lead, layout = 'below', children }: SectionProps) {
  const beside = layout === 'beside';
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-column mt-16 scroll-mt-6 sm:mt-24">
      <div
        className={
          beside ? 'grid gap-8 border-t border-line pt-8 lg:grid-cols-[1fr_2fr] lg:gap-12' : 'grid gap-8'
        }
      >
        <header>
          <h2 id={`${id}-title`} className={beside ? 'text-32' : 'text-32 sm:text-44'}>
            {title}
          </h2>
          {lead !== undefined && (
            <p className={`mt-3 max-w-measure text-muted ${beside ? '' : 'text-20'}`}>{lead}</p>
          )}
        </header>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
