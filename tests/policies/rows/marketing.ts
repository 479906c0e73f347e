import { campaign } from '../world.ts';
import { everything, nothing, readOnly, seesNone, type TableAccess } from './table-access.ts';

/** Admins read, and change campaigns through the functions of the server, which write the log. */
const expect: TableAccess['expect'] = {
  anon: nothing,
  learner: seesNone,
  otherLearner: seesNone,
  admin: readOnly,
  service: everything,
};

export const marketing: readonly TableAccess[] = [
  {
    table: 'ad_campaigns',
    row: 'true',
    insert: {
      platform: 'facebook',
      campaign_name: 'Spring',
      ad_content: {},
      budget: 50_000,
      currency: 'USD',
    },
    update: { campaign_name: 'Summer' },
    expect,
  },
  {
    table: 'ad_campaign_days',
    row: 'true',
    insert: {
      campaign_id: campaign,
      day: '2026-11-02',
      impressions: 10,
      clicks: 2,
      conversions: 1,
      spend_minor: 90,
    },
    update: { clicks: 3 },
    expect,
  },
];
