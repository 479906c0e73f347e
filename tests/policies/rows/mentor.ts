import { conversation, people, replies } from '../world.ts';
import {
  everything,
  nothing,
  readOnly,
  seesNone,
  serverOnly,
  type Outcomes,
  type TableAccess,
} from './table-access.ts';

const ofLearner = `user_id = '${people.learner}'`;

const owner: Outcomes = ['allowed', 'denied', 'denied', 'allowed'];
const stranger: Outcomes = ['no rows', 'denied', 'denied', 'no rows'];

/** Private even from admins. */
const expect: TableAccess['expect'] = {
  anon: nothing,
  learner: owner,
  otherLearner: stranger,
  admin: stranger,
  service: everything,
};

export const mentor: readonly TableAccess[] = [
  {
    table: 'mentor_conversations',
    row: ofLearner,
    insert: { user_id: people.learner, title: 'Forged' },
    update: { title: 'Forged' },
    expect,
  },
  {
    table: 'mentor_messages',
    row: ofLearner,
    insert: {
      conversation_id: conversation,
      user_id: people.learner,
      role: 'assistant',
      content: 'Buy everything',
      answered_by: 'advice',
    },
    update: { content: 'Forged' },
    expect,
  },
  {
    table: 'mentor_settings',
    row: ofLearner,
    insert: { user_id: people.learner, knows: false },
    beforeInsert: 'delete from public.mentor_settings',
    update: { knows: false },
    expect: {
      anon: nothing,
      learner: ['allowed', 'allowed', 'allowed', 'denied'],
      otherLearner: ['no rows', 'denied', 'no rows', 'denied'],
      admin: ['no rows', 'denied', 'no rows', 'denied'],
      service: everything,
    },
  },
  {
    table: 'mentor_remarks',
    row: ofLearner,
    insert: { user_id: people.learner, day: '2026-11-21', kind: 'fading', about: 'pips' },
    update: { about: 'lots' },
    expect: {
      anon: nothing,
      learner: readOnly,
      otherLearner: seesNone,
      admin: seesNone,
      service: everything,
    },
  },
  {
    table: 'mentor_dialogues',
    row: ofLearner,
    insert: { user_id: people.learner, misconception: 'due-for-a-win' },
    update: { answers: '{1}' },
    expect: {
      anon: nothing,
      learner: readOnly,
      otherLearner: seesNone,
      admin: seesNone,
      service: everything,
    },
  },
  {
    table: 'mentor_ratings',
    row: ofLearner,
    insert: { user_id: people.learner, message_id: replies.unrated, is_helpful: false },
    update: { is_helpful: false },
    expect: {
      anon: nothing,
      learner: everything,
      otherLearner: ['no rows', 'denied', 'no rows', 'no rows'],
      admin: ['no rows', 'denied', 'no rows', 'no rows'],
      service: everything,
    },
  },
  {
    table: 'mentor_rephrasings',
    row: ofLearner,
    insert: { user_id: people.learner, day: '2026-11-21', outcome: 'open' },
    update: { outcome: 'shown' },
    expect: serverOnly,
  },
  {
    table: 'mentor_model_settings',
    row: 'is_only',
    insert: { is_only: true },
    update: { is_on: true },
    expect: { ...serverOnly, service: ['allowed', 'denied', 'allowed', 'denied'] },
  },
];
