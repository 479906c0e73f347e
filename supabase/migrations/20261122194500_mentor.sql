-- Conversations with the mentor, kept. Written by the server only; a learner reads and deletes their own.
-- replaces: 20261121091000 20261121140000
-- of release: 0.1.0

create table public.mentor_conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id)
);
comment on table public.mentor_conversations is
  'One chat. Private: no admin policy, since learners write about their money.';
create index mentor_conversations_user_id_updated_at_idx on public.mentor_conversations (user_id, updated_at desc);

revoke all on table public.mentor_conversations from anon, authenticated, service_role;
alter table public.mentor_conversations enable row level security;
grant select, delete on table public.mentor_conversations to authenticated;
grant select, insert, update, delete on table public.mentor_conversations to service_role;
create policy "Learners see their own conversations" on public.mentor_conversations
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Learners delete their own conversations" on public.mentor_conversations
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.mentor_conversations as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.mentor_conversations as restrictive
  for select to authenticated using ((select private.session_is_own()));

create trigger set_updated_at before update on public.mentor_conversations
  for each row execute function private.set_updated_at();

create table public.mentor_messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null,
  user_id uuid not null,
  role text not null check (role in ('user', 'assistant')),
  content text not null check (char_length(content) between 1 and 8000),
  created_at timestamptz not null default now(),
  -- Kept so that the mentor does not suggest it again.
  answered_by text check (char_length(answered_by) between 1 and 100),
  foreign key (conversation_id, user_id) references public.mentor_conversations (id, user_id) on delete cascade
);
comment on table public.mentor_messages is 'What was said, by the learner (user) and the mentor (assistant).';
comment on column public.mentor_messages.user_id is 'The learner of the conversation, also for the mentor''s replies.';
comment on column public.mentor_messages.answered_by is
  'What answered: the id of an intent or a topic of content/mentor, passage, locked, advice or default. Null for what '
  'the learner says, and for older replies.';
create index mentor_messages_conversation_id_idx on public.mentor_messages (conversation_id, user_id, created_at);
create index mentor_messages_user_id_idx on public.mentor_messages (user_id);

revoke all on table public.mentor_messages from anon, authenticated, service_role;
alter table public.mentor_messages enable row level security;
grant select, delete on table public.mentor_messages to authenticated;
grant select, insert, update, delete on table public.mentor_messages to service_role;
create policy "Learners see their own messages" on public.mentor_messages
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Learners delete their own messages" on public.mentor_messages
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.mentor_messages as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.mentor_messages as restrictive
  for select to authenticated using ((select private.session_is_own()));
