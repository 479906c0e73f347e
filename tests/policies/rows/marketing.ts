import { everything, nothing, type Outcomes, type TableAccess } from './table-access.ts';

const learner: Outcomes = ['no rows', 'denied', 'no rows', 'no rows'];

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
    update: { status: 'active' },
    expect: { anon: nothing, learner, otherLearner: learner, admin: everything, service: everything },
  },
];
