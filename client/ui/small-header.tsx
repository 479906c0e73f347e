import { type ReactNode, useEffect, useRef } from 'react';

interface SmallHeaderProps {
  title: string;
  actions?: ReactNode;
}

/** The h1 of a screen above a hairline, small where the question below is what counts; like PageHeader it names the tab and takes the focus. */
export function SmallHeader({ title, actions }: SmallHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-b border-line pb-2">
      <title>{`${title} · ${__SITE_FACTS__.name}`}</title>
      <h1 ref={heading} tabIndex={-1} className="text-24">
        {title}
      </h1>
      {actions}
    </header>
  );
}
