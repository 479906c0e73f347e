import { awardedApplication, people } from '../world.ts';
import { everything, nothing, readOnly, seesNone, serverOnly, type TableAccess } from './table-access.ts';

export const community: readonly TableAccess[] = [
  {
    // Admins ask functions of the server, which hide from reviewers what they may not see yet.
    table: 'scholarship_applications',
    row: `email = 'ada@example.com'`,
    insert: {
      first_name: 'Grace',
      last_name: 'Hopper',
      email: 'grace@example.com',
      preferred_language: 'en',
      program_interest: 'global',
    },
    update: { status: 'in_review' },
    expect: serverOnly,
  },
  {
    table: 'application_reviews',
    row: `user_id = '${people.admin}'`,
    insert: { application_id: awardedApplication, place: 2, user_id: people.learner },
    update: { note: 'Another note.' },
    expect: serverOnly,
  },
  {
    table: 'leads',
    row: 'true',
    insert: { email: 'grace@example.com', phone: '+1 555 0100', country: 'US' },
    update: { email: 'forged@example.com' },
    expect: {
      anon: nothing,
      learner: seesNone,
      otherLearner: seesNone,
      admin: readOnly,
      service: everything,
    },
  },
  {
    table: 'scholarships',
    row: `user_id = '${people.learner}'`,
    insert: { application_id: awardedApplication, user_id: people.learner },
    beforeInsert: 'delete from public.scholarships',
    update: { user_id: people.learner },
    expect: {
      anon: nothing,
      learner: readOnly,
      otherLearner: seesNone,
      admin: readOnly,
      service: everything,
    },
  },
];
