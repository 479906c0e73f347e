import { useLingui } from '@lingui/react/macro';
import { PLATFORMS } from '#domain/marketing/platforms.ts';
import { useTableState } from '../../lib/use-table-state.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { CampaignList } from './campaign-list.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { campaignTable } from './campaign-table.ts';

/**
 * The campaigns by platform, or one of them.
 * @param props.campaignId the one that is open, `new` for a new one, undefined for the list
 */
export function CampaignManager({ campaignId }: { campaignId: string | undefined }) {
  const { t } = useLingui();
  const { filters, filter } = useTableState(campaignTable);
  const selected = filters.platform ?? 'all';
  if (campaignId !== undefined) return <CampaignPage campaignId={campaignId} platform={filters.platform} />;
  return (
    <div>
      <Tabs
        label={t`Platform`}
        selected={selected}
        onSelect={(id) => filter({ platform: id === 'all' ? undefined : id })}
        tabs={[{ id: 'all' as const, name: t`All` }, ...PLATFORMS].map(({ id, name }) => ({
          id,
          title: name,
          // One list at a time: all of them are the same one, filtered.
          content: id === selected && <CampaignList />,
        }))}
      />
    </div>
  );
}
