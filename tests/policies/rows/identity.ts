import { people } from '../world.ts';
import { everything, nothing, readOnly, seesNone, type TableAccess } from './table-access.ts';

export const identity: readonly TableAccess[] = [
  {
    table: 'user_roles',
    row: `user_id = '${people.admin}'`,
    insert: { user_id: people.learner, role: 'admin' },
    update: { user_id: people.learner },
    expect: {
      anon: nothing,
      learner: seesNone,
      otherLearner: seesNone,
      admin: readOnly,
      service: everything,
    },
  },
  {
    table: 'account_deletions',
    row: `user_id = '${people.learner}'`,
    insert: { user_id: people.otherLearner, due_at: '2100-01-01' },
    update: { due_at: '2100-01-01' },
    expect: {
      anon: nothing,
      learner: readOnly,
      otherLearner: seesNone,
      admin: seesNone,
      service: everything,
    },
  },
  {
    table: 'legal_acceptances',
    row: `user_id = '${people.learner}' and document = 'terms'`,
    insert: { user_id: people.learner, document: 'terms', version: '2027-01-01' },
    update: { version: '2027-01-01' },
    expect: {
      anon: nothing,
      learner: readOnly,
      otherLearner: seesNone,
      admin: seesNone,
      service: everything,
    },
  },
  {
    table: 'account_bans',
    row: 'true',
    insert: { user_id: people.learner, reason: 'Forged.' },
    beforeInsert: 'delete from public.account_bans',
    update: { reason: 'Forged.' },
    expect: {
      anon: nothing,
      learner: seesNone,
      otherLearner: seesNone,
      admin: readOnly,
      service: everything,
    },
  },
];
