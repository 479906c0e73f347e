import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  /** Names the browser tab; the title when left out, which is then a text. */
  documentTitle?: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Leaves the heading to screen readers, where the look of the screen says the same. */
  hidden?: boolean;
}

/** The h1 of a screen. Names the tab, and takes the focus when the screen changes, so that it is read out. */
export function PageHeader({
  title,
  documentTitle = title as string,
  lead,
  actions,
  hidden = false,
}: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={hidden ? 'sr-only' : 'flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6'}>
      <title>{`${documentTitle} · ${__SITE_FACTS__.name}`}</title>
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="text-32 wrap-break-word sm:text-44">
          {title}
        </h1>
        {lead !== undefined && <p className="mt-2 max-w-measure text-muted">{lead}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
