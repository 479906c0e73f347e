import { people, placedItem, placement } from '../world.ts';
import { everything, nothing, readOnly, seesNone, type TableAccess, type Outcomes } from './table-access.ts';

const answers = {
  'trading-experience': '4',
  'chart-experience': '4',
  'risk-experience': '4',
  'pressure-experience': '4',
  'time-available': '4',
};

const written: Outcomes = ['allowed', 'allowed', 'allowed', 'denied'];

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
    table: 'placement_strands',
    row: "strand_id = 'risk'",
    insert: { strand_id: 'unused', items_min: 0, items_max: 1 },
    update: { items_max: 2 },
    expect: {
      anon: readOnly,
      learner: readOnly,
      otherLearner: readOnly,
      admin: readOnly,
      service: everything,
    },
  },
  {
    table: 'placement_items',
    row: "item_id = 'placed'",
    insert: { ...placedItem, item_id: 'another' },
    update: { difficulty: 1 },
    expect: { anon: nothing, learner: nothing, otherLearner: nothing, admin: nothing, service: written },
  },
  {
    table: 'placements',
    row: `user_id = '${people.learner}'`,
    insert: { user_id: people.learner, starts_low: true },
    update: { starts_low: false },
    expect: { anon: nothing, learner: readOnly, otherLearner: seesNone, admin: seesNone, service: written },
  },
  {
    table: 'placement_answers',
    row: `user_id = '${people.learner}'`,
    insert: { placement_id: placement, place: 2, user_id: people.learner, item_id: 'second', version: 1 },
    update: { is_right: true, answered_at: '2026-11-20' },
    expect: { anon: nothing, learner: nothing, otherLearner: nothing, admin: nothing, service: written },
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
