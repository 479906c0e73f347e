import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LOCALE_NAMES, LOCALES } from '../../../lib/i18n/locales.ts';
import { Wordmark } from '../../../ui/wordmark.tsx';
import { useAddressInLanguage, useLocalized, usePage, usePageAddress } from '../page-context.tsx';
import { MODEL_LIMITS_PATH } from '../public-paths.ts';
import { FooterContact, hasContact } from './footer-contact.tsx';
import { FooterLink, FooterLinks, footerLinkStyles } from './footer-links.tsx';

/** Quick links, legal links, languages, contact; what the operator has not configured is not shown. */
export function SiteFooter() {
  const { t } = useLingui();
  const { site } = usePage();
  const address = usePageAddress();
  const localized = useLocalized();
  return (
    <footer id="contact" className="mt-24 border-t border-line bg-sunken print:bg-transparent">
      <div className="page-column py-12">
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <Wordmark name={site.name} />
          <p className="text-muted">{localized(site.tagline)}</p>
        </div>
        <div className="mt-8 grid grid-cols-2 gap-8 md:grid-cols-4 print:hidden">
          <FooterLinks title={t`Quick links`}>
            <FooterLink href={address('/')}>{t`Home`}</FooterLink>
            <FooterLink href={`${address('/')}#courses`}>{t`Courses`}</FooterLink>
            <FooterLink href="/courses">{t`Free lessons`}</FooterLink>
            <FooterLink href={`${address('/')}#join`}>{t`Join`}</FooterLink>
            <FooterLink href={address('/plans')}>{t`Plans`}</FooterLink>
            <FooterLink href={address('/verify')}>{t`Check a certificate`}</FooterLink>
            <FooterLink href={address(MODEL_LIMITS_PATH)}>{t`What we do not model`}</FooterLink>
            <FooterLink href={address('/community')}>{t`Community`}</FooterLink>
            {hasContact(site) && <FooterLink href="#contact">{t`Contact`}</FooterLink>}
          </FooterLinks>
          <FooterLinks title={t`Legal`}>
            <FooterLink href={address('/terms')}>{t`Terms`}</FooterLink>
            <FooterLink href={address('/privacy')}>{t`Privacy`}</FooterLink>
            <FooterLink href={address('/risk-disclosure')}>{t`Risk disclosure`}</FooterLink>
          </FooterLinks>
          <FooterLanguages />
          <FooterContact />
        </div>
        <SmallPrint>
          <p id="stated-by-the-operator" className="scroll-mt-6 target:text-ink">
            * {localized(site.unsourced_footnote)}
          </p>
          <p className="max-w-measure">
            <Trans>
              Trading carries a high risk of loss. Most retail traders lose money. What is taught here is
              education, not financial advice, and no result is promised.
            </Trans>
          </p>
          {site.contact.address !== undefined && <p>{site.contact.address}</p>}
        </SmallPrint>
      </div>
    </footer>
  );
}

function FooterLanguages() {
  const { t } = useLingui();
  const addressIn = useAddressInLanguage();
  return (
    <FooterLinks title={t`Languages`}>
      {LOCALES.map((language) => (
        <li key={language}>
          <a href={addressIn(language)} hrefLang={language} lang={language} className={footerLinkStyles}>
            {LOCALE_NAMES[language]}
          </a>
        </li>
      ))}
    </FooterLinks>
  );
}

function SmallPrint({ children }: { children: ReactNode }) {
  return <div className="mt-10 grid gap-3 border-t border-line pt-6 text-15 text-muted">{children}</div>;
}
