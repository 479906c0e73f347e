import { useLingui } from '@lingui/react/macro';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { CampaignList } from './campaign-list.tsx';
import { useCampaigns } from './fetch-campaigns.ts';
import { PLATFORMS, type Platform } from './platforms.ts';

interface CampaignManagerProps {
  platform: Platform | 'all';
  onPlatform: (platform: Platform | 'all') => void;
}

/** The campaigns by platform, and a new one. */
export function CampaignManager({ platform, onPlatform }: CampaignManagerProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const campaigns = useCampaigns();
  return (
    <div className="grid gap-12">
      <QueryState
        query={campaigns}
        failed={t`The campaigns could not be loaded`}
        describe={describe}
        skeleton={['h-10 w-full', 'h-10 w-full']}
      >
        {(rows) => (
          <div>
            <Tabs
              label={t`Platform`}
              selected={platform}
              onSelect={onPlatform}
              tabs={[
                { id: 'all' as const, title: t`All`, content: <CampaignList campaigns={rows} /> },
                ...PLATFORMS.map(({ id, name }) => ({
                  id,
                  title: name,
                  content: <CampaignList campaigns={rows.filter((campaign) => campaign.platform === id)} />,
                })),
              ]}
            />
          </div>
        )}
      </QueryState>
      <CampaignForm />
    </div>
  );
}
