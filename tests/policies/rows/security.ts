import { people } from '../world.ts';
import { everything, nothing, readOnly, seesNone, type TableAccess } from './table-access.ts';

export const security: readonly TableAccess[] = [
  {
    table: 'security_events',
    row: 'true',
    insert: { user_id: people.learner, event_type: 'forged', threat_level: 'low' },
    update: { blocked: true },
    expect: {
      anon: nothing,
      learner: seesNone,
      otherLearner: seesNone,
      admin: readOnly,
      service: ['allowed', 'allowed', 'denied', 'denied'],
    },
  },
  {
    table: 'blocked_addresses',
    row: 'true',
    insert: { network: '198.51.100.1', reason: 'Forged.' },
    update: { reason: 'Forged.' },
    expect: {
      anon: nothing,
      learner: seesNone,
      otherLearner: seesNone,
      admin: readOnly,
      service: everything,
    },
  },
  {
    table: 'admin_actions',
    row: 'true',
    insert: { user_id: people.admin, action: 'forge-action', subject_id: people.learner },
    update: { action: 'forge-action' },
    expect: {
      anon: nothing,
      learner: seesNone,
      otherLearner: seesNone,
      admin: readOnly,
      service: ['allowed', 'allowed', 'denied', 'denied'],
    },
  },
];
