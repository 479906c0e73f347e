import { people } from '../world.ts';
import { everything, nothing, readOnly, seesNone, type TableAccess } from './table-access.ts';

export const billing: readonly TableAccess[] = [
  {
    table: 'plans',
    row: `id = 'elite'`,
    beforeInsert: `delete from public.plans where id = 'elite'`,
    insert: { id: 'elite', price_minor: 0, currency: 'USD', opens: 'everything' },
    update: { price_minor: 0 },
    expect: {
      anon: readOnly,
      learner: readOnly,
      otherLearner: readOnly,
      admin: readOnly,
      service: everything,
    },
  },
  {
    table: 'subscriptions',
    row: `user_id = '${people.learner}'`,
    beforeInsert: 'delete from public.subscriptions',
    insert: { user_id: people.learner, plan_id: 'pro' },
    update: { plan_id: 'pro' },
    expect: {
      anon: nothing,
      learner: ['allowed', 'allowed', 'allowed', 'denied'],
      otherLearner: ['no rows', 'denied', 'no rows', 'denied'],
      admin: ['allowed', 'denied', 'no rows', 'denied'],
      service: everything,
    },
  },
  {
    table: 'installation_settings',
    row: `key = 'payment_provider'`,
    insert: { key: 'other', value: '"anything"' },
    update: { value: 'null' },
    expect: {
      anon: nothing,
      learner: seesNone,
      otherLearner: seesNone,
      admin: readOnly,
      service: everything,
    },
  },
];
