-- What answered a question, so that the mentor does not suggest it again.

alter table public.mentor_messages
  add column answered_by text check (char_length(answered_by) between 1 and 100);
comment on column public.mentor_messages.answered_by is
  'What answered: the id of an intent or a topic of content/mentor, passage, locked, advice or default. Null for what '
  'the learner says, and for older replies.';
