import { examSitting, otherSession, practicalSession } from '../exam-rows.ts';
import { lessons, people } from '../world.ts';
import { nothing, readOnly, seesNone, type TableAccess } from './table-access.ts';

const ofLearner = `user_id = '${people.learner}'`;

/** Written by the server only, read by the learner it belongs to, removed with the account alone. */
const kept: TableAccess['expect'] = {
  anon: nothing,
  learner: readOnly,
  otherLearner: seesNone,
  admin: seesNone,
  service: ['allowed', 'allowed', 'allowed', 'denied'],
};

export const exams: readonly TableAccess[] = [
  {
    table: 'exam_sittings',
    row: ofLearner,
    insert: {
      user_id: people.learner,
      lesson_id: lessons.freeQuiz,
      started_at: '2026-11-21',
      ends_at: '2026-11-22',
    },
    update: { is_passed: true, finished_at: '2026-11-20', right_count: 40 },
    expect: kept,
  },
  {
    table: 'exam_answers',
    row: ofLearner,
    insert: {
      sitting_id: examSitting,
      place: 2,
      user_id: people.learner,
      item_id: 'b',
      skill: 'position-size',
      asked_at: '2026-11-20',
    },
    update: { is_right: true },
    expect: {
      anon: nothing,
      learner: nothing,
      otherLearner: nothing,
      admin: nothing,
      service: ['allowed', 'allowed', 'allowed', 'denied'],
    },
  },
  {
    table: 'practical_attempts',
    row: `session_id = '${practicalSession}'`,
    insert: {
      session_id: otherSession,
      user_id: people.learner,
      lesson_id: lessons.crypto,
      practical: {},
      policy: {},
      started_at: '2026-11-21',
    },
    update: { is_passed: true, record: '1', judged: '[]', finished_at: '2026-11-21' },
    expect: kept,
  },
  {
    table: 'exam_appeals',
    row: ofLearner,
    beforeInsert: `delete from public.exam_appeals where ${ofLearner}`,
    insert: { session_id: practicalSession, user_id: people.learner, reason: 'Once more.' },
    update: { is_granted: true, decision: 'It stood.', decided_at: '2026-11-21' },
    expect: kept,
  },
  {
    table: 'exam_reports',
    row: ofLearner,
    insert: {
      user_id: people.learner,
      lesson_id: lessons.crypto,
      rubric: {},
      texts: {},
      started_at: '2026-11-21',
    },
    update: { texts: { a: 'More.' } },
    expect: kept,
  },
  {
    table: 'certificate_consents',
    row: ofLearner,
    beforeInsert: `delete from public.certificate_consents where ${ofLearner}`,
    insert: { user_id: people.learner, shows_name: true },
    update: { shows_order: true },
    expect: {
      anon: nothing,
      learner: ['allowed', 'allowed', 'allowed', 'denied'],
      otherLearner: ['no rows', 'denied', 'no rows', 'denied'],
      admin: ['no rows', 'denied', 'no rows', 'denied'],
      service: readOnly,
    },
  },
];
