-- A sum that the mentor works out is kept with its reply: it is drawn again when the conversation is opened again, and
-- what is asked next ("and with 2%?") goes on from it.

alter table public.mentor_messages
  add column working jsonb check (jsonb_typeof(working) = 'object' and pg_column_size(working) <= 2000);
comment on column public.mentor_messages.working is
  'The calculator, the values that the learner gave, what is missing and what came out. Null for everything else.';
