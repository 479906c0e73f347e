import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { bringErrorWords } from '../../lib/errors/describe-error.ts';
import { adminErrorMessages } from './admin-error-messages.ts';
import { ADMIN_TABS, type AdminTab } from './admin-tab-ids.ts';
import { SecondStepBanner } from './second-step-banner.tsx';

bringErrorWords(adminErrorMessages);

/** Each tab is fetched when it is first opened. */
const panels: Readonly<Record<AdminTab, ComponentType>> = {
  security: lazy(async () => ({ default: (await import('./tabs/security-tab.tsx')).SecurityTab })),
  analytics: lazy(async () => ({ default: (await import('./tabs/analytics-tab.tsx')).AnalyticsTab })),
  marketing: lazy(async () => ({ default: (await import('./tabs/marketing-tab.tsx')).MarketingTab })),
  nvpay: lazy(async () => ({ default: (await import('./tabs/nvpay-tab.tsx')).NvpayTab })),
  people: lazy(async () => ({ default: (await import('./tabs/people-tab.tsx')).PeopleTab })),
  applications: lazy(async () => ({
    default: (await import('./tabs/applications-tab.tsx')).ApplicationsTab,
  })),
  content: lazy(async () => ({ default: (await import('./tabs/content-tab.tsx')).ContentTab })),
  simulator: lazy(async () => ({ default: (await import('./tabs/simulator-tab.tsx')).SimulatorTab })),
  billing: lazy(async () => ({ default: (await import('./tabs/billing-tab.tsx')).BillingTab })),
  certificates: lazy(async () => ({
    default: (await import('./tabs/certificates-tab.tsx')).CertificatesTab,
  })),
  audit: lazy(async () => ({ default: (await import('./tabs/audit-tab.tsx')).AuditTab })),
};

/**
 * The tabs of the admin dashboard. Which one is open is in the URL, and so is the state of its table: only the open one
 * is drawn, and each comes back as it was left.
 */
export function AdminTabs() {
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/admin' });
  const search = useSearch({ from: '/protected/admin' });
  const { tab: open = 'security' } = search;
  const [left] = useState(() => new Map<AdminTab, typeof search>());
  const titles: Readonly<Record<AdminTab, ReactNode>> = {
    security: t`Security`,
    analytics: t`Analytics`,
    marketing: t`Marketing`,
    nvpay: 'NVPay',
    people: t`People`,
    applications: t`Applications`,
    content: t`Content`,
    simulator: t`Simulator`,
    billing: t`Plans and payments`,
    certificates: t`Certificates`,
    audit: t`Audit log`,
  };
  const Panel = panels[open];
  return (
    <>
      <PageHeader title={t`Admin`} />
      <SecondStepBanner />
      <Tabs
        label={t`Admin`}
        selected={open}
        onSelect={(tab) => {
          left.set(open, search);
          void navigate({ search: { ...left.get(tab), tab } });
        }}
        tabs={ADMIN_TABS.map((id) => ({
          id,
          title: titles[id],
          content: id === open && (
            <Suspense fallback={<Skeleton rows={['h-10 w-1/2', 'h-6 w-full', 'h-6 w-full', 'h-6 w-full']} />}>
              <Panel />
            </Suspense>
          ),
        }))}
      />
    </>
  );
}
