import { conversation, people } from '../world.ts';
import { everything, nothing, type Outcomes, type TableAccess } from './table-access.ts';

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
];
