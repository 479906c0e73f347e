import { simulatorScenario, simulatorSession } from '../simulator-rows.ts';
import { lessons, people } from '../world.ts';
import { nothing, readOnly, seesNone, type TableAccess } from './table-access.ts';

/** What a session decides by lies in private; its row is read by the learner it belongs to, and written by the server. */
export const simulator: readonly TableAccess[] = [
  {
    table: 'simulator_sessions',
    row: `id = '${simulatorSession}'`,
    insert: {
      user_id: people.learner,
      request_id: people.learner,
      market: 'coin',
      plan: '{}',
      currency: 'USD',
      deposit: 1,
      engine_version: 1,
      generator_version: 1,
      commitment: '0'.repeat(64),
      start_cursor: 0,
      cursor: 0,
      sequence: 1,
      hash: '0'.repeat(64),
      equity: 1,
    },
    update: { cursor: 12 },
    expect: {
      anon: nothing,
      learner: readOnly,
      otherLearner: seesNone,
      admin: seesNone,
      service: ['allowed', 'allowed', 'allowed', 'denied'],
    },
  },
  {
    table: 'simulator_scenarios',
    row: `id = '${simulatorScenario}'`,
    insert: {
      id: 'another',
      order_index: 2,
      is_free: false,
      lesson_id: lessons.freeText,
      skills: ['risk-register'],
      scenario: {},
      picture: '[]',
      source_hash: 'another',
    },
    update: { is_free: true },
    expect: {
      anon: nothing,
      learner: nothing,
      otherLearner: nothing,
      admin: nothing,
      service: ['allowed', 'denied', 'denied', 'denied'],
    },
  },
];
