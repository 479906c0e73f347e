-- What one learner can make the append-only events grow by: enrolling and leaving, and attempts at quizzes, are bounded. What
-- a browser tells is believed of somebody who has passed every step of signing in, and once when two windows tell it.

create or replace function private.guard_enrollment() returns trigger
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

create function private.limit_quiz_attempts() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if 200 <= (
    select count(*) from public.quiz_attempts
    where user_id = new.user_id and started_at > now() - interval '1 day'
  ) then
    raise exception 'Two hundred attempts a day are enough.' using hint = 'too-many-attempts';
  end if;
  return new;
end;
$$;
comment on function private.limit_quiz_attempts() is
  'Refuses the 201st attempt of a learner within 24 hours, with the hint too-many-attempts.';
revoke all on function private.limit_quiz_attempts() from public;

create trigger limit_quiz_attempts before insert on public.quiz_attempts
  for each row execute function private.limit_quiz_attempts();

create function private.begin_record_of_lesson(lesson_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if not private.session_is_complete() then
    raise exception 'Pass the second step of signing in first.' using hint = 'second-step-needed';
  end if;
  if not public.can_open_lesson(begin_record_of_lesson.lesson_id) then
    raise exception 'This lesson is not open to you.' using hint = 'plan-needed';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 0));
end;
$$;
comment on function private.begin_record_of_lesson(uuid) is
  'Lets the windows of one learner tell what they do in a lesson one after the other. Refuses with the hints '
  'second-step-needed and plan-needed.';
revoke all on function private.begin_record_of_lesson(uuid) from public;

create or replace function public.record_lesson_opened(lesson_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  perform private.begin_record_of_lesson(record_lesson_opened.lesson_id);
  insert into public.learning_events (user_id, verb, course_id, lesson_id)
  select auth.uid(), 'lesson_opened', lessons.course_id, lessons.id
  from public.lessons
  where lessons.id = record_lesson_opened.lesson_id
    and not exists (
      select from public.learning_events
      where user_id = auth.uid() and verb = 'lesson_opened'
        and learning_events.lesson_id = lessons.id and occurred_at > now() - interval '10 minutes'
    );
  -- The course reopens with this lesson, wherever in it the learner was.
  insert into public.lesson_positions (user_id, lesson_id) values (auth.uid(), record_lesson_opened.lesson_id)
  on conflict on constraint lesson_positions_pkey do update set user_id = excluded.user_id;
end;
$$;
comment on function public.record_lesson_opened(uuid) is
  'The caller opened a lesson: an event, at most one in ten minutes, and the lesson the course reopens with. '
  'Refuses with the hints second-step-needed and plan-needed.';

create or replace function public.record_time_on_task(lesson_id uuid, seconds integer) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  believed integer;
begin
  -- Two windows that report the same minute wait for each other, and the second one finds it told.
  perform private.begin_record_of_lesson(record_time_on_task.lesson_id);
  select least(coalesce(seconds, 0), 300, floor(extract(epoch from clock_timestamp() - max(occurred_at))))
  into believed
  from public.learning_events
  where user_id = auth.uid() and verb = 'time_on_task' and occurred_at > now() - interval '1 hour';
  if believed > 0 then
    insert into public.learning_events (user_id, verb, course_id, lesson_id, details, occurred_at)
    select auth.uid(), 'time_on_task', course_id, id, jsonb_build_object('seconds', believed), clock_timestamp()
    from public.lessons where id = record_time_on_task.lesson_id;
  end if;
end;
$$;
comment on function public.record_time_on_task(uuid, integer) is
  'The caller worked on a lesson for some seconds: at most 300 at a time, and never more than have passed since the '
  'last report, so that the sum cannot exceed the time there was. Refuses with the hints second-step-needed and '
  'plan-needed.';
