-- Who takes which course. How far they are is computed by the database (see learning_progress).

create table public.enrollments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  course_id uuid not null references public.courses,
  progress integer not null default 0 check (progress between 0 and 100),
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  unique (user_id, course_id)
);
comment on table public.enrollments is 'A learner takes a course. Learners write user_id and course_id only.';
comment on column public.enrollments.progress is 'Completed lessons / lessons of the course x 100; always computed.';
comment on column public.enrollments.completed_at is
  'When the course was first completed; computed, and kept when lessons are added later.';
create index enrollments_course_id_idx on public.enrollments (course_id);

revoke all on table public.enrollments from anon, authenticated, service_role;
alter table public.enrollments enable row level security;
grant select, insert (user_id, course_id), delete on table public.enrollments to authenticated;
grant select, insert, update, delete on table public.enrollments to service_role;
create policy "Learners see their own enrolments, admins all" on public.enrollments
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "Learners enrol themselves" on public.enrollments
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Learners leave a course they have not begun" on public.enrollments
  for delete to authenticated using (user_id = (select auth.uid()) and progress = 0);

create function private.is_enrolled(learner_id uuid, course_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.enrollments
    where enrollments.user_id = learner_id and enrollments.course_id = is_enrolled.course_id
  );
$$;
comment on function private.is_enrolled(uuid, uuid) is
  'Whether a learner takes a course. Past the policies, so that a policy on courses can ask without recursion.';
revoke all on function private.is_enrolled(uuid, uuid) from public;
grant execute on function private.is_enrolled(uuid, uuid) to authenticated, service_role;

create policy "Learners see the courses they take, active or not" on public.courses
  for select to authenticated using (private.is_enrolled((select auth.uid()), id));

-- A trigger and not a policy, so that the learner gets a reason.
create function private.guard_enrollment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from public.courses where id = new.course_id and is_active) then
    raise exception 'This course is not open for enrolment.' using hint = 'course-not-active';
  end if;
  return new;
end;
$$;
revoke all on function private.guard_enrollment() from public;

create trigger guard_enrollment before insert on public.enrollments
  for each row execute function private.guard_enrollment();
