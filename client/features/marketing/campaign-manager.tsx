import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { PLATFORMS } from '#domain/marketing/platforms.ts';
import { useTableState } from '../../lib/table/use-table-state.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CampaignList } from './campaign-list/campaign-list.tsx';
import { campaignTable } from './campaign-list/campaign-table.ts';

/** The editor weighs more than the list, and is not always wanted. */
const CampaignPage = lazy(async () => ({
  default: (await import('./campaign-page/campaign-page.tsx')).CampaignPage,
}));

/**
 * The campaigns by platform, or one of them.
 * @param props.campaignId the one that is open, `new` for a new one, undefined for the list
 */
export function CampaignManager({ campaignId }: { campaignId: string | undefined }) {
  const { t } = useLingui();
  const { filters, filter } = useTableState(campaignTable);
  const selected = filters.platform ?? 'all';
  if (campaignId !== undefined) {
    return (
      <Suspense fallback={<Skeleton rows={['h-10 w-1/2', 'h-40 w-full']} />}>
        <CampaignPage campaignId={campaignId} platform={filters.platform} />
      </Suspense>
    );
  }
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
