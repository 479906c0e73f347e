-- Which lessons a learner has completed, and what that makes of their enrolment. Both are decided here: a
-- browser may send anything.

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

-- Runs as the caller, so that current_user tells a learner from the server. `old` is null on insert.
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
revoke all on function private.refresh_progress_of_learner() from public;

create trigger refresh_progress_after_insert after insert on public.user_progress
  for each row when (new.completed) execute function private.refresh_progress_of_learner();
create trigger refresh_progress_after_update after update on public.user_progress
  for each row when (new.completed and not old.completed)
  execute function private.refresh_progress_of_learner();
create trigger refresh_progress_after_delete after delete on public.user_progress
  for each row when (old.completed) execute function private.refresh_progress_of_learner();

create function private.refresh_progress_of_course() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.enrollments set course_id = course_id where course_id = coalesce(new.course_id, old.course_id);
  return null;
end;
$$;
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
revoke all on function private.refresh_progress_of_courses() from public;

create trigger refresh_progress_after_insert after insert on public.lessons
  referencing new table as added for each statement execute function private.refresh_progress_of_courses();
create trigger refresh_progress_after_insert after insert on public.modules
  referencing new table as added for each statement execute function private.refresh_progress_of_courses();
