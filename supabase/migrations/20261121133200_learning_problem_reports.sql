-- "Report a problem" with a lesson or with one item of a quiz. Read by the admins.

create table public.problem_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references auth.users on delete set null,
  lesson_id uuid not null references public.lessons,
  item_id text check (char_length(item_id) between 1 and 100),
  kind text not null check (kind in ('mistake', 'unclear', 'broken', 'other')),
  text text not null check (char_length(btrim(text)) > 0 and char_length(text) <= 2000),
  status text not null default 'open' check (status in ('open', 'resolved', 'dismissed')),
  created_at timestamptz not null default now()
);
comment on table public.problem_reports is
  'What a learner found wrong with a lesson. A report is about the lesson, so it outlives the account.';
comment on column public.problem_reports.item_id is 'The item of the quiz; null when the whole lesson is meant.';
create index problem_reports_lesson_id_idx on public.problem_reports (lesson_id);
create index problem_reports_user_id_created_at_idx on public.problem_reports (user_id, created_at);
create index problem_reports_status_created_at_idx on public.problem_reports (status, created_at);

revoke all on table public.problem_reports from anon, authenticated, service_role;
alter table public.problem_reports enable row level security;
grant select, insert (user_id, lesson_id, item_id, kind, text) on table public.problem_reports to authenticated;
grant select, insert, update, delete on table public.problem_reports to service_role;
create policy "Learners see their own reports, admins all" on public.problem_reports
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));
-- The subquery obeys the policies of lessons: what cannot be seen cannot be reported.
create policy "Learners report lessons they see" on public.problem_reports
  for insert to authenticated
  with check (user_id = (select auth.uid()) and lesson_id in (select id from public.lessons));

-- A trigger and not a policy, so that the learner gets a reason.
create function private.limit_problem_reports() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if 20 <= (
    select count(*) from public.problem_reports
    where user_id = new.user_id and created_at > now() - interval '1 day'
  ) then
    raise exception 'Twenty reports a day are enough.' using hint = 'too-many-reports';
  end if;
  return new;
end;
$$;
comment on function private.limit_problem_reports() is
  'Refuses the 21st report of a learner within 24 hours, with the hint too-many-reports.';
revoke all on function private.limit_problem_reports() from public;

create trigger limit_problem_reports before insert on public.problem_reports
  for each row execute function private.limit_problem_reports();
