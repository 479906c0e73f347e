import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AnalyticsCounts } from '../../features/analytics/analytics-counts.tsx';
import { CampaignManager } from '../../features/marketing/campaign-manager.tsx';
import { SecurityAlerts } from '../../features/security/security-alerts.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { SecondStepBanner } from './second-step-banner.tsx';

/** The four tabs of the admin dashboard; which one is open is in the URL. */
export function AdminTabs() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { tab = 'security', platform = 'all' } = useSearch({ from: '/protected/admin' });
  return (
    <>
      <PageHeader title={t`Admin`} />
      <SecondStepBanner />
      <Tabs
        label={t`Admin`}
        selected={tab}
        onSelect={(id) => void navigate({ to: '/admin', search: { tab: id } })}
        tabs={[
          { id: 'security', title: <Trans>Security</Trans>, content: <SecurityAlerts /> },
          { id: 'analytics', title: <Trans>Analytics</Trans>, content: <AnalyticsCounts /> },
          {
            id: 'marketing',
            title: <Trans>Marketing</Trans>,
            content: (
              <CampaignManager
                platform={platform}
                onPlatform={(id) =>
                  void navigate({ to: '/admin', search: { tab: 'marketing', platform: id } })
                }
              />
            ),
          },
          {
            id: 'nvpay',
            title: 'NVPay',
            content: <EmptyState title={<Trans>NVPay is coming soon</Trans>} />,
          },
        ]}
      />
    </>
  );
}
