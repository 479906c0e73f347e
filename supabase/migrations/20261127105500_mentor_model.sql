-- A language model that rewords the mentor's answers, where an operator connects one: what it may cost, what it did, and who
-- has agreed to it.

alter table public.mentor_settings add column rephrases boolean not null default false;
comment on column public.mentor_settings.rephrases is
  'Whether the learner''s questions may be sent to the language model that the operator has connected.';
grant insert (rephrases), update (rephrases) on table public.mentor_settings to authenticated;

alter table public.mentor_messages add column is_rephrased boolean not null default false;
comment on column public.mentor_messages.is_rephrased is 'Whether the reply is in the words of a language model.';
alter table public.mentor_messages add unique (id, user_id);

create index mentor_messages_unanswered_idx on public.mentor_messages (created_at)
  where answered_by in ('default', 'locked');

-- ---------------------------------------------------------------- mentor_model_settings

create table public.mentor_model_settings (
  is_only boolean primary key default true check (is_only),
  is_on boolean not null default false,
  replies_per_learner integer not null default 30 check (replies_per_learner between 0 and 10000),
  tokens_per_learner integer not null default 150000 check (tokens_per_learner between 0 and 1000000000),
  tokens_per_day integer not null default 2000000 check (tokens_per_day between 0 and 1000000000),
  input_price numeric(9, 4) not null default 0 check (input_price between 0 and 10000),
  output_price numeric(9, 4) not null default 0 check (output_price between 0 and 10000),
  updated_at timestamptz not null default now()
);
comment on table public.mentor_model_settings is
  'What the operator allows the language model: one row. Off until an admin switches it on.';
comment on column public.mentor_model_settings.tokens_per_learner is 'A day (UTC), question and reply together.';
comment on column public.mentor_model_settings.tokens_per_day is 'Of all learners together, on a day (UTC).';
comment on column public.mentor_model_settings.input_price is
  'For a million tokens, in the currency of the operator''s contract.';
insert into public.mentor_model_settings default values;

revoke all on table public.mentor_model_settings from anon, authenticated, service_role;
alter table public.mentor_model_settings enable row level security;
grant select, update on table public.mentor_model_settings to service_role;
create trigger set_updated_at before update on public.mentor_model_settings
  for each row execute function private.set_updated_at();

-- ---------------------------------------------------------------- mentor_rephrasings

create table public.mentor_rephrasings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  day date not null,
  outcome text not null check (outcome in ('open', 'shown', 'fallback', 'stopped', 'refused')),
  reason text check (char_length(reason) between 1 and 40),
  input_tokens integer not null default 0 check (input_tokens >= 0),
  output_tokens integer not null default 0 check (output_tokens >= 0),
  began_at timestamptz not null default clock_timestamp()
);
comment on table public.mentor_rephrasings is
  'Each time the language model was to reword a reply, what it took and what became of it. Says nothing of what was asked. '
  'An open one counts with the most it may take, so that a server that went away leaves no hole in the budgets.';
create index mentor_rephrasings_user_id_day_idx on public.mentor_rephrasings (user_id, day);
create index mentor_rephrasings_day_idx on public.mentor_rephrasings (day);

revoke all on table public.mentor_rephrasings from anon, authenticated, service_role;
alter table public.mentor_rephrasings enable row level security;
grant select, insert, update, delete on table public.mentor_rephrasings to service_role;

-- ---------------------------------------------------------------- mentor_ratings

create table public.mentor_ratings (
  message_id uuid primary key,
  user_id uuid not null default auth.uid(),
  is_helpful boolean not null,
  rated_at timestamptz not null default now(),
  foreign key (message_id, user_id) references public.mentor_messages (id, user_id) on delete cascade
);
comment on table public.mentor_ratings is 'The thumb under a reply of the mentor; it goes with its conversation.';
create index mentor_ratings_message_id_user_id_idx on public.mentor_ratings (message_id, user_id);
create index mentor_ratings_user_id_idx on public.mentor_ratings (user_id);

revoke all on table public.mentor_ratings from anon, authenticated, service_role;
alter table public.mentor_ratings enable row level security;
grant select, delete, insert (message_id, user_id, is_helpful), update (message_id, user_id, is_helpful)
  on table public.mentor_ratings to authenticated;
grant select, insert, update, delete on table public.mentor_ratings to service_role;
create policy "Learners see their own ratings" on public.mentor_ratings
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Learners rate replies to them" on public.mentor_ratings
  for insert to authenticated with check (
    user_id = (select auth.uid()) and exists (
      select from public.mentor_messages where mentor_messages.id = message_id and mentor_messages.role = 'assistant'
    )
  );
create policy "Learners change their ratings" on public.mentor_ratings
  for update to authenticated using (user_id = (select auth.uid())) with check (
    user_id = (select auth.uid()) and exists (
      select from public.mentor_messages where mentor_messages.id = message_id and mentor_messages.role = 'assistant'
    )
  );
create policy "Learners take their ratings back" on public.mentor_ratings
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.mentor_ratings as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.mentor_ratings as restrictive
  for select to authenticated using ((select private.session_is_own()));
