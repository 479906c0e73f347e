import { attempt, courses, lessons, modules, people, testOut } from '../world.ts';
import { everything, nothing, readOnly, seesNone, type TableAccess } from './table-access.ts';

const ofLearner = `user_id = '${people.learner}'`;

/** Written by the server only, read by the learner it belongs to. */
const servedToOwner: TableAccess['expect'] = {
  anon: nothing,
  learner: readOnly,
  otherLearner: seesNone,
  admin: seesNone,
  service: everything,
};

/** As before, and nobody, not the server either, changes or removes what was done. */
const appended: TableAccess['expect'] = {
  ...servedToOwner,
  service: ['allowed', 'allowed', 'denied', 'denied'],
};

/** As before, and the server changes it, and removes it with the account alone. */
const kept: TableAccess['expect'] = {
  ...servedToOwner,
  service: ['allowed', 'allowed', 'allowed', 'denied'],
};

export const learning: readonly TableAccess[] = [
  {
    table: 'enrollments',
    row: ofLearner,
    insert: { user_id: people.learner, course_id: courses.crypto },
    update: { progress: 100 },
    expect: {
      anon: nothing,
      learner: ['allowed', 'allowed', 'denied', 'allowed'],
      otherLearner: ['no rows', 'denied', 'denied', 'no rows'],
      admin: ['allowed', 'denied', 'denied', 'no rows'],
      service: everything,
    },
  },
  {
    table: 'user_progress',
    row: ofLearner,
    insert: { user_id: people.learner, lesson_id: lessons.secondText, completed: true },
    update: { completed: true },
    expect: {
      anon: nothing,
      learner: ['allowed', 'allowed', 'allowed', 'denied'],
      // The rules run before the policy: somebody else's enrolment cannot be seen, so there is none.
      otherLearner: ['no rows', 'enrol-first', 'no rows', 'denied'],
      admin: ['no rows', 'denied', 'no rows', 'denied'],
      service: everything,
    },
  },
  {
    table: 'lesson_positions',
    row: ofLearner,
    insert: { user_id: people.learner, lesson_id: lessons.secondText, position: 0.5 },
    update: { position: 0.5 },
    expect: {
      anon: nothing,
      learner: ['allowed', 'allowed', 'allowed', 'denied'],
      otherLearner: ['no rows', 'denied', 'no rows', 'denied'],
      admin: ['no rows', 'denied', 'no rows', 'denied'],
      service: everything,
    },
  },
  {
    table: 'bookmarks',
    row: ofLearner,
    insert: { user_id: people.learner, lesson_id: lessons.crypto },
    update: { created_at: '2026-11-20' },
    expect: {
      anon: nothing,
      learner: ['allowed', 'allowed', 'denied', 'allowed'],
      otherLearner: ['no rows', 'denied', 'denied', 'no rows'],
      admin: ['no rows', 'denied', 'denied', 'no rows'],
      service: everything,
    },
  },
  {
    table: 'notes',
    row: ofLearner,
    insert: {
      user_id: people.learner,
      lesson_id: lessons.secondText,
      anchor: { kind: 'lesson' },
      text: 'The stop comes first.',
    },
    update: { text: 'The size follows.' },
    expect: {
      anon: nothing,
      learner: everything,
      otherLearner: ['no rows', 'denied', 'no rows', 'no rows'],
      admin: ['no rows', 'denied', 'no rows', 'no rows'],
      service: everything,
    },
  },
  {
    table: 'module_notices',
    row: ofLearner,
    insert: { user_id: people.learner, course_id: courses.crypto },
    update: { notified_until: '2026-11-20' },
    expect: {
      anon: nothing,
      learner: ['allowed', 'allowed', 'denied', 'allowed'],
      otherLearner: ['no rows', 'denied', 'denied', 'no rows'],
      admin: ['no rows', 'denied', 'denied', 'no rows'],
      service: everything,
    },
  },
  {
    table: 'problem_reports',
    row: ofLearner,
    insert: { user_id: people.learner, lesson_id: lessons.crypto, kind: 'unclear', text: 'Which price?' },
    update: { status: 'resolved', settled_at: '2026-11-20' },
    expect: {
      anon: nothing,
      learner: ['allowed', 'allowed', 'denied', 'denied'],
      otherLearner: seesNone,
      admin: readOnly,
      service: everything,
    },
  },
  {
    table: 'learning_events',
    row: ofLearner,
    insert: { user_id: people.learner, verb: 'enrolled', course_id: courses.crypto },
    update: { verb: 'lesson_completed' },
    expect: {
      ...servedToOwner,
      // Not even the server changes what happened.
      service: ['allowed', 'allowed', 'denied', 'denied'],
    },
  },
  {
    table: 'quiz_attempts',
    row: ofLearner,
    insert: { user_id: people.learner, lesson_id: lessons.freeQuiz },
    update: { score: 100, passed: true, finished_at: '2026-11-20' },
    expect: servedToOwner,
  },
  {
    table: 'quiz_answers',
    row: ofLearner,
    insert: { attempt_id: attempt, item_id: 'b', user_id: people.learner, answer: {}, is_correct: true },
    update: { is_correct: true },
    expect: servedToOwner,
  },
  {
    table: 'quiz_hints',
    row: ofLearner,
    insert: { attempt_id: attempt, item_id: 'a', step: 2, user_id: people.learner },
    update: { step: 3 },
    expect: servedToOwner,
  },
  {
    table: 'activity_answers',
    row: ofLearner,
    insert: {
      user_id: people.learner,
      lesson_id: lessons.crypto,
      activity: 'guess',
      try: 2,
      answer: {},
      is_right: true,
    },
    update: { is_right: true },
    expect: appended,
  },
  {
    table: 'activity_hints',
    row: ofLearner,
    insert: { user_id: people.learner, lesson_id: lessons.crypto, activity: 'check', item_id: 'a', step: 2 },
    update: { step: 3 },
    expect: appended,
  },
  {
    table: 'responses',
    row: ofLearner,
    insert: {
      user_id: people.learner,
      sequence: 2,
      skill: 'position-size',
      template: 'b',
      place: 'quiz',
      try: 1,
      is_right: true,
      is_constructed: true,
      level: 1,
      day: '2026-11-20',
    },
    update: { is_right: true },
    expect: appended,
  },
  {
    table: 'paces',
    row: ofLearner,
    insert: { user_id: people.learner, minutes_a_day: 20 },
    beforeInsert: 'delete from public.paces',
    update: { minutes_a_day: 20 },
    expect: {
      anon: nothing,
      learner: ['allowed', 'allowed', 'allowed', 'denied'],
      otherLearner: ['no rows', 'denied', 'no rows', 'denied'],
      admin: ['no rows', 'denied', 'no rows', 'denied'],
      service: everything,
    },
  },
  {
    table: 'mail_preferences',
    row: ofLearner,
    insert: { user_id: people.otherLearner, reminder: true },
    update: { hour: 9 },
    expect: servedToOwner,
  },
  {
    table: 'skill_states',
    row: ofLearner,
    insert: { user_id: people.learner, skill: 'read-quote', status: 'mastered', state: {} },
    update: { status: 'mastered' },
    expect: servedToOwner,
  },
  {
    table: 'review_questions',
    row: ofLearner,
    insert: {
      user_id: people.learner,
      skill: 'position-size',
      lesson_id: lessons.freeQuiz,
      activity: '',
      item_id: 'b',
      day: '2026-11-20',
    },
    update: { is_right: true },
    expect: kept,
  },
  {
    table: 'learner_paths',
    row: ofLearner,
    insert: { user_id: people.learner, course_id: courses.crypto },
    beforeInsert: 'delete from public.learner_paths',
    update: { course_id: courses.crypto },
    expect: kept,
  },
  {
    table: 'test_outs',
    row: ofLearner,
    insert: { user_id: people.learner, module_id: modules.second },
    update: { is_passed: true, finished_at: '2026-11-20', day: '2026-11-20' },
    expect: kept,
  },
  {
    table: 'test_out_questions',
    row: ofLearner,
    insert: {
      test_out_id: testOut,
      place: 2,
      user_id: people.learner,
      skill: 'position-size',
      lesson_id: lessons.freeQuiz,
      item_id: 'b',
    },
    update: { is_right: true, answered_at: '2026-11-20' },
    expect: {
      anon: nothing,
      learner: nothing,
      otherLearner: nothing,
      admin: nothing,
      service: ['allowed', 'allowed', 'allowed', 'denied'],
    },
  },
  {
    table: 'puzzle_answers',
    row: ofLearner,
    insert: { user_id: people.learner, day: '2026-11-21', answer: '50', is_right: true },
    update: { is_right: true },
    expect: appended,
  },
  {
    table: 'simulation_states',
    row: ofLearner,
    insert: {
      user_id: people.learner,
      lesson_id: lessons.crypto,
      activity: 'spins',
      settings: {},
      run: 1,
      spread: true,
    },
    update: { run: 2 },
    expect: kept,
  },
  {
    table: 'challenge_tries',
    row: ofLearner,
    insert: { user_id: people.learner, lesson_id: lessons.crypto, activity: 'another', seed: 2 },
    update: { choices: {}, is_met: true, finished_at: '2026-11-20' },
    expect: kept,
  },
  {
    table: 'onboarding_steps',
    row: `${ofLearner} and step_name = 'welcome'`,
    insert: { user_id: people.learner, step_name: 'profile', completed: false, data: {} },
    update: { completed: true },
    expect: {
      anon: nothing,
      learner: ['allowed', 'allowed', 'allowed', 'denied'],
      otherLearner: ['no rows', 'denied', 'no rows', 'denied'],
      admin: ['allowed', 'denied', 'no rows', 'denied'],
      service: everything,
    },
  },
  {
    table: 'certificates',
    row: ofLearner,
    insert: { user_id: people.learner, course_id: courses.crypto },
    update: { course_id: courses.crypto },
    expect: { ...servedToOwner, admin: readOnly },
  },
];
