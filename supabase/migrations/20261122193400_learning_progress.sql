-- Who takes which course, which lessons they have completed, and what that makes of their enrolment. It is decided here: a
-- browser may send anything.
-- replaces: 20261121090300 20261121090500 20261121090800 20261121110000 20261121134200 20261122201200
-- of release: 0.1.0

-- ---------------------------------------------------------------- lessons completed

create table public.user_progress (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  course_id uuid not null,
  module_id uuid not null,
  lesson_id uuid not null references public.lessons,
  completed boolean not null default false,
  completed_at timestamptz,
  score integer check (score between 0 and 100),
  unique (user_id, lesson_id),
  check (completed = (completed_at is not null))
);
comment on table public.user_progress is
  'One row per learner and lesson. A completed lesson stays completed: sending the row again changes nothing.';
comment on column public.user_progress.course_id is 'Copied from the lesson by the database, as is module_id.';
comment on column public.user_progress.completed_at is 'When it was first completed, by the clock of the database.';
comment on column public.user_progress.score is
  '100 for a completed text or video, the percentage of the best attempt for a quiz.';
create index user_progress_lesson_id_idx on public.user_progress (lesson_id);
create index user_progress_user_id_course_id_idx on public.user_progress (user_id, course_id);
create index user_progress_completed_at_idx on public.user_progress (completed_at) where completed_at is not null;

-- Every column of the upsert that the product's client makes can be written; what is computed is overwritten.
revoke all on table public.user_progress from anon, authenticated, service_role;
alter table public.user_progress enable row level security;
grant select,
  insert (user_id, module_id, lesson_id, completed, completed_at, score),
  update (user_id, module_id, lesson_id, completed, completed_at, score)
  on table public.user_progress to authenticated;
grant select, insert, update, delete on table public.user_progress to service_role;
create policy "Learners see their own progress" on public.user_progress
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Learners record their own progress" on public.user_progress
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Learners update their own progress" on public.user_progress
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.user_progress as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

-- Runs as the caller, so that current_user tells a learner from the server. `old` is null on insert. What may be opened is
-- decided by can_open_lesson (catalogue_lessons), which reads progress itself and therefore comes later.
create function private.apply_progress_rules() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  lesson public.lessons;
  by_learner constant boolean := current_user in ('anon', 'authenticated');
  was_completed constant boolean := coalesce(old.completed, false);
begin
  new.lesson_id := coalesce(old.lesson_id, new.lesson_id);
  select * into lesson from public.lessons where id = new.lesson_id;
  if not found then
    raise exception 'There is no such lesson.' using hint = 'lesson-not-found';
  end if;

  if not was_completed then
    if not exists (
      select from public.enrollments where user_id = new.user_id and course_id = lesson.course_id
    ) then
      raise exception 'Enrol in the course of this lesson first.' using hint = 'enrol-first';
    end if;
    if by_learner and not public.can_open_lesson(lesson.id) then
      raise exception 'Your plan does not include this lesson.' using hint = 'plan-needed';
    end if;
    if by_learner and new.completed and lesson.content_type = 'quiz' then
      raise exception 'A quiz is completed by passing it.' using hint = 'quiz-not-passed';
    end if;
  end if;

  new.course_id := lesson.course_id;
  new.module_id := lesson.module_id;
  new.completed := new.completed or was_completed;
  new.completed_at := case when new.completed then coalesce(old.completed_at, now()) end;
  new.score := case
    when lesson.content_type <> 'quiz' then case when new.completed then 100 end
    when by_learner then old.score
    else greatest(old.score, new.score)
  end;
  return new;
end;
$$;
comment on function private.apply_progress_rules() is
  'Refuses with the hints lesson-not-found, enrol-first, plan-needed, quiz-not-passed; computes every other column.';
revoke all on function private.apply_progress_rules() from public;

create trigger apply_progress_rules before insert or update on public.user_progress
  for each row execute function private.apply_progress_rules();

-- ---------------------------------------------------------------- courses taken

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
create index enrollments_created_at_idx on public.enrollments (created_at);
create index enrollments_completed_at_idx on public.enrollments (completed_at) where completed_at is not null;

revoke all on table public.enrollments from anon, authenticated, service_role;
alter table public.enrollments enable row level security;
grant select, insert (user_id, course_id), delete on table public.enrollments to authenticated;
grant select, insert, update, delete on table public.enrollments to service_role;
create policy "Learners see their own enrolments, admins all" on public.enrollments
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "Learners enrol themselves" on public.enrollments
  for insert to authenticated with check (user_id = (select auth.uid()));
-- An enrolment can be undone as long as nothing was done in it. The percentage alone does not tell: one lesson of three
-- hundred rounds to 0, and a quiz passed before the enrolment counts from its first moment.
create policy "Learners leave a course they have not begun" on public.enrollments
  for delete to authenticated using (
    user_id = (select auth.uid())
    and not exists (
      select from public.user_progress
      where user_progress.user_id = enrollments.user_id
        and user_progress.course_id = enrollments.course_id
        and user_progress.completed_at > enrollments.created_at
    )
  );
-- An installation may let visitors in without an address (`enable_anonymous_sign_ins`). They have the role of learners
-- but are none yet: a course is taken by somebody who can come back to it.
create policy "Who has no address does not enrol" on public.enrollments
  as restrictive for insert to authenticated
  with check (not coalesce(((select auth.jwt()) ->> 'is_anonymous')::boolean, false));
create policy "Every step of signing in is passed" on public.enrollments as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

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

-- A policy of the catalogue, here because it asks for the enrolment.
create policy "Learners see the courses they take, active or not" on public.courses
  for select to authenticated using (private.is_enrolled((select auth.uid()), id));

-- A trigger and not a policy, so that the learner gets a reason. What one learner can make the append-only events grow by
-- is bounded, by enrolling and leaving, too.
create function private.guard_enrollment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from public.courses where id = new.course_id and is_active) then
    raise exception 'This course is not open for enrolment.' using hint = 'course-not-active';
  end if;
  if 100 <= (
    select count(*) from public.learning_events
    where user_id = new.user_id and verb = 'enrolled' and occurred_at > now() - interval '1 day'
  ) then
    raise exception 'A hundred enrolments a day are enough.' using hint = 'too-many-enrolments';
  end if;
  return new;
end;
$$;
comment on function private.guard_enrollment() is
  'Refuses with the hints course-not-active and, from the 101st enrolment of a learner within 24 hours, '
  'too-many-enrolments.';
revoke all on function private.guard_enrollment() from public;

create trigger guard_enrollment before insert on public.enrollments
  for each row execute function private.guard_enrollment();

-- Progress is computed while the row is written, whoever writes it. Two lessons completed at the same moment
-- wait for each other at the enrolment's row lock, and the second one counts the first.
create function private.compute_course_progress() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  total integer;
  done integer;
  more_to_come boolean;
begin
  select count(*), count(*) filter (where user_progress.completed)
  into total, done
  from public.lessons
  left join public.user_progress
    on user_progress.lesson_id = lessons.id and user_progress.user_id = new.user_id
  where lessons.course_id = new.course_id and lessons.retired_at is null;

  more_to_come := exists (
    select from public.modules
    where course_id = new.course_id and status = 'in_writing' and retired_at is null
  );

  new.progress := case
    when total = 0 then 0
    when done = total and not more_to_come then 100
    else least(round(100.0 * done / total), 99)
  end;
  new.completed_at := coalesce(old.completed_at, case when new.progress = 100 then now() end);
  return new;
end;
$$;
comment on function private.compute_course_progress() is
  'progress = completed / all lessons that are not retired x 100, rounded half up. At most 99 while a lesson is '
  'open or a module in writing. completed_at is set when 100 is first reached and kept for good.';
revoke all on function private.compute_course_progress() from public;

create trigger compute_course_progress before insert or update on public.enrollments
  for each row execute function private.compute_course_progress();

-- The functions below change nothing themselves: writing the enrolment makes it compute its progress.
create function private.refresh_progress_of_learner() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  changed constant public.user_progress := coalesce(new, old);
begin
  update public.enrollments set course_id = course_id
  where user_id = changed.user_id and course_id = changed.course_id;
  return null;
end;
$$;
comment on function private.refresh_progress_of_learner() is
  'Lets an enrolment compute its progress anew when its learner completed a lesson.';
revoke all on function private.refresh_progress_of_learner() from public;

create trigger refresh_progress_after_insert after insert on public.user_progress
  for each row when (new.completed) execute function private.refresh_progress_of_learner();
create trigger refresh_progress_after_update after update on public.user_progress
  for each row when (new.completed and not old.completed)
  execute function private.refresh_progress_of_learner();
create trigger refresh_progress_after_delete after delete on public.user_progress
  for each row when (old.completed) execute function private.refresh_progress_of_learner();

-- Triggers of the catalogue, here because they write enrolments.
create function private.refresh_progress_of_course() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.enrollments set course_id = course_id where course_id = coalesce(new.course_id, old.course_id);
  return null;
end;
$$;
comment on function private.refresh_progress_of_course() is
  'Lets the enrolments in a course compute their progress anew when one of its modules or lessons changed.';
revoke all on function private.refresh_progress_of_course() from public;

create trigger refresh_progress_after_update after update on public.lessons
  for each row when (old.retired_at is distinct from new.retired_at)
  execute function private.refresh_progress_of_course();
create trigger refresh_progress_after_delete after delete on public.lessons
  for each row execute function private.refresh_progress_of_course();
create trigger refresh_progress_after_update after update on public.modules
  for each row when (old.status <> new.status or old.retired_at is distinct from new.retired_at)
  execute function private.refresh_progress_of_course();
create trigger refresh_progress_after_delete after delete on public.modules
  for each row execute function private.refresh_progress_of_course();

-- An import adds many lessons in one statement: their course is written once, not once per lesson.
create function private.refresh_progress_of_courses() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.enrollments set course_id = course_id where course_id in (select course_id from added);
  return null;
end;
$$;
comment on function private.refresh_progress_of_courses() is
  'Lets the enrolments in the courses of a statement that added modules or lessons compute their progress anew, once.';
revoke all on function private.refresh_progress_of_courses() from public;

create trigger refresh_progress_after_insert after insert on public.lessons
  referencing new table as added for each statement execute function private.refresh_progress_of_courses();
create trigger refresh_progress_after_insert after insert on public.modules
  referencing new table as added for each statement execute function private.refresh_progress_of_courses();

-- ---------------------------------------------------------------- exams and certificates

create function private.exam_is_closed(learner_id uuid, lesson_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select
    from public.lessons as exam
    join public.modules as own on own.id = exam.module_id
    join public.modules as earlier
      on earlier.course_id = own.course_id
      and earlier.order_index < own.order_index
      and earlier.retired_at is null
    left join public.lessons as asked on asked.module_id = earlier.id and asked.retired_at is null
    left join public.user_progress as done
      on done.lesson_id = asked.id and done.user_id = learner_id and done.completed
    where exam.id = exam_is_closed.lesson_id
      and (done.id is null or earlier.status = 'in_writing')
  ) and not exists (
    select from public.user_progress as passed
    where passed.user_id = learner_id and passed.lesson_id = exam_is_closed.lesson_id and passed.completed
  );
$$;
comment on function private.exam_is_closed(uuid, uuid) is
  'Whether an exam waits for a learner to complete the modules before its own; one in writing keeps it closed. Who has '
  'passed it may open it for good. The same rule as domain/learning: both run tests/cases/course-exam.json.';
revoke all on function private.exam_is_closed(uuid, uuid) from public;
grant execute on function private.exam_is_closed(uuid, uuid) to service_role;

-- Certificates earned. Issued by the server only.
create table public.certificates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  course_id uuid not null references public.courses,
  issued_at timestamptz not null default now(),
  unique (user_id, course_id)
);
comment on table public.certificates is 'One certificate per learner and course.';
create index certificates_course_id_idx on public.certificates (course_id);

revoke all on table public.certificates from anon, authenticated, service_role;
alter table public.certificates enable row level security;
grant select on table public.certificates to authenticated;
grant select, insert, update, delete on table public.certificates to service_role;
create policy "Learners see their own certificates, admins all" on public.certificates
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "Every step of signing in is passed" on public.certificates as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
