-- What the mentor may know of a learner, and what it has said without being asked.

-- ---------------------------------------------------------------- mentor_settings

create table public.mentor_settings (
  user_id uuid primary key default auth.uid() references auth.users on delete cascade,
  knows boolean not null default true,
  updated_at timestamptz not null default now()
);
comment on table public.mentor_settings is
  'Whether the mentor uses what is known of a learner. Who has chosen nothing has no row, and it does.';
comment on column public.mentor_settings.knows is
  'Without it the mentor answers from the lessons alone and says nothing unasked.';

revoke all on table public.mentor_settings from anon, authenticated, service_role;
alter table public.mentor_settings enable row level security;
grant select, insert (user_id, knows), update (user_id, knows) on table public.mentor_settings to authenticated;
grant select, insert, update, delete on table public.mentor_settings to service_role;
create policy "Learners see what their mentor may know" on public.mentor_settings
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Learners choose what their mentor may know" on public.mentor_settings
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Learners change what their mentor may know" on public.mentor_settings
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.mentor_settings as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.mentor_settings as restrictive
  for select to authenticated using ((select private.session_is_own()));
create trigger set_updated_at before update on public.mentor_settings
  for each row execute function private.set_updated_at();

-- ---------------------------------------------------------------- mentor_remarks

create table public.mentor_remarks (
  user_id uuid not null references auth.users on delete cascade,
  day date not null,
  kind text not null check (kind in ('belief', 'fading')),
  about text not null check (char_length(about) between 1 and 100),
  said_at timestamptz not null default clock_timestamp(),
  dismissed_at timestamptz,
  primary key (user_id, day, kind, about)
);
comment on table public.mentor_remarks is
  'What the mentor said without being asked: about a belief met twice (belief), or a skill that fades (fading).';
comment on column public.mentor_remarks.day is 'The learner''s day: nothing is said twice on it.';
comment on column public.mentor_remarks.about is 'The id of the misconception or of the skill.';

revoke all on table public.mentor_remarks from anon, authenticated, service_role;
alter table public.mentor_remarks enable row level security;
grant select on table public.mentor_remarks to authenticated;
grant select, insert, update, delete on table public.mentor_remarks to service_role;
create policy "Learners see what was said to them unasked" on public.mentor_remarks
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.mentor_remarks as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.mentor_remarks as restrictive
  for select to authenticated using ((select private.session_is_own()));
