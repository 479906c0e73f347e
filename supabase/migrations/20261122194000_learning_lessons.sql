-- What a learner has of single lessons besides their completion: where they left each, marks to find them again, reports of
-- problems; and the wish to hear of the next module of a course.
-- replaces: 20261121133000 20261121133100 20261121133200 20261121184300 20261122160100
-- of release: 0.1.0

-- ---------------------------------------------------------------- positions

-- Where a learner left each lesson, so that it reopens there on any device. The latest row of a course is the
-- lesson that the course reopens with.
create table public.lesson_positions (
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  lesson_id uuid not null references public.lessons,
  course_id uuid not null,
  position numeric(8, 3) not null default 0 check (position between 0 and 86400),
  updated_at timestamptz not null default now(),
  primary key (user_id, lesson_id)
);
comment on table public.lesson_positions is
  'Where a learner left a lesson. The latest write wins, from whichever device.';
comment on column public.lesson_positions.course_id is 'Copied from the lesson by the database.';
comment on column public.lesson_positions.position is
  'Seconds in a video or lecture; the share of a text that lies above the top of the window, 0 to 1.';
create index lesson_positions_lesson_id_idx on public.lesson_positions (lesson_id);
create index lesson_positions_user_id_course_id_updated_at_idx
  on public.lesson_positions (user_id, course_id, updated_at desc);

revoke all on table public.lesson_positions from anon, authenticated, service_role;
alter table public.lesson_positions enable row level security;
grant select, insert (user_id, lesson_id, position), update (user_id, lesson_id, position)
  on table public.lesson_positions to authenticated;
grant select, insert, update, delete on table public.lesson_positions to service_role;
create policy "Learners see their own positions" on public.lesson_positions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Learners keep positions in lessons they may open" on public.lesson_positions
  for insert to authenticated
  with check (user_id = (select auth.uid()) and public.can_open_lesson(lesson_id));
create policy "Learners move their own positions" on public.lesson_positions
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and public.can_open_lesson(lesson_id));
create policy "Every step of signing in is passed" on public.lesson_positions as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

create function private.apply_lesson_position() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.course_id := (select course_id from public.lessons where id = new.lesson_id);
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.apply_lesson_position() is 'Sets course_id, and updated_at by the clock of the database.';
revoke all on function private.apply_lesson_position() from public;

create trigger apply_lesson_position before insert or update on public.lesson_positions
  for each row execute function private.apply_lesson_position();

-- ---------------------------------------------------------------- bookmarks

-- Lessons a learner wants to find again. There are never more rows than lessons, so nothing else bounds them.
create table public.bookmarks (
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  lesson_id uuid not null references public.lessons,
  created_at timestamptz not null default now(),
  primary key (user_id, lesson_id)
);
comment on table public.bookmarks is 'A learner marked a lesson, open to them or not.';
create index bookmarks_lesson_id_idx on public.bookmarks (lesson_id);

revoke all on table public.bookmarks from anon, authenticated, service_role;
alter table public.bookmarks enable row level security;
grant select, insert (user_id, lesson_id), delete on table public.bookmarks to authenticated;
grant select, insert, update, delete on table public.bookmarks to service_role;
create policy "Learners see their own bookmarks" on public.bookmarks
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Learners set their own bookmarks" on public.bookmarks
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Learners remove their own bookmarks" on public.bookmarks
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.bookmarks as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

-- ---------------------------------------------------------------- problem reports

-- "Report a problem" with a lesson or with one item of a quiz. An admin resolves or dismisses it, with a note, or opens it
-- again.
create table public.problem_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references auth.users on delete set null,
  lesson_id uuid not null references public.lessons,
  item_id text check (char_length(item_id) between 1 and 100),
  kind text not null check (kind in ('mistake', 'unclear', 'broken', 'other')),
  text text not null check (char_length(btrim(text)) > 0 and char_length(text) <= 2000),
  status text not null default 'open' check (status in ('open', 'resolved', 'dismissed')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_note text check (char_length(btrim(settled_note)) between 1 and 1000),
  constraint problem_reports_settled_check check (
    case when status = 'open' then settled_at is null and settled_note is null else settled_at is not null end
  )
);
comment on table public.problem_reports is
  'What a learner found wrong with a lesson. A report is about the lesson, so it outlives the account.';
comment on column public.problem_reports.item_id is 'The item of the quiz; null when the whole lesson is meant.';
comment on column public.problem_reports.settled_note is
  'What was done about it, or why nothing was; its author reads it too.';
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
create policy "Every step of signing in is passed" on public.problem_reports as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

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

-- ---------------------------------------------------------------- notices of modules

-- Learners who want a mail when the next module of a course is written. There are never more rows than courses for each,
-- so nothing else bounds them.
create table public.module_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  course_id uuid not null references public.courses on delete cascade,
  created_at timestamptz not null default now(),
  told_until timestamptz not null,
  unique (user_id, course_id)
);
comment on table public.module_notices is
  'A learner wants a mail about each further module of a course, until they want none.';
comment on column public.module_notices.told_until is
  'Modules written until then are known to the learner: they were ready when the learner asked, or a mail has told of them.';
create index module_notices_course_id_idx on public.module_notices (course_id);

revoke all on table public.module_notices from anon, authenticated, service_role;
alter table public.module_notices enable row level security;
grant select, insert (user_id, course_id), delete on table public.module_notices to authenticated;
grant select, insert, update, delete on table public.module_notices to service_role;
create policy "Learners see what they want to hear of" on public.module_notices
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Learners ask to hear of a course on offer" on public.module_notices
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (select from public.courses where courses.id = course_id and is_active)
  );
create policy "Learners want no more mails" on public.module_notices
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Who has no address asks for no mail" on public.module_notices
  as restrictive for insert to authenticated
  with check (not coalesce(((select auth.jwt()) ->> 'is_anonymous')::boolean, false));
create policy "Every step of signing in is passed" on public.module_notices as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

-- By what the learner can see, not by the clock: a module that an import writes at this moment is not seen yet.
create function private.set_told_until() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.told_until := coalesce(
    (select max(modules.written_at) from public.modules where modules.course_id = new.course_id), '-infinity'
  );
  return new;
end;
$$;
comment on function private.set_told_until() is 'The newest module that is written is known to whoever asks now.';
revoke all on function private.set_told_until() from public;
create trigger set_told_until before insert on public.module_notices
  for each row execute function private.set_told_until();
