import { useNavigate, useSearch } from '@tanstack/react-router';
import { CampaignManager } from '../../../features/marketing/campaign-manager.tsx';

/** The campaigns; the platform that is shown is in the URL. */
export function MarketingTab() {
  const navigate = useNavigate({ from: '/admin' });
  const { platform = 'all' } = useSearch({ from: '/protected/admin' });
  return (
    <CampaignManager
      platform={platform}
      onPlatform={(id) => void navigate({ search: { tab: 'marketing', platform: id } })}
    />
  );
}
