import { everything, nothing, readOnly, seesNone, type TableAccess } from './table-access.ts';

/** The server alone keeps a form that was sent in; only admins read what came in. */
const form: TableAccess['expect'] = {
  anon: nothing,
  learner: seesNone,
  otherLearner: seesNone,
  admin: readOnly,
  service: everything,
};

export const community: readonly TableAccess[] = [
  {
    table: 'scholarship_applications',
    row: 'true',
    insert: {
      first_name: 'Grace',
      last_name: 'Hopper',
      email: 'grace@example.com',
      preferred_language: 'en',
      program_interest: 'global',
    },
    update: { status: 'awarded' },
    expect: form,
  },
  {
    table: 'leads',
    row: 'true',
    insert: { email: 'grace@example.com', phone: '+1 555 0100', country: 'US' },
    update: { email: 'forged@example.com' },
    expect: form,
  },
];
