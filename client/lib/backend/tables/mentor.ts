import type { RefersTo, Table, Timestamp } from './table.ts';

export type MentorConversationRow = {
  id: string;
  user_id: string;
  title: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type MentorMessageRow = {
  id: string;
  conversation_id: string;
  user_id: string;
  role: 'user' | 'assistant';
  content: string;
  /** What answered, see the column's comment; null for what the learner says. */
  answered_by: string | null;
  created_at: Timestamp;
};

export type MentorTables = {
  mentor_conversations: Table<MentorConversationRow>;
  mentor_messages: Table<MentorMessageRow, never, [RefersTo<'conversation_id', 'mentor_conversations'>]>;
};
