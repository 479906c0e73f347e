import type { ReactNode } from 'react';

interface OpenInAppProps {
  /** Where the same lesson opens in the app. */
  href: string;
  /** What the link says. */
  words: string;
  /** What cannot be done on the public page. */
  children: ReactNode;
}

/** Leads from what a public lesson only shows to the same place in the app. */
export function OpenInApp({ href, words, children }: OpenInAppProps) {
  return (
    <p className="text-15 text-muted">
      {children}{' '}
      <a href={href} className="text-plum underline underline-offset-4">
        {words}
      </a>
    </p>
  );
}
