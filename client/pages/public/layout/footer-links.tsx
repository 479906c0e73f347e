import type { ReactNode } from 'react';

export const footerLinkStyles =
  'inline-flex min-h-8 items-center text-15 underline-offset-4 hover:underline pointer-coarse:min-h-11';

/** A titled list of links at the foot of the page. */
export function FooterLinks({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <p className="mb-2 text-15 font-semibold">{title}</p>
      <ul>{children}</ul>
    </nav>
  );
}

export function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} className={footerLinkStyles}>
        {children}
      </a>
    </li>
  );
}
