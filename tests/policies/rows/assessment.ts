import { people } from '../world.ts';
import { everything, nothing, type TableAccess } from './table-access.ts';

const answers = {
  'trading-experience': '4',
  'chart-experience': '4',
  'risk-experience': '4',
  'pressure-experience': '4',
  'time-available': '4',
};

export const assessment: readonly TableAccess[] = [
  {
    table: 'skill_assessments',
    row: `user_id = '${people.learner}'`,
    insert: { user_id: people.learner, assessment_data: answers, score: 100, skill_level: 'advanced' },
    update: { score: 100 },
    expect: {
      anon: nothing,
      learner: ['allowed', 'allowed', 'denied', 'denied'],
      otherLearner: ['no rows', 'denied', 'denied', 'denied'],
      admin: ['allowed', 'denied', 'denied', 'denied'],
      service: everything,
    },
  },
  {
    table: 'assessment_drafts',
    row: `user_id = '${people.learner}'`,
    insert: { user_id: people.learner, answers: { 'time-available': '2' } },
    beforeInsert: 'delete from public.assessment_drafts',
    update: { answers },
    expect: {
      anon: nothing,
      learner: ['allowed', 'allowed', 'allowed', 'denied'],
      otherLearner: ['no rows', 'denied', 'no rows', 'denied'],
      admin: ['no rows', 'denied', 'no rows', 'denied'],
      service: everything,
    },
  },
];
