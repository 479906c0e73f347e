import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LOCALE_NAMES, LOCALES } from '../../../lib/i18n/locales.ts';
import { pageAddress, useLocalized, usePage, usePageAddress } from '../page-context.tsx';

const linkStyles = 'inline-flex min-h-8 items-center text-15 underline-offset-4 hover:underline';

const SOCIAL_NAMES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  telegram: 'Telegram',
} as const;

/** Quick links, legal links, languages, contact; what the operator has not configured is not shown. */
export function SiteFooter() {
  const { t } = useLingui();
  const { site, path } = usePage();
  const address = usePageAddress();
  const localized = useLocalized();
  const social = Object.entries(SOCIAL_NAMES).flatMap(([key, name]) => {
    const href = Object.entries(site.social).find(([network]) => network === key)?.[1];
    return href === undefined ? [] : [{ href, name }];
  });
  return (
    <footer id="contact" className="page-column mt-24">
      <div className="grid gap-8 border-t border-line py-12 sm:grid-cols-3">
        <FooterLinks title={t`Quick links`}>
          <FooterLink href={address('/')}>{t`Home`}</FooterLink>
          <FooterLink href={`${address('/')}#courses`}>{t`Courses`}</FooterLink>
          <FooterLink href={`${address('/')}#join`}>{t`Join`}</FooterLink>
          <FooterLink href={address('/community')}>{t`Community`}</FooterLink>
        </FooterLinks>
        <FooterLinks title={t`Legal`}>
          <FooterLink href={address('/terms')}>{t`Terms`}</FooterLink>
          <FooterLink href={address('/privacy')}>{t`Privacy`}</FooterLink>
          <FooterLink href={address('/risk-disclosure')}>{t`Risk disclosure`}</FooterLink>
        </FooterLinks>
        <FooterLinks title={t`Languages`}>
          {LOCALES.map((language) => (
            <li key={language}>
              <a
                href={pageAddress(path, language)}
                hrefLang={language}
                lang={language}
                className={linkStyles}
              >
                {LOCALE_NAMES[language]}
              </a>
            </li>
          ))}
        </FooterLinks>
        {(site.contact.email !== undefined || social.length > 0) && (
          <FooterLinks title={t`Contact`}>
            {site.contact.email !== undefined && (
              <FooterLink href={`mailto:${site.contact.email}`}>{site.contact.email}</FooterLink>
            )}
            {social.map(({ href, name }) => (
              <FooterLink key={name} href={href}>
                {name}
              </FooterLink>
            ))}
          </FooterLinks>
        )}
      </div>
      <div className="grid gap-3 border-t border-line py-8 text-15 text-muted">
        <p id="stated-by-the-operator">* {localized(site.unsourced_footnote)}</p>
        <p className="max-w-measure">
          <Trans>
            Trading carries a high risk of loss. Most retail traders lose money. What is taught here is
            education, not financial advice, and no result is promised.
          </Trans>
        </p>
        {site.contact.address !== undefined && <p>{site.contact.address}</p>}
      </div>
    </footer>
  );
}

function FooterLinks({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <p className="mb-2 text-15 font-semibold">{title}</p>
      <ul>{children}</ul>
    </nav>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} className={linkStyles}>
        {children}
      </a>
    </li>
  );
}
