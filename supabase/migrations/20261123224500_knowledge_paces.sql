-- How much each learner wants to do, and questions of drills beside those of reviews.

-- ---------------------------------------------------------------- paces

create table public.paces (
  user_id uuid primary key default auth.uid() references auth.users on delete cascade,
  minutes_a_day smallint not null default 15 check (minutes_a_day in (5, 10, 15, 20, 30, 45, 60)),
  days_a_week smallint not null default 5 check (days_a_week in (2, 3, 4, 5, 6, 7)),
  target_recall numeric(3, 2) not null default 0.9 check (target_recall in (0.8, 0.85, 0.9, 0.95)),
  updated_at timestamptz not null default now()
);
comment on table public.paces is
  'How much a learner wants: minutes a day, days a week, and the share of reviews to recall. Who has chosen nothing has no row.';

revoke all on table public.paces from anon, authenticated, service_role;
alter table public.paces enable row level security;
grant select, insert (user_id, minutes_a_day, days_a_week, target_recall),
  update (user_id, minutes_a_day, days_a_week, target_recall) on table public.paces to authenticated;
grant select, insert, update, delete on table public.paces to service_role;
create policy "Learners see their own pace" on public.paces
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Learners choose their pace" on public.paces
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Learners change their own pace" on public.paces
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.paces as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.paces as restrictive
  for select to authenticated using ((select private.session_is_own()));

create function private.apply_pace() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.apply_pace() is 'Sets updated_at at each change.';
revoke all on function private.apply_pace() from public;
create trigger apply_pace before update on public.paces
  for each row execute function private.apply_pace();

alter table private.learner_days drop column target_recall;

-- ---------------------------------------------------------------- drills

alter table public.review_questions add column place text not null default 'review' check (place in ('review', 'drill'));
comment on table public.review_questions is
  'Every question of a review or a drill with what was answered; the first answer counts.';
comment on column public.review_questions.place is 'What asked it.';
-- One question of each at a time, on all devices together.
drop index public.review_questions_user_id_idx;
create unique index review_questions_user_id_place_idx on public.review_questions (user_id, place) where settled_at is null;
