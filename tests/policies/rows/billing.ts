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
    table: 'payments',
    row: `user_id = '${people.learner}'`,
    insert: {
      user_id: people.learner,
      plan_id: 'pro',
      kind: 'payment',
      amount_minor: 9900,
      currency: 'USD',
      provider: 'test',
      provider_reference: 'in_2',
      provider_subscription_id: 'sub_2',
      paid_at: '2026-11-21T12:00:00Z',
      period_ends_at: '2026-12-21T12:00:00Z',
    },
    update: { amount_minor: 1 },
    expect: {
      anon: nothing,
      learner: readOnly,
      otherLearner: seesNone,
      admin: readOnly,
      service: ['allowed', 'allowed', 'denied', 'denied'],
    },
  },
  {
    table: 'payment_events',
    row: `event_id = 'evt_1'`,
    insert: {
      provider: 'stripe',
      event_id: 'evt_2',
      kind: 'invoice.paid',
      outcome: 'applied',
      created_at: '2026-11-21T12:00:00Z',
    },
    update: { outcome: 'ignored' },
    expect: {
      anon: nothing,
      learner: seesNone,
      otherLearner: seesNone,
      admin: readOnly,
      service: ['allowed', 'allowed', 'denied', 'denied'],
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
