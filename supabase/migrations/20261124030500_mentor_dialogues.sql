-- Dialogues about misconceptions: what was answered in them, so that they go on on every device, and what came of them.

create table public.mentor_dialogues (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  misconception text not null check (char_length(misconception) between 1 and 100),
  turn smallint not null default floor(random() * 1000) check (turn between 0 and 999),
  answers smallint[] not null default '{}' check (cardinality(answers) <= 20),
  is_right boolean,
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  check ((finished_at is null) = (is_right is null))
);
comment on table public.mentor_dialogues is
  'One dialogue of the mentor with a learner about a misconception, open until its item is answered.';
comment on column public.mentor_dialogues.turn is 'By how much the choices are turned.';
comment on column public.mentor_dialogues.answers is 'Places of the choices that were chosen, in their order; the last one answers the item.';
comment on column public.mentor_dialogues.is_right is 'Whether the item was answered right.';
create unique index mentor_dialogues_open_idx on public.mentor_dialogues (user_id, misconception)
  where finished_at is null;
create index mentor_dialogues_user_id_idx on public.mentor_dialogues (user_id, started_at);

revoke all on table public.mentor_dialogues from anon, authenticated, service_role;
alter table public.mentor_dialogues enable row level security;
grant select on table public.mentor_dialogues to authenticated;
grant select, insert, update, delete on table public.mentor_dialogues to service_role;
create policy "Learners see their own dialogues" on public.mentor_dialogues
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.mentor_dialogues as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.mentor_dialogues as restrictive
  for select to authenticated using ((select private.session_is_own()));
