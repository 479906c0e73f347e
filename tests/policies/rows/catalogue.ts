import { courses, lessons, modules } from '../world.ts';
import { everything, nothing, readOnly, seesNone, type TableAccess } from './table-access.ts';

const publicOutline: TableAccess['expect'] = {
  anon: readOnly,
  learner: readOnly,
  otherLearner: readOnly,
  admin: readOnly,
  service: everything,
};

const unusedLesson = `
  insert into public.lessons (id, module_id, course_id, slug, title, description, content_type,
    duration_minutes, order_index, author, reviewed_on)
  values ('00000000-0000-4000-8000-000000000099', '${modules.first}', '${courses.risk}', 'unused', '', '',
    'text', 5, 9, 'Editors', '2026-11-20')`;

export const catalogue: readonly TableAccess[] = [
  {
    table: 'courses',
    // Nothing refers to it, so that the service can delete it.
    row: `slug = 'unused'`,
    insert: {
      slug: 'forex',
      title: 'Forex',
      description: '',
      level: 'Beginner',
      color_gradient: 'plum',
      duration_weeks: 8,
      modules_count: 32,
    },
    update: { title: 'Forged' },
    expect: publicOutline,
  },
  {
    table: 'modules',
    row: `slug = 'unused'`,
    insert: {
      course_id: courses.risk,
      slug: 'fourth',
      title: 'Fourth',
      description: '',
      order_index: 4,
      week: 4,
    },
    update: { order_index: 1 },
    expect: publicOutline,
  },
  {
    table: 'lessons',
    row: `id = '${lessons.thirdText}'`,
    insert: {
      module_id: modules.third,
      course_id: courses.risk,
      slug: 'added',
      title: 'Added',
      description: '',
      content_type: 'text',
      duration_minutes: 5,
      order_index: 2,
      author: 'Editors',
      reviewed_on: '2026-11-20',
    },
    update: { is_free: true },
    expect: publicOutline,
  },
  {
    table: 'skill_strands',
    // Nothing refers to it, so that the service can delete it.
    row: `id = 'unused'`,
    insert: { id: 'costs', name: 'Costs', order_index: 2 },
    update: { name: 'Forged' },
    expect: publicOutline,
  },
  {
    table: 'skills',
    row: `id = 'sizing'`,
    insert: { id: 'quotes', strand_id: 'risk', name: 'Quotes', can_do: '', level: 1, order_index: 3 },
    update: { can_do: 'Forged' },
    expect: publicOutline,
  },
  {
    table: 'skill_prerequisites',
    row: `skill_id = 'sizing'`,
    insert: { skill_id: 'stops', prerequisite_id: 'sizing' },
    update: { prerequisite_id: 'stops' },
    expect: publicOutline,
  },
  {
    table: 'misconceptions',
    row: `id = 'never'`,
    insert: { id: 'always', skill_id: 'stops', belief: '', why_wrong: '' },
    update: { belief: 'Forged' },
    expect: { anon: nothing, learner: nothing, otherLearner: nothing, admin: nothing, service: everything },
  },
  {
    table: 'lesson_bodies',
    row: `lesson_id = '${lessons.thirdText}'`,
    beforeInsert: unusedLesson,
    insert: { lesson_id: '00000000-0000-4000-8000-000000000099', html: '<p>', body_hash: '' },
    update: { html: '<p>Forged' },
    expect: {
      anon: seesNone,
      learner: readOnly,
      otherLearner: seesNone,
      admin: readOnly,
      service: everything,
    },
  },
  {
    table: 'lesson_recordings',
    row: `lesson_id = '${lessons.thirdText}'`,
    insert: {
      lesson_id: lessons.thirdText,
      kind: 'voice',
      language: 'hi',
      object_name: 'forged',
      media_type: 'audio/mpeg',
      cues: '[]',
      body_hash: '',
    },
    update: { language: 'es' },
    expect: {
      anon: seesNone,
      learner: readOnly,
      otherLearner: seesNone,
      admin: readOnly,
      service: everything,
    },
  },
  {
    table: 'quiz_answer_keys',
    row: `lesson_id = '${lessons.freeQuiz}'`,
    insert: { lesson_id: lessons.freeQuiz, item_id: 'b', key: {} },
    update: { key: {} },
    expect: { anon: nothing, learner: nothing, otherLearner: nothing, admin: nothing, service: everything },
  },
  {
    table: 'activity_keys',
    row: `lesson_id = '${lessons.crypto}'`,
    insert: { lesson_id: lessons.crypto, activity: 'check', key: {} },
    update: { key: {} },
    expect: { anon: nothing, learner: nothing, otherLearner: nothing, admin: nothing, service: everything },
  },
];
