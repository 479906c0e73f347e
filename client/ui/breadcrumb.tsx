import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/**
 * The way from the top to this screen.
 * @param links the screens above this one, outermost first
 * @param here the name of this screen
 */
export function Breadcrumb({ links, here }: { links: readonly ReactNode[]; here: ReactNode }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className="flex flex-wrap gap-x-2 text-15 text-muted">
        {links.map((link, index) => (
          // The path to a screen is fixed: the place is the identity.
          <li key={index} className="after:ms-2 after:content-['/']">
            {link}
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
