import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PlanPanel } from '../../features/billing/plan-panel.tsx';
import { AccountSection } from '../../features/identity/account/account-section.tsx';
import { DataSection } from '../../features/identity/account/data-section.tsx';
import { DeletionSection } from '../../features/identity/account/deletion-section.tsx';
import { DisplaySection } from '../../features/identity/account/display-section.tsx';
import { EmailSection } from '../../features/identity/account/email-section.tsx';
import { NameSection } from '../../features/identity/account/name-section.tsx';
import { PasskeysSection } from '../../features/identity/account/passkeys-section.tsx';
import { PasswordSection } from '../../features/identity/account/password-section.tsx';
import { SecondStepSection } from '../../features/identity/account/second-step-section.tsx';
import { SessionsSection } from '../../features/identity/account/sessions-section.tsx';
import { PictureSection } from '../../features/identity/picture/picture-section.tsx';
import { useSavePreference } from '../../features/identity/save-preference.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { LanguageSelect } from '../layout/language-select.tsx';
import { ThemeSelect } from '../layout/theme-select.tsx';

// The page has room for no more in one file.
const MailsSection = lazy(async () => ({
  default: (await import('./mails-section.tsx')).MailsSection,
}));
const CertificatesSection = lazy(async () => ({
  default: (await import('./certificates-section.tsx')).CertificatesSection,
}));
const SeasonSection = lazy(async () => ({
  default: (await import('./season-section.tsx')).SeasonSection,
}));
const PaceSection = lazy(async () => ({ default: (await import('./pace-section.tsx')).PaceSection }));

/** Everything somebody can change about their account. The command palette leads to its parts by their ids. */
export function AccountPage() {
  const { t } = useLingui();
  const savePreference = useSavePreference();
  const { checkout, plan } = useSearch({ from: '/protected/account' });
  return (
    <>
      <PageHeader
        title={t`Your account`}
        lead={<Trans>What you change here holds on all your devices.</Trans>}
      />
      <div id="name">
        <NameSection />
      </div>
      <div id="picture">
        <PictureSection />
      </div>
      <div id="plan">
        <AccountSection
          title={<Trans>Plan</Trans>}
          lead={<Trans>What is open to you, what it costs, and how to change or cancel it.</Trans>}
        >
          <PlanPanel checkout={checkout} picked={plan} />
        </AccountSection>
      </div>
      <div id="pace">
        <Suspense fallback={<div className="min-h-72 border-t border-line" />}>
          <PaceSection />
        </Suspense>
      </div>
      <div id="display">
        <DisplaySection
          languageAndTheme={
            <>
              <LanguageSelect onChosen={(language) => savePreference({ language })} />
              <ThemeSelect onChosen={(theme) => savePreference({ theme })} />
            </>
          }
        />
      </div>
      <div id="mails">
        <Suspense fallback={<div className="min-h-72 border-t border-line" />}>
          <MailsSection />
        </Suspense>
      </div>
      <div id="certificates">
        <Suspense fallback={<div className="min-h-32 border-t border-line" />}>
          <CertificatesSection />
        </Suspense>
      </div>
      <div id="season">
        <Suspense fallback={<div className="min-h-32 border-t border-line" />}>
          <SeasonSection />
        </Suspense>
      </div>
      <div id="email">
        <EmailSection />
      </div>
      <div id="password">
        <PasswordSection />
      </div>
      <div id="passkeys">
        <PasskeysSection />
      </div>
      <div id="second-step">
        <SecondStepSection />
      </div>
      <div id="devices">
        <SessionsSection />
      </div>
      <div id="data">
        <DataSection />
      </div>
      <div id="deletion">
        <DeletionSection />
      </div>
    </>
  );
}
