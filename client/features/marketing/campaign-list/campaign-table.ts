import * as v from 'valibot';
import { CAMPAIGN_STATUSES } from '#domain/marketing/campaign-status.ts';
import { PLATFORM_IDS } from '#domain/marketing/platforms.ts';
import { defineTable } from '../../../lib/table/table-state.ts';

/** What the address says about the list of campaigns. Without a status all are listed but the archived ones. */
export const campaignTable = defineTable({
  filters: {
    platform: v.picklist(PLATFORM_IDS),
    status: v.picklist([...CAMPAIGN_STATUSES, 'all']),
    name: v.pipe(v.string(), v.maxLength(200)),
  },
  sortable: [
    'campaign_name',
    'platform',
    'status',
    'budget',
    'starts_at',
    'impressions',
    'clicks',
    'conversions',
    'cost_per_click',
    'conversion_rate',
    'created_at',
  ],
  sort: { column: 'created_at', direction: 'descending' },
});
