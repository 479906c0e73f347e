import { useSearch } from '@tanstack/react-router';
import { CampaignManager } from '../../../features/marketing/campaign-manager.tsx';

/** The campaigns, or the one that the URL names. */
export function MarketingTab() {
  const { open } = useSearch({ from: '/protected/admin' });
  return <CampaignManager campaignId={open} />;
}
